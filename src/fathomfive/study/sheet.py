"""What every page that we write as one file has in common: the colours of the sea, paper and type."""

from __future__ import annotations

from html import escape

SHEET = """
:root{--air:#eaf4f4;--deep:#12465a;--trench:#0a2336;--paper:#f6efe0;--card:#fffaf0;--ink:#14212b;--choose:#ffcf5a;--good:#0f7d53;--bad:#b3261e}
*{box-sizing:border-box}
body{margin:0;font:16px/1.4 'Alegreya Sans',system-ui,sans-serif;color:var(--air);background:var(--trench)}
header,main{max-width:1100px;margin:auto;padding:12px 16px}
h1,h2{font-family:Alegreya,serif;margin:.4em 0}
h1{font-size:28px}
h2{font-size:21px}
.note{color:#b7d3d8;font-size:14px}
.grid{stroke:#ffffff2e}
.tick{fill:#dcebed;font-size:12px}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%}
th,td{padding:6px 10px;text-align:right;white-space:nowrap}
th:first-child,td:first-child{text-align:left}
th{font-weight:600;color:#b7d3d8;font-size:14px}
tr+tr td{border-top:1px solid #ffffff1f}
"""


def sheet(title: str, language: str, style: str, body: str) -> str:
    """A whole page that needs nothing else."""
    return "".join([
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title>{escape(title)}</title>',
        '<meta name="viewport" content="width=device-width,initial-scale=1">',
        f"<style>{SHEET}{style}</style></head><body>{body}</body></html>\n",
    ])  # fmt: skip
