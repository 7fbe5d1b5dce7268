import { addUnits } from './missions.ts'
import type { MissionCounts, MissionGoal } from './missions.ts'

/** Progress of the missions between runs, stored as JSON. */
export interface SavedGoals {
  /** Ids of completed missions. */
  done: readonly string[]
  /** Units of missions that count over all runs. */
  counts: MissionCounts
}

/** A mission as the screens show it. */
export interface MissionStatus {
  id: string
  goal: number
  /** Units so far, at most `goal`. */
  value: number
  isDone: boolean
}

/** Number of missions at a time. */
const activeCount = 3

/** Reads stored progress of unknown shape; anything that does not fit the missions counts as no progress. */
export function readGoals(stored: unknown, missions: readonly MissionGoal[]): SavedGoals {
  const { done, counts } = (stored ?? {}) as Record<string, unknown>
  const ids = new Set<unknown>(Array.isArray(done) ? done : [])
  const read = ({ id, goal, scope }: MissionGoal): [string, number][] => {
    const units = ((counts ?? {}) as Record<string, unknown>)[id]
    const isValid = scope === 'ever' && Number.isSafeInteger(units) && (units as number) > 0
    return isValid ? [[id, Math.min(units as number, goal - 1)]] : []
  }
  return {
    done: missions.map(({ id }) => id).filter((id) => ids.has(id)),
    counts: Object.fromEntries(missions.flatMap(read)),
  }
}

interface GoalsOptions {
  missions: readonly MissionGoal[]
  /** Progress of earlier visits, of unknown shape. */
  stored: unknown
  save: (goals: SavedGoals) => void
  /** A mission was completed during play. */
  onCompleted: (mission: MissionGoal) => void
}

/**
 * Tracks the missions of a visit. Storing adds a run to the progress before it, so storing the same run again
 * changes nothing, and a run that will be replayed need not be stored.
 */
export function createGoals({ missions, stored, save, onCompleted }: GoalsOptions) {
  let before = readGoals(stored, missions)
  let after = before
  const next = () => missions.filter(({ id }) => !before.done.includes(id)).slice(0, activeCount)
  let active = next()
  const announced = new Set<string>()

  const getUnits = (mission: MissionGoal, counts: MissionCounts): number =>
    addUnits(mission, before.counts[mission.id] ?? 0, counts[mission.id] ?? 0)
  const isDone = (mission: MissionGoal, counts: MissionCounts) => getUnits(mission, counts) >= mission.goal

  return {
    /** Number of missions completed before this run; it changes when the next run starts. */
    getCompleted: (): number => before.done.length,
    /** Starts a run with the next missions. */
    startRun(): void {
      before = after
      active = next()
      announced.clear()
    },
    /** Reports missions that the run has completed since the last call. */
    update(counts: MissionCounts): void {
      for (const mission of active) {
        if (announced.has(mission.id) || !isDone(mission, counts)) continue
        announced.add(mission.id)
        onCompleted(mission)
      }
    },
    list: (counts: MissionCounts): readonly MissionStatus[] =>
      active.map((mission) => ({
        id: mission.id,
        goal: mission.goal,
        value: Math.min(mission.goal, getUnits(mission, counts)),
        isDone: isDone(mission, counts),
      })),
    /** Stores the progress with the current run. */
    store(counts: MissionCounts): void {
      const done = active.filter((mission) => isDone(mission, counts)).map(({ id }) => id)
      const open = active.filter(({ id, scope }) => scope === 'ever' && !done.includes(id))
      const units = open.map((mission) => [mission.id, getUnits(mission, counts)] as const)
      const changed = done.length > 0 || units.some(([id, value]) => value !== (before.counts[id] ?? 0))
      if (!changed) return
      after = {
        done: [...before.done, ...done],
        counts: { ...before.counts, ...Object.fromEntries(units.filter(([, value]) => value > 0)) },
      }
      save(after)
    },
  }
}
export type Goals = ReturnType<typeof createGoals>
