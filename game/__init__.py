"""Duel Table: a desktop card table for duelling card games.

Layers, lowest first: ``engine`` (contracts), ``games.*`` (rules), ``bots``, ``match``; above the pygame line
``table``, ``games.*.table``, ``scenes``, ``app``. Imports go downwards only.
"""

__version__ = "0.1.0"

WORKER_FLAG = "--bot-worker"
"""With this on its command line the program is the worker of another one, and opens no window."""
