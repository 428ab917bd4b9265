"""Castle Duel: two castles, ten cards each, secret supports. Rule numbers (C1 ...) name the rules page."""
