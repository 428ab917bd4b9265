"""Audatia: two duellists with longswords, after Fiore dei Liberi."""
