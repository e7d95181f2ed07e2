/** Renders the HTML pages of the sandbox: consent, public pages and errors. */

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function page(options: { title: string; body: string; script?: string; className?: string }): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(options.title)}</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body class="${options.className ?? ''}">
${options.body}
${options.script ? `<script>${options.script}</script>` : ''}
</body>
</html>`;
}

const STYLE = `
:root { color-scheme: dark; --ink: #eef1f8; --soft: #9aa5bd; --line: #2a3348; --panel: #151c2c; --accent: #8b9cf7; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px; color: var(--ink);
  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
  background: radial-gradient(900px 600px at 15% -10%, #242b55 0, transparent 60%),
    radial-gradient(800px 600px at 110% 110%, #123243 0, transparent 60%), #0b101b; }
main { width: min(580px, 100%); background: var(--panel); border: 1px solid var(--line); border-radius: 18px;
  padding: 28px 32px; box-shadow: 0 24px 60px #0008; }
.stamp { display: inline-block; margin: 0 0 18px; padding: 3px 10px; border-radius: 99px; font-size: 12px;
  letter-spacing: .06em; color: #cbd4ff; background: #8b9cf722; border: 1px solid #8b9cf755; }
h1 { margin: 0 0 6px; font-size: 23px; line-height: 1.25; letter-spacing: -.01em; }
p { margin: 0 0 16px; color: var(--soft); }
h2, legend { margin: 0 0 8px; padding: 0; font-size: 12px; font-weight: 600; letter-spacing: .06em;
  text-transform: uppercase; color: var(--soft); }
fieldset { border: 0; margin: 0 0 20px; padding: 0; display: grid; gap: 8px; }
@media (min-width: 560px) { fieldset { grid-template-columns: 1fr 1fr; } legend { grid-column: 1 / -1; } }
.user { display: flex; gap: 12px; align-items: center; padding: 10px 14px; font-size: 15px; line-height: 1.35;
  border: 1px solid var(--line); border-radius: 12px; cursor: pointer; }
.user:hover { border-color: #46527a; }
.user:has(input:checked) { border-color: var(--accent); background: #8b9cf714; }
.user:has(input:focus-visible) { outline: 2px solid var(--accent); outline-offset: 2px; }
.user input { accent-color: var(--accent); width: 18px; height: 18px; margin: 0; flex: none; }
.user b { display: block; font-weight: 600; }
.user small { color: var(--soft); }
ul { margin: 0 0 22px; padding-left: 20px; color: var(--soft); font-size: 14px; }
code { font-size: 13px; color: #cbd4ff; overflow-wrap: anywhere; }
.actions { display: flex; gap: 12px; }
button, .button { flex: 1; font: inherit; font-weight: 600; padding: 12px 18px; border-radius: 12px; cursor: pointer;
  border: 1px solid var(--line); background: transparent; color: var(--ink); text-align: center; text-decoration: none; }
button:hover { border-color: #5a688f; }
button.primary { background: var(--accent); border-color: var(--accent); color: #10152a; }
button:focus-visible, a:focus-visible { outline: 2px solid #fff; outline-offset: 2px; }
a { color: #b4c0ff; }
.cover { display: block; width: 100%; aspect-ratio: 1; border-radius: 12px; margin: 0 0 20px; object-fit: cover; }
.error h1 { color: #ffb4b4; }
`;

export function errorPage(heading: string, detail: string): string {
  return page({
    title: heading,
    className: 'error',
    body: `<main><p class="stamp">Local provider sandbox</p><h1>${escapeHtml(heading)}</h1><p>${escapeHtml(detail)}</p></main>`,
  });
}
