/** Measurements of a game that was played for some seconds. */
export interface Measurements {
  seconds: number
  /** Different colors of each screenshot. */
  colors: readonly number[]
  /** Largest share of pixels that changed without and after input. */
  changesAlone: number
  changesAfterInput: number
  /** The game did not answer in time. */
  isFrozen: boolean
  errors: readonly string[]
  /** Bytes of the game's files that were sent. */
  bytes: number
  foreignHosts: readonly string[]
  /** Missing files with the kind of request. */
  missing: readonly (readonly [path: string, kind: string])[]
  saves: 'none' | 'kept' | 'lost' | 'unknown'
}

export interface Verdict {
  /** Reasons to refuse the game; none if it plays. */
  reasons: string[]
  /** Faults that leave the game playable. */
  warnings: string[]
}

/** Kinds of requests without which a game is incomplete. */
const needed = new Set(['script', 'document', 'stylesheet'])
const blankColors = 1
const maxListed = 5

const list = (items: readonly string[]) =>
  items.slice(0, maxListed).join(', ') +
  (items.length > maxListed ? ` and ${items.length - maxListed} more` : '')

function findReasons(game: Measurements): string[] {
  const reasons: string[] = []
  const lost = game.missing.filter(([, kind]) => needed.has(kind)).map(([path]) => path)
  if (lost.length > 0) reasons.push(`It is incomplete: ${list(lost)} is asked for and missing.`)
  if (game.isFrozen) reasons.push('It stopped answering, as in an endless loop.')
  else if (game.colors.every((count) => count <= blankColors))
    reasons.push(`It is blank: it shows one color for ${game.seconds} seconds.`)
  else if (game.changesAlone === 0 && game.changesAfterInput === 0)
    reasons.push('It is dead: nothing on it moves, neither alone nor after keys, clicks and drags.')
  if (reasons.length > 0 && game.errors[0] !== undefined) reasons.push(`Its first error: ${game.errors[0]}`)
  return reasons
}

function findWarnings(game: Measurements): string[] {
  const warnings: string[] = []
  const lost = game.missing.filter(([, kind]) => !needed.has(kind)).map(([path]) => path)
  if (lost.length > 0) warnings.push(`Missing files: ${list(lost)}.`)
  if (game.errors.length > 0 && findReasons(game).length === 0) warnings.push(`Errors: ${list(game.errors)}.`)
  if (game.foreignHosts.length > 0)
    warnings.push(`It asks other hosts, which the portal blocks: ${list(game.foreignHosts)}.`)
  if (game.saves === 'lost') warnings.push('Its saves do not survive a reload.')
  if (game.bytes > 10 * 1024 * 1024)
    warnings.push(
      `It loads ${(game.bytes / 1024 / 1024).toFixed(1)} MB at its start; many players leave before.`,
    )
  return warnings
}

/** Decides whether a game plays. */
export const judge = (game: Measurements): Verdict => ({
  reasons: findReasons(game),
  warnings: findWarnings(game),
})

/** Says whether input moves something, according to the screenshots. */
export function describeInput({ changesAlone, changesAfterInput }: Measurements): string {
  if (changesAfterInput === 0) return 'moves nothing'
  if (changesAlone === 0) return 'moves something'
  return changesAfterInput > changesAlone * 1.5
    ? 'moves more than the game alone'
    : 'not told apart from what moves alone'
}
