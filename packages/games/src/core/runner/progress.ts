import type { PortalConnection, SavedGame } from '../../bridge/index.ts'
import type { RunStore } from './run-keeper.ts'

/** Progress stored between visits, as JSON. */
export interface Progress {
  best: number
  /** The game's own value, passed to `stage.saveData`. */
  own: unknown
  /** Progress of the missions, read by `readGoals`; missing until something counted. */
  goals?: unknown
}

const emptyProgress: Progress = { best: 0, own: null }

/** Parses stored progress; anything invalid counts as no progress. */
export function readProgress(text: string | null): Progress {
  if (text === null) return emptyProgress
  try {
    const data: unknown = JSON.parse(text)
    if (typeof data !== 'object' || data === null) return emptyProgress
    const { best, own = null, goals } = data as Record<string, unknown>
    return {
      best: Number.isSafeInteger(best) && (best as number) > 0 ? (best as number) : 0,
      own,
      goals,
    }
  } catch {
    return emptyProgress
  }
}

export interface SaveStore extends RunStore {
  /** Returns what was stored, or null if that is unknown. */
  load: () => Promise<SavedGame | null>
  save: (data: string) => void
}

/** Stores in the portal. If it does not answer, nothing is saved: that could replace a better score. */
function createPortalStore(portal: PortalConnection): SaveStore {
  let isKnown = false
  const ifKnown =
    <Values extends unknown[]>(save: (...values: Values) => void) =>
    (...values: Values) => {
      if (isKnown) save(...values)
    }
  return {
    async load() {
      const saved = await portal.load()
      isKnown = saved !== null
      return saved
    },
    save: ifKnown(portal.save),
    saveRun: ifKnown(portal.saveRun),
    endRun: ifKnown(portal.endRun),
  }
}

const ignore = () => undefined

/**
 * Creates a store in the portal or, standalone, in localStorage, which frames of an opaque origin cannot use. Standalone
 * runs are not stored.
 */
export function createSaveStore(portal: PortalConnection | null, id: string): SaveStore {
  if (portal) return createPortalStore(portal)
  const key = `saha.arcade.${id}`
  const readStored = (): string | null => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  return {
    load: () => Promise.resolve({ data: readStored(), run: null }),
    save: (data) => {
      try {
        localStorage.setItem(key, data)
      } catch {
        // Without storage, the best score lasts until the page closes.
      }
    },
    saveRun: ignore,
    endRun: ignore,
  }
}

/** Tracks and stores the best score, the game's own value and the missions. */
export function createProgressTracker(
  saveStore: SaveStore,
  initial: Progress,
  onBest: (best: number) => void,
) {
  let progress = initial
  const update = (next: Progress) => {
    progress = next
    onBest(progress.best)
    saveStore.save(JSON.stringify(progress))
  }
  return {
    get best(): number {
      return progress.best
    },
    get gameData(): unknown {
      return progress.own
    },
    saveGameData: (own: unknown): void => update({ ...progress, own }),
    saveGoals: (goals: unknown): void => update({ ...progress, goals }),
    /** Stores the score if it is the best, and returns whether it is. */
    recordScore(points: number): boolean {
      if (points <= progress.best) return false
      update({ ...progress, best: points })
      return true
    },
  }
}
