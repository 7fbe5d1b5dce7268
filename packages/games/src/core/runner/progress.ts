import type { PortalConnection } from '../../bridge/index.ts'

/** What is kept between visits. */
export interface Progress {
  best: number
  /** A game's own, whatever it gave to `stage.keep`. */
  own: unknown
}

const emptyProgress: Progress = { best: 0, own: null }

/** Reads what was kept; anything else than what we wrote is as if nothing was. */
export function readProgress(text: string | null): Progress {
  if (text === null) return emptyProgress
  try {
    const data: unknown = JSON.parse(text)
    if (typeof data !== 'object' || data === null) return emptyProgress
    const { best, own = null } = data as Record<string, unknown>
    return { best: Number.isSafeInteger(best) && (best as number) > 0 ? (best as number) : 0, own }
  } catch {
    return emptyProgress
  }
}

export interface SaveStore {
  load: () => Promise<string | null>
  save: (data: string) => void
}

/** Keeps with the portal or, without one, in the browser, which a frame of an opaque origin may not use. */
export function createSaveStore(portal: PortalConnection | null, id: string): SaveStore {
  if (portal) return { load: portal.load, save: portal.save }
  const key = `saha.arcade.${id}`
  const readStored = (): string | null => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  return {
    load: () => Promise.resolve(readStored()),
    save: (data) => {
      try {
        localStorage.setItem(key, data)
      } catch {
        // Without storage the best score lasts as long as the page.
      }
    },
  }
}

/** Keeps the best and a game's own, and tells of a new best. */
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
    /** Whether these points are the best so far, which they are from now on. */
    recordScore(points: number): boolean {
      if (points <= progress.best) return false
      update({ ...progress, best: points })
      return true
    },
  }
}
