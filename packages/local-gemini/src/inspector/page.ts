import { createHash } from 'node:crypto'
import type { LoggedRequest } from '../stores/request-log.ts'

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0 auto; padding: 1rem; max-inline-size: 70rem; background: Canvas; color: CanvasText; }
h1 { font-size: 1.5rem; margin-block: 0 .25rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; inline-size: 100%; }
caption { text-align: start; padding-block: .5rem; }
th, td { text-align: start; vertical-align: top; padding: .5rem .5rem .5rem 0; border-block-start: 1px solid light-dark(#ccc, #555); }
td { overflow-wrap: anywhere; }
td:first-child, td:last-child { overflow-wrap: normal; }
td:nth-child(2), td.prompt { min-inline-size: 6rem; }
code, pre { font: .875rem/1.5 ui-monospace, monospace; }
pre { margin: .5rem 0 0; padding: .75rem; max-block-size: 24rem; overflow: auto; background: light-dark(#f3f3f3, #262626); white-space: pre-wrap; overflow-wrap: anywhere; }
summary { cursor: pointer; min-block-size: 1.5rem; }
@media (width < 40rem) { table, table code { font-size: .8125rem; } td:nth-child(2), td.prompt { min-inline-size: 5rem; } }
:focus-visible { outline: 2px solid Highlight; outline-offset: 2px; }
.failed { color: light-dark(#a40000, #ff9a9a); font-weight: 600; }
`

const escape = (text: string | number) =>
  String(text).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** Renders the requests as a page without scripts. @returns it with its content security policy */
export function renderPage(requests: readonly LoggedRequest[]): { html: string; policy: string } {
  const hash = createHash('sha256').update(STYLE).digest('base64')
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Requests – local Gemini</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Requests to the local Gemini</h1>
<p><a href="">Refresh</a></p>
${requests.length === 0 ? '<p>No request has arrived yet.</p>' : renderTable(requests)}
</main>
</body>
</html>
`
  return {
    html,
    policy: `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; frame-ancestors 'none'`,
  }
}

const renderTable = (
  requests: readonly LoggedRequest[],
) => `<div class="scroll" role="region" aria-labelledby="caption" tabindex="0">
<table>
<caption id="caption">The latest ${requests.length}, newest first. Keys are masked.</caption>
<thead><tr><th scope="col">Time</th><th scope="col">Call</th><th scope="col">Prompt</th><th scope="col">Status</th></tr></thead>
<tbody>
${requests.map(renderRow).join('\n')}
</tbody>
</table>
</div>`

function renderRow({
  time,
  method,
  path,
  model,
  prompt,
  system,
  tools,
  body,
  status,
  duration,
}: LoggedRequest) {
  const isFailed = status !== null && status >= 400
  const details = [
    model === '' ? '' : `Model: ${model}`,
    system === '' ? '' : `System instruction: ${system}`,
    tools.length === 0 ? '' : `Functions: ${tools.join(', ')}`,
    body === null ? '' : JSON.stringify(body, null, 2),
  ].filter((line) => line !== '')
  const call = `<code>${escape(method)} ${escape(path)}</code>`
  const shown =
    details.length === 0
      ? call
      : `<details><summary>${call}</summary><pre dir="auto" tabindex="0">${escape(details.join('\n\n'))}</pre></details>`
  const end = duration === null ? '' : ` <small>${escape(duration)} ms</small>`
  return `<tr><td><time datetime="${escape(time)}">${escape(time.slice(11, 19))}</time></td><td>${shown}</td><td class="prompt" dir="auto">${escape(prompt.slice(0, 300))}</td><td${isFailed ? ' class="failed"' : ''}>${status === null ? 'open' : escape(status)}${end}</td></tr>`
}
