"""Charts of reports: Vega-Lite drawings as SVG, made by vl-convert without a browser or a network."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape
from importlib import import_module
from typing import Any, Final

VEGA_LITE: Final = "5.20"
NUMBERS: Final = {"en": "en-US", "de": "de-DE", "nl": "nl-NL"}
"""How a language writes them."""
FONT: Final = "Verdana, DejaVu Sans, sans-serif"
"""Wide ones: where the reader has a narrower one, labels still have room."""
SEATS: Final = ("#a4442c", "#2f6b8f", "#6a8a2f", "#8a5a9e", "#c08a1e", "#4a4a4a")
CONFIG: Final = {
    "font": FONT,
    "axis": {"labelFontSize": 12, "titleFontSize": 12, "labelLimit": 320, "gridColor": "#e4ddd0"},
    "legend": {"labelFontSize": 12, "titleFontSize": 12},
    "view": {"stroke": None},
    "background": None,
    "padding": {"left": 24, "right": 12, "top": 5, "bottom": 5},
}
TOLD: Final = {"field": "told"}
MARK: Final = re.compile(r'<path aria-label="([^"]*)" role="graphics-symbol" aria-roledescription="(?:bar|point)"([^>]*)/>')
SPOKEN: Final = re.compile(r' (?:aria-[a-z]+|role)="[^"]*"')
SURROUNDINGS: Final = re.compile(r"^<\?xml[^>]*\?>|<!DOCTYPE[^>]*>")


def drawn(spec: dict[str, Any], described: str, language: str) -> str:
    """A chart as an `svg` element with a description for those who do not see it. Its bars and points tell what they are (`told` of their
    row) to whoever points at them; the rest of what would be read aloud is left out, since the tables say the same."""
    convert: Any = import_module("vl_convert")
    text: str = convert.vegalite_to_svg({**spec, "config": CONFIG}, vl_version=VEGA_LITE, format_locale=NUMBERS[language])
    text = SPOKEN.sub("", MARK.sub(r"<path\2><title>\1</title></path>", SURROUNDINGS.sub("", text)))
    return text.strip().replace("<svg ", f'<svg role="img" aria-label="{escape(described)}" ', 1)


def bars(rows: Sequence[dict[str, Any]], title: str, seat_title: str, percent: bool = False) -> dict[str, Any]:
    """Values of things with their intervals: rows have `name`, `told`, `value`, `low`, `high` and the `seat` that tells bars of a thing
    apart."""
    seats = list(dict.fromkeys(row["seat"] for row in rows))
    names = list(dict.fromkeys(row["name"] for row in rows))
    axis = {"title": title, **({"format": ".0%"} if percent else {})}
    place = {"field": "name", "type": "nominal", "sort": names, "title": None}
    offset = {"field": "seat", "sort": seats}
    return {
        "data": {"values": list(rows)},
        "width": 520,
        "height": {"step": 12 if len(seats) > 1 else 18},
        "encoding": {"y": place, "yOffset": offset},
        "layer": [
            {
                "mark": {"type": "bar"},
                "encoding": {
                    "x": {"field": "value", "type": "quantitative", "axis": axis},
                    "description": TOLD,
                    "color": {
                        "field": "seat",
                        "type": "nominal",
                        "sort": seats,
                        "title": seat_title,
                        "scale": {"range": list(SEATS)},
                        "legend": {} if len(seats) > 1 else None,
                    },
                },
            },
            {
                "mark": {"type": "rule", "color": "#222"},
                "encoding": {"x": {"field": "low", "type": "quantitative", "title": title}, "x2": {"field": "high"}},
            },
        ],
    }


def intervals(rows: Sequence[dict[str, Any]], title: str, percent: bool = False) -> dict[str, Any]:
    """Points with intervals around nothing: rows have `name`, `told`, `value`, `low`, `high` and `certain`."""
    names = list(dict.fromkeys(row["name"] for row in rows))
    axis = {"title": title, **({"format": ".0%"} if percent else {})}
    colour = {"condition": {"test": "datum.certain", "value": SEATS[0]}, "value": "#8a8378"}
    return {
        "data": {"values": list(rows)},
        "width": 520,
        "height": {"step": 16},
        "encoding": {"y": {"field": "name", "type": "nominal", "sort": names, "title": None}},
        "layer": [
            {"mark": {"type": "rule", "color": "#999"}, "encoding": {"x": {"datum": 0}, "y": None}},
            {
                "mark": {"type": "rule", "strokeWidth": 2},
                "encoding": {"x": {"field": "low", "type": "quantitative", "axis": axis}, "x2": {"field": "high"}, "color": colour},
            },
            {
                "mark": {"type": "point", "filled": True, "size": 60, "opacity": 1},
                "encoding": {"x": {"field": "value", "type": "quantitative", "axis": axis}, "color": colour, "description": TOLD},
            },
        ],
    }


def offers(rows: Sequence[dict[str, Any]], across: str, up: str, families: str) -> dict[str, Any]:
    """When components are taken, and how often of those who could: rows have `told`, `family`, `when` and `taken`."""
    return {
        "data": {"values": list(rows)},
        "width": 520,
        "height": 320,
        "mark": {"type": "point", "filled": True, "size": 50},
        "encoding": {
            "x": {"field": "when", "type": "quantitative", "axis": {"title": across, "format": ".0%"}, "scale": {"domain": [0, 1]}},
            "y": {"field": "taken", "type": "quantitative", "axis": {"title": up, "format": ".0%"}, "scale": {"domain": [0, 1]}},
            "color": {"field": "family", "type": "nominal", "title": families, "scale": {"scheme": "tableau20"}},
            "shape": {"field": "family", "type": "nominal", "title": families},
            "description": TOLD,
        },
    }
