"""How a lab's page looks, beyond what all our pages share."""

from __future__ import annotations

STYLE = """
header{padding-top:28px;background:linear-gradient(#12465a,#0a2336);max-width:none}
header>*,header>p{max-width:1068px;margin-inline:auto}
h1{font-size:34px;margin-top:0}
h2{font-size:24px;margin:0 0 .5em}
h3{font-family:Alegreya,serif;font-size:18px;margin:0 0 .3em}
nav{display:flex;flex-wrap:wrap;gap:4px 18px;padding:6px 0}
nav a{color:#8fc7cc}
section{margin:40px 0}
main p{margin:.5em 0;max-width:80ch}
.tiles{display:grid;grid-template-columns:repeat(auto-fit,minmax(150px,1fr));gap:12px}
.tile{background:#12465a66;border-radius:10px;padding:12px 14px;border-top:1px solid #ffffff2e}
.tile b{display:block;font:700 28px/1.1 Alegreya,serif;font-variant-numeric:tabular-nums}
.tile span{color:#b7d3d8;font-size:14px}
.two{display:grid;grid-template-columns:repeat(auto-fit,minmax(300px,1fr));gap:18px}
.panel{background:#071b2b;border-radius:10px;padding:14px 16px;border-top:1px solid #ffffff1f;min-width:0}
.plot{width:100%;height:auto;display:block}
.bar{fill:#2f8a94}
.bar:hover{fill:#8fc7cc}
.median{stroke:#ffcf5a;stroke-width:2;stroke-dasharray:3 4}
.row{display:block;overflow:visible}
.rail{stroke:#ffffff2e}
.par{stroke:#ffffffb0;stroke-width:2}
.span{stroke-width:4;stroke-linecap:round;opacity:.55}
.trough{fill:#ffffff14}
.bracket{stroke:#ffffffb0;stroke-width:2}
line.sure{stroke:#ffcf5a}
circle.sure{fill:#ffcf5a}
line.unsure{stroke:#7f9aa8}
circle.unsure{fill:#a9c0ca}
.rates{display:grid;grid-template-columns:minmax(90px,auto) 1fr auto;gap:2px 12px;align-items:center}
.rates .figure,.choice .figure{font-variant-numeric:tabular-nums;white-space:nowrap;color:#dcebed}
.choice{display:grid;grid-template-columns:minmax(0,1fr) 130px 52px 190px 52px;gap:0 12px;
align-items:center;padding:4px 0;border-top:1px solid #ffffff14}
.choice .label{overflow-wrap:anywhere}
.choice .figure{text-align:right}
.choice.head{border:0;color:#b7d3d8;font-size:14px}
.chart{margin:16px 0}
.chart .asked{color:#b7d3d8;font-size:14px;margin:0}
.legend{display:flex;flex-wrap:wrap;gap:4px 18px;font-size:14px}
.legend span{display:flex;gap:8px;align-items:center}
.key line{stroke-width:3}
details>summary{cursor:pointer;padding:10px 0;color:#8fc7cc}
.card{background:var(--card);color:var(--ink);border-radius:10px;padding:16px 20px}
.card .note{color:#4a5a66}
.card h2{margin-bottom:.2em}
.card ul{margin:.4em 0;padding-left:1.2em}
code{overflow-wrap:anywhere;font-size:14px}
.sides{display:flex;flex-wrap:wrap;gap:4px 24px;font-weight:600}
.tag{color:#ffcf5a;font-size:14px}
a:focus-visible,summary:focus-visible{outline:3px solid #ffcf5a;outline-offset:2px}
@media(max-width:640px){
.choice{grid-template-columns:1fr 52px 1fr 52px}
.choice .label{grid-column:1/-1}
.choice.head .label{display:none}
h1{font-size:28px}
.rates{grid-template-columns:minmax(70px,auto) 1fr}
.rates .figure{grid-column:2;font-size:14px}
.panel{padding:12px}
}
"""
