/** A goal of a game, counted from the events of its rules. */
export interface MissionGoal {
  /** Stored with the progress: never give the id of one mission to another. */
  id: string
  /** Units that complete the mission. */
  goal: number
  /** `run`: within one run; `ever`: over all runs since the mission is shown. */
  scope: 'run' | 'ever'
  /** `sum` adds the units of all events; `most` takes the largest, for example the longest chain. @default 'sum' */
  measure?: 'sum' | 'most'
}

export interface Mission<State, GameEvent> extends MissionGoal {
  /** Returns the units of an event, a whole number; 0 if it does not count. */
  count: (event: GameEvent, state: Readonly<State>) => number
}

/** Units of a run by the id of the mission; an id without units is missing. */
export type MissionCounts = Readonly<Record<string, number>>

/** Combines units of a mission that were counted separately. */
export const addUnits = ({ measure }: MissionGoal, before: number, units: number): number =>
  measure === 'most' ? Math.max(before, units) : before + units

/** Creates a counter for one run. A replayed event counts like a played one, so a run that continues is complete. */
export function createMissionCounter<State, GameEvent>(
  missions: readonly Mission<State, GameEvent>[],
  state: Readonly<State>,
): { counts: MissionCounts; count: (event: GameEvent) => void } {
  const counts: Record<string, number> = {}
  return {
    counts,
    count(event) {
      for (const mission of missions) {
        const units = mission.count(event, state)
        if (units > 0) counts[mission.id] = addUnits(mission, counts[mission.id] ?? 0, units)
      }
    },
  }
}

/** Returns a mission's `count` that counts events of a kind. */
export const countEvents =
  <GameEvent extends { kind: string }>(kind: GameEvent['kind']) =>
  (event: GameEvent): number =>
    Number(event.kind === kind)
