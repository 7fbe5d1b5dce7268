/**
 * Who keeps a run from going on: the visitor by the game's own ways, the portal by its bar, a page that nobody
 * sees, or a focus that is elsewhere.
 */
export type Holder = 'visitor' | 'portal' | 'hidden' | 'unfocused'
export type Holders = ReadonlySet<Holder>

export type HoldEvent =
  /** The visitor, in the game. */
  | 'pause'
  | 'resume'
  /** The portal, as a rule by the visitor's hand on its bar. */
  | 'portal pauses'
  | 'portal resumes'
  /** The page goes out of sight. Coming back to it resumes nothing: whoever comes back has to find their place. */
  | 'hide'
  /** The focus goes somewhere else. */
  | 'blur'
  /** The portal has led the visitor back, as after switching to full screen: they never meant to leave. */
  | 'look'

export const nobody: Holders = new Set()
const everybody: readonly Holder[] = ['visitor', 'portal', 'hidden', 'unfocused']

const table: Readonly<Record<HoldEvent, { adds: Holder } | { frees: readonly Holder[] }>> = {
  pause: { adds: 'visitor' },
  resume: { frees: everybody },
  'portal pauses': { adds: 'portal' },
  // Resume is one wish wherever it is pressed, whoever holds the run.
  'portal resumes': { frees: everybody },
  hide: { adds: 'hidden' },
  blur: { adds: 'unfocused' },
  look: { frees: ['unfocused'] },
}

/** Who holds the run after something has happened; while anybody does, it stands still. */
export function nextHolders(holders: Holders, event: HoldEvent): Holders {
  const row = table[event]
  return 'adds' in row
    ? new Set([...holders, row.adds])
    : new Set([...holders].filter((holder) => !row.frees.includes(holder)))
}
