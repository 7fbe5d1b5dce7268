import type { HostedGame } from '../hosted-schema.ts'

const show = (value: unknown) => (value === undefined ? 'none' : JSON.stringify(value))

function describeChange(before: HostedGame, after: HostedGame): string[] {
  const keys = Object.keys({ ...before, ...after }) as (keyof HostedGame)[]
  const lines = keys
    .filter((key) => show(before[key]) !== show(after[key]))
    .map((key) => `    ${key}: ${show(before[key])} → ${show(after[key])}`)
  return lines.length > 0 ? [`~ ${after.id}`, ...lines] : []
}

const summarize = ({ id, titles, category, bytes, source }: HostedGame) =>
  `${id}  ${show(titles.en)}, ${category}, ${(bytes / 1024).toFixed(1)} KB, ${source}`

/** Returns the difference of two catalogues in lines; empty if they are equal. */
export function describeChanges(before: readonly HostedGame[], after: readonly HostedGame[]): string[] {
  const old = new Map(before.map((game) => [game.id, game]))
  const kept = new Set(after.map(({ id }) => id))
  return [
    ...after.flatMap((game) => {
      const previous = old.get(game.id)
      return previous ? describeChange(previous, game) : [`+ ${summarize(game)}`]
    }),
    ...before.filter(({ id }) => !kept.has(id)).map((game) => `- ${summarize(game)}`),
  ]
}
