"""Notification: a message to a browser, a webhook or a mailbox. Who is told what, and when, is decided above."""
