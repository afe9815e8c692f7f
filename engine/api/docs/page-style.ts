/** The style of the page at /docs, in light and dark. */
export const PAGE_STYLE = `
:root { color-scheme: light dark; font: 16px/1.55 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 62rem; padding: 1.5rem; }
h1 { margin-bottom: 0; } h2 { margin-top: 3rem; } h3 { margin-top: 2.5rem; }
h2, h3 { border-bottom: 1px solid color-mix(in srgb, currentColor 25%, transparent); padding-bottom: .3rem; }
p { margin: .5rem 0; }
code, pre { font: .875em/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
pre { background: color-mix(in srgb, currentColor 7%, transparent); border-radius: 4px; max-height: 30rem; overflow: auto; padding: .75rem; }
.route { font-size: 1.1em; }
table { border-collapse: collapse; width: 100%; }
th, td { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding: .35rem .75rem .35rem 0; text-align: left; vertical-align: top; }
th p, td p { margin: 0; }
th code, td:nth-child(2) code { overflow-wrap: normal; }
td:nth-child(2) { min-width: 6rem; }
summary { cursor: pointer; padding: .2rem 0; }
nav ul { columns: 2; }
`
