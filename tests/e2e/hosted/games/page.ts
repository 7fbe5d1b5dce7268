/** Files of a game by path. */
export type GameFiles = Readonly<Record<string, string | Uint8Array>>

/** Writes a page whose script can report results with `note(name, value)`, as text that a test reads. */
export const page = (script: string, body = '', head = ''): string => `<!doctype html>
<html><head>${head}<meta charset="utf-8"><title>Game</title></head>
<body style="margin:0;background:#246;color:#fff;font:16px sans-serif">${body}<ul id="notes"></ul>
<script>
const notes = new Map()
function note(name, value) {
  notes.set(name, String(value))
  document.getElementById('notes').replaceChildren(...[...notes].map(([key, text]) => {
    const item = document.createElement('li')
    item.dataset.note = key
    item.textContent = text
    return item
  }))
}
${script}
</script></body></html>`

/** A tenth of a second of silence. */
export const tone = Buffer.concat([
  Buffer.from(
    '524946464403000057415645666d74201000000001000100401f0000401f0000010008006461746120030000',
    'hex',
  ),
  Buffer.alloc(800, 128),
])

/** A picture of one pixel. */
export const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)
