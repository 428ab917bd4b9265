"""Names every SVG below assets/ that holds what nanosvg cannot draw: `python build_scripts/art/lint.py`."""

from __future__ import annotations

import re
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

ASSETS = Path(__file__).resolve().parents[2] / "assets"
FORBIDDEN = frozenset(
    {"text", "tspan", "textPath", "use", "clipPath", "mask", "filter", "pattern", "image", "foreignObject"}
)
FORBIDDEN_ATTRIBUTES = frozenset({"clip-path", "mask", "filter"})
# A rule for an id: '#' before a name that a '{' follows (a colour such as #fff stands after a ':').
ID_RULE = re.compile(r"(?:^|[}\s,>+~])[\w.*-]*#[A-Za-z_][\w-]*[^{};:]*\{")


def faults_of(source: str) -> list[str]:
    """What is wrong with one picture, as short notes that name the element."""
    try:
        root = ElementTree.fromstring(source)
    except ElementTree.ParseError as error:
        return [f"not well-formed: {error}"]
    notes = [f"<svg>: no {name}" for name in ("viewBox", "width", "height") if name not in root.attrib]
    for node in root.iter():
        tag = str(node.tag).rpartition("}")[2]
        if tag in FORBIDDEN:
            notes.append(f"<{tag}>: not drawn")
        if tag == "style" and ID_RULE.search(node.text or ""):
            notes.append("<style>: # selector")
        for name, value in node.attrib.items():
            if name in FORBIDDEN_ATTRIBUTES:
                notes.append(f"<{tag}>: attribute {name}")
            if "hsl(" in value:
                notes.append(f"<{tag}>: hsl() in {name}")
        if "hsl(" in (node.text or ""):
            notes.append(f"<{tag}>: hsl() in its text")
    return notes


def main() -> int:
    """Prints every fault; 1 if there is any."""
    files = sorted(ASSETS.rglob("*.svg"))
    faults = [(file, note) for file in files for note in faults_of(file.read_text(encoding="utf-8"))]
    for file, note in faults:
        print(f"{file.relative_to(ASSETS.parent).as_posix()}: {note}")
    print(f"{len(files)} pictures, {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
