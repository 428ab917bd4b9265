"""Duel Table: a desktop card table for duelling card games.

Layers, lowest first: ``engine`` (contracts), ``games.*`` (rules), ``bots``, ``match``; above the pygame line
``table``, ``games.*.table``, ``scenes``, ``app``. Imports go downwards only.
"""

__version__ = "0.1.0"
