"""What fills the window: title, set-up, table, result, rules, settings."""
