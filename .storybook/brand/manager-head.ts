import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const kit = fileURLToPath(new URL('../../packages/ui/src/', import.meta.url))
const read = (path: string) => readFileSync(join(kit, path), 'utf8')

/** Returns the status of each component, by the name of its story title. */
function readStatuses(): Record<string, string> {
  const statuses = globSync('*/*.docs.json', { cwd: kit }).map((path) => {
    const { status } = JSON.parse(read(path)) as { status: string }
    const name = basename(path, '.docs.json').replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) =>
      letter.toUpperCase(),
    )
    return [name, status] as const
  })
  return Object.fromEntries(statuses)
}

const styles = `
[data-status] {
  margin-inline-start: 0.4em;
  padding-inline: 0.4em;
  border-radius: 0.4em;
  background: var(--saha-color-sunken);
  color: var(--saha-color-ink-muted);
  font-size: 0.8em;
}
[data-status='draft'], [data-status='beta'] { background: var(--saha-color-action); color: var(--saha-color-on-action) }
[data-status='deprecated'] { background: var(--saha-color-danger-surface); color: var(--saha-color-danger) }
`

/** Head of Storybook's own page: the kit's tokens and typefaces, and the statuses that its sidebar shows. */
export function managerHead(head = ''): string {
  const fonts = read('fonts/fonts.css').replaceAll("url('./", "url('./fonts/")
  return `${head}
<style>${read('tokens/tokens.generated.css')}${fonts}${styles}</style>
<script type="application/json" id="saha-statuses">${JSON.stringify(readStatuses())}</script>`
}
