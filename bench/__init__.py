"""Side-by-side benchmarks against named peers. `make bench` runs them all and reports ratios, never bare times."""
