"""Lessons: a prepared position on the table, a teacher's words above it, and a rival who follows a script."""
