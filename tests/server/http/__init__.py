"""HTTP: what is answered to whom, and what is refused."""
