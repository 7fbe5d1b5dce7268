import { readFileSync } from 'node:fs'

interface Row {
  readonly task: string
  /** Files and folders; a file may be given by its name alone. */
  readonly places: readonly string[]
  /** Command that the operator runs after the change. */
  readonly command: string | undefined
}

/** Reads the table of tasks in docs/operate.md. */
export function readTaskTable(): readonly Row[] {
  const text = readFileSync(new URL('../../docs/operate.md', import.meta.url), 'utf8')
  const rows = Array.from(text.matchAll(/^\| ([^|]+?) +\| ([^|]+?) +\|$/gm), ([, task = '', place = '']) => {
    const code = Array.from(place.matchAll(/`([^`]+)`/g), ([, each = '']) => each)
    return {
      task,
      places: code.filter((each) => /^[\w./-]+$/.test(each) && /\/|\.ts$/.test(each)),
      command: code.find((each) => each.startsWith('npm run ')),
    }
  })
  return rows.filter(({ task }) => task !== 'Task' && !task.startsWith('---'))
}

/** Returns whether a row names the file, or a folder above it. */
export const isNamed = ({ places }: Row, file: string): boolean =>
  places.some((place) => file === place || file.startsWith(`${place}/`) || file.endsWith(`/${place}`))
