import { createHash } from 'node:crypto'

/** Markup that is not escaped again. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** A value inside markup. */
export type HtmlValue = string | number | Html | null | readonly HtmlValue[]

/** Builds markup; values are escaped, except {@link Html}. */
export function html(parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return new Html(parts.reduce((text, part, at) => text + renderPart(values[at - 1] ?? null) + part))
}

function renderPart(value: HtmlValue): string {
  if (value instanceof Html) return value.text
  if (typeof value === 'object') return (value ?? []).map(renderPart).join('')
  return String(value).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** A link of the navigation. */
export interface PageLink {
  readonly path: string
  readonly name: string
  readonly count?: string
}

/** Renders a complete page. */
export function page(
  title: string,
  current: string,
  groups: readonly (readonly [heading: string, places: readonly PageLink[]])[],
  content: Html,
): string {
  const links = groups.map(
    ([heading, places]) =>
      html`<h2>${heading}</h2>
        <ul>
          ${places.map(
            ({ path, name, count }) =>
              html`<li>
                <a href="${path}" ${path === current ? new Html('aria-current="page"') : ''}
                  ><bdi>${name}</bdi>${count === undefined ? '' : html` <small>${count}</small>`}</a
                >
              </li>`,
          )}
        </ul>`,
  )
  const document = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} – local cloud</title>
        ${new Html(`<style>${STYLE}</style>`)}
      </head>
      <body>
        <a class="skip" href="#content">Skip to content</a>
        <header>
          <a href="/_"><strong>Local cloud</strong></a>
          <span>Read-only, on this computer only</span>
        </header>
        <nav aria-label="Data">${links}</nav>
        <main id="content" tabindex="-1">${content}</main>
      </body>
    </html>`
  return document.text
}

/** Renders a table that scrolls sideways, also by keyboard. */
export function table(
  label: string,
  columns: readonly string[],
  rows: readonly (readonly HtmlValue[])[],
): Html {
  if (rows.length === 0) return html`<p>Nothing here yet.</p>`
  return html`<div class="scroll" role="region" aria-label="${label}" tabindex="0">
    <table>
      <thead>
        <tr>
          ${columns.map((column) => html`<th scope="col"><bdi>${column}</bdi></th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              ${row.map((cell) => html`<td><bdi>${cell}</bdi></td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`
}

const STYLE = `
:root { color-scheme: light dark; --ground: #fafaf9; --raised: #fff; --ink: #1c1917; --quiet: #57534e;
  --line: #d6d3d1; --accent: #7c2d12; --bad: #b91c1c; --good: #166534; font: 16px/1.5 system-ui, sans-serif }
@media (prefers-color-scheme: dark) { :root { --ground: #1c1917; --raised: #292524; --ink: #fafaf9;
  --quiet: #c7c2be; --line: #57534e; --accent: #fdba74; --bad: #fca5a5; --good: #86efac } }
* { box-sizing: border-box }
body { margin: 0; background: var(--ground); color: var(--ink); display: grid; min-block-size: 100vh;
  grid: 'top top' auto 'nav main' 1fr / 17rem minmax(0, 1fr) }
header { grid-area: top; display: flex; flex-wrap: wrap; align-items: center; column-gap: 1rem;
  padding: .25rem 1.25rem; background: var(--raised); border-block-end: 1px solid var(--line) }
header a { padding-block: .6rem; color: inherit; text-decoration: none }
header span, small, .note { color: var(--quiet) }
body > nav { grid-area: nav; padding: .75rem; border-inline-end: 1px solid var(--line); overflow-wrap: anywhere }
body > nav h2 { margin: .75rem .5rem .25rem; font-size: .8rem; color: var(--quiet) }
body > nav ul { list-style: none; margin: 0; padding: 0 }
body > nav a { display: flex; justify-content: space-between; align-items: center; gap: .5rem; min-block-size: 44px;
  padding: .25rem .5rem; border-radius: .5rem; color: inherit; text-decoration: none }
body > nav a:hover { background: var(--raised) }
body > nav a[aria-current] { background: var(--raised); color: var(--accent); font-weight: 600;
  box-shadow: inset 0 0 0 1px var(--line) }
main { grid-area: main; padding: 1.25rem; outline: none }
h1 { margin: 0 0 .25rem; font-size: 1.5rem; line-height: 1.2; overflow-wrap: anywhere }
.scroll { overflow-x: auto; background: var(--raised); border: 1px solid var(--line); border-radius: .75rem;
  margin-block: 1rem }
table { border-collapse: collapse; inline-size: max-content; min-inline-size: 100%; font-size: .9rem; font-variant-numeric: tabular-nums }
th, td { padding: .5rem .75rem; text-align: start; vertical-align: top; border-block-end: 1px solid var(--line);
  max-inline-size: 24rem; overflow-wrap: anywhere }
th { font-size: .8rem; color: var(--quiet); white-space: nowrap }
main a { color: var(--accent) }
main h2 { margin-block: 1.5rem .5rem; font-size: 1.1rem }
tr:last-child td { border-block-end: 0 }
code { font: .85rem/1.5 ui-monospace, monospace }
.pages { display: flex; gap: .75rem; align-items: center; flex-wrap: wrap }
.pages a, button { display: inline-flex; align-items: center; min-block-size: 44px; padding: 0 1rem; font: inherit;
  color: inherit; background: var(--raised); border: 1px solid var(--line); border-radius: .5rem; text-decoration: none }
button { cursor: pointer }
.bad { color: var(--bad) } .good { color: var(--good) }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
.skip { position: absolute; inset-inline-start: -999rem }
.skip:focus { inset-inline-start: .5rem; inset-block-start: .5rem; padding: .75rem; background: var(--raised) }
@media (max-width: 50rem) { body { grid: 'top' auto 'nav' auto 'main' 1fr / minmax(0, 1fr) }
  body > nav { border-inline-end: 0; border-block-end: 1px solid var(--line) }
  body > nav ul { display: flex; flex-wrap: wrap; gap: .25rem } main { padding: 1rem } }
`

/** Prepends new requests to the log until it is paused. */
export const LIVE_LOG = `
const rows = document.querySelector('tbody')
const button = document.querySelector('button')
const status = document.querySelector('[role=status]')
if (rows) {
  button.hidden = false
  let source
  const listen = () => {
    source = new EventSource('/_/log/events')
    source.onmessage = ({ data }) => {
      if (rows.rows[0]?.cells[1].textContent === '') rows.deleteRow(0)
      const row = rows.insertRow(0)
      for (const text of JSON.parse(data)) row.insertCell().textContent = text
      row.cells[1].className = Number(row.cells[1].textContent) < 400 ? 'good' : 'bad'
      while (rows.rows.length > 200) rows.deleteRow(-1)
    }
  }
  const show = (live) => {
    button.textContent = live ? 'Pause' : 'Resume'
    status.textContent = live ? 'Live: new requests appear at the top.' : 'Paused.'
  }
  button.onclick = () => {
    const live = source.readyState !== EventSource.CLOSED
    if (live) source.close()
    else listen()
    show(!live)
  }
  listen()
  show(true)
}
`

const cspHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Content security policy: only inline code of this file, nothing external. */
export const POLICY = [
  "default-src 'none'",
  `style-src ${cspHash(STYLE)}`,
  `script-src ${cspHash(LIVE_LOG)}`,
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')
