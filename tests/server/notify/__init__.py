"""Notification: messages to browsers, webhooks and mailboxes."""
