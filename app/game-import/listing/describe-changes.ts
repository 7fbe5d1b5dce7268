import type { HostedGame } from '../../src/catalogue/hosted/hosted-schema.ts'

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

type Texts = HostedGame['titles']

/** Keeps a stored translation as long as the English text is the same. */
const keepTranslation = (before: Texts | undefined, after: Texts): Texts =>
  before?.en === after.en && after.ar === after.en ? before : after

const update = (before: HostedGame | undefined, after: HostedGame): HostedGame => ({
  ...after,
  titles: keepTranslation(before?.titles, after.titles),
  descriptions: keepTranslation(before?.descriptions, after.descriptions),
  ...(after.howToPlay && { howToPlay: keepTranslation(before?.howToPlay, after.howToPlay) }),
})

/** Replaces games in their places and appends new ones; no game is removed. */
export function mergeGames(current: readonly HostedGame[], added: readonly HostedGame[]): HostedGame[] {
  const byId = new Map(current.map((game) => [game.id, game]))
  for (const game of added) byId.set(game.id, update(byId.get(game.id), game))
  return [...byId.values()]
}
