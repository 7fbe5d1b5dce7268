import { getDifficulty, getStretchLength, getTopSpeed } from './tuning.ts'
import type { State } from './state.ts'

export const stageNames = ['dunes', 'canyon', 'oasis', 'salt', 'night'] as const
export type StageName = (typeof stageNames)[number]
export const stageCount = stageNames.length

/** Contents of a stage, on and beside its road. */
export interface StageTraits {
  /** Hardness of its bends; 1 is usual. */
  bends: number
  /** Smallest and largest number of bends between two crests, if it has any. */
  crests: readonly [number, number] | null
  /** Additional probabilities of a rock and of a camel in a row. */
  rocks: number
  camels: number
  /** Smallest and largest number of rows between two flasks. */
  flasks: readonly [number, number]
  /** Walls beside the road instead of sand. */
  hasWalls: boolean
  /** Distance between rivals; 1 is usual. */
  rivalGap: number
  /** Share of the rivals that block. */
  blockers: number
}

const traits: Readonly<Record<StageName, StageTraits>> = {
  dunes: {
    bends: 1,
    crests: [2, 5],
    rocks: 0,
    camels: 0,
    flasks: [9, 13],
    hasWalls: false,
    rivalGap: 1,
    blockers: 0.2,
  },
  canyon: {
    bends: 1.25,
    crests: null,
    rocks: 0.14,
    camels: -0.1,
    flasks: [9, 12],
    hasWalls: true,
    rivalGap: 1.1,
    blockers: 0.3,
  },
  oasis: {
    bends: 0.95,
    crests: [4, 7],
    rocks: -0.12,
    camels: 0.16,
    flasks: [7, 10],
    hasWalls: false,
    rivalGap: 1,
    blockers: 0.35,
  },
  salt: {
    bends: 0.6,
    crests: null,
    rocks: -0.1,
    camels: -0.06,
    flasks: [10, 14],
    hasWalls: false,
    rivalGap: 0.72,
    blockers: 0.6,
  },
  night: {
    bends: 1.1,
    crests: [3, 6],
    rocks: 0.04,
    camels: 0.02,
    flasks: [9, 13],
    hasWalls: false,
    rivalGap: 0.9,
    blockers: 0.5,
  },
}

/** Gates between the start and the finish of a stage. */
export const gatesPerStage = 3
/** The endless mode changes its stage after so many gates. */
const gatesPerEndlessStage = 3

const endlessProgress = 0.7
const getStageProgress = (stage: number, gates: number) => stage * 2.2 + gates * 0.35

type Position = Pick<State, 'isEndless' | 'stage' | 'gates' | 'stageGates'>

/** Returns how far a run is, for speed and difficulty: by gates in the endless mode, by stages in the rally. */
export const getProgress = ({ isEndless, stage, gates, stageGates }: Position): number =>
  isEndless ? gates * endlessProgress : getStageProgress(stage, stageGates)

export const getStageName = ({ isEndless, stage, gates }: Position): StageName =>
  stageNames[isEndless ? Math.floor(gates / gatesPerEndlessStage) % stageCount : stage] ?? 'dunes'

export const getTraits = (state: Position): StageTraits => traits[getStageName(state)]

export const getStateTopSpeed = (state: State): number => getTopSpeed(state.level, getProgress(state))
export const getStateDifficulty = (state: State): number => getDifficulty(state.level, getProgress(state))

/** Returns the length of a stage, in meters. */
export function getStageLength(level: number, stage: number): number {
  let length = 0
  for (let gates = 0; gates <= gatesPerStage; gates++)
    length += getStretchLength(level, getStageProgress(stage, gates))
  return length
}

export type Medal = 'bronze' | 'silver' | 'gold'

/** Largest times of the medals, as shares of the time at top speed. */
const medalShares: Readonly<Record<Medal, number>> = { gold: 0.97, silver: 1.02, bronze: 1.08 }

/** Returns the longest time for each medal of a stage, in steps. */
export function getMedalTimes(level: number, stage: number): Record<Medal, number> {
  let steps = 0
  for (let gates = 0; gates <= gatesPerStage; gates++) {
    const progress = getStageProgress(stage, gates)
    steps += (getStretchLength(level, progress) / getTopSpeed(level, progress)) * 60
  }
  const { gold, silver, bronze } = medalShares
  return {
    gold: Math.round(steps * gold),
    silver: Math.round(steps * silver),
    bronze: Math.round(steps * bronze),
  }
}

/** Returns the medal for a stage driven in so many steps. */
export function getStageMedal(level: number, stage: number, steps: number): Medal | null {
  const { gold, silver, bronze } = getMedalTimes(level, stage)
  return steps <= gold ? 'gold' : steps <= silver ? 'silver' : steps <= bronze ? 'bronze' : null
}
