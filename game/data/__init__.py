"""Data files and folders: levels and assets read, user files kept."""
