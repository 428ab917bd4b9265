"""The parts of menus and bars: each knows its place, draws itself as pictures and answers mouse and keys."""

from .base import BRASS_SHADE, Widget, fitted, row_height
from .buttons import Button, IconButton, Row
from .caps import cap_width, key_cap
from .choices import Choice, Named, Toggle
from .fields import Field, SearchField
from .labels import Captioned, Emblem, Heading, Label, Space, hairline

__all__ = [
    "BRASS_SHADE",
    "Button",
    "Captioned",
    "Choice",
    "Emblem",
    "Field",
    "Heading",
    "IconButton",
    "Label",
    "Named",
    "Row",
    "SearchField",
    "Space",
    "Toggle",
    "Widget",
    "cap_width",
    "fitted",
    "hairline",
    "key_cap",
    "row_height",
]
