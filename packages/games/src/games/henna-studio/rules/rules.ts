import { createMoveCodec, flag, optional, Random, range } from '../../../core/index.ts'
import type { Rules, RunState } from '../../../core/index.ts'
import {
  getBeatSteps,
  chances,
  getFirstLength,
  growthsInHand,
  motifs,
  countOpenMotifs,
  quickStep,
  replayCost,
  ringPicks,
  roundsInChapter,
} from './tuning.ts'
import { getRingKind, ringPoints } from './ring.ts'
import type { RingKind } from './ring.ts'

/** `watch` shows the pattern; in `repeat` and `ring` the player draws; `praise` and `slip` are pauses after that. */
export type Turn = 'watch' | 'repeat' | 'praise' | 'slip' | 'ring'

export interface State extends RunState {
  random: Random
  level: number
  chapter: number
  /** Rounds finished. */
  rounds: number
  turn: Turn
  /** Motif indices, from 0. */
  pattern: number[]
  /** Index of the next motif in the pattern or ring. */
  at: number
  /** Steps until the next automatic change. */
  wait: number
  /** Steps since the player's turn started. */
  turnSteps: number
  open: number
  mistakes: number
  /** Rounds in a row without a mistake. */
  streak: number
  bestStreak: number
  longest: number
  /** Whether the chapter has had no mistake. */
  flawless: boolean
  replays: number
  /** Growths of the current hand, each a list of motifs. */
  growths: number[][]
  /** Growths of the last completed hand; `hands` counts the completed ones. */
  finished: number[][] | null
  hands: number
}

export interface Moves {
  motif: number | null
  replay: boolean
}

export type GameEvent =
  | { type: 'turn'; turn: Turn }
  | { type: 'show' | 'right' | 'pick'; motif: number; at: number }
  | { type: 'wrong'; motif: number; wanted: number }
  | { type: 'round'; points: number; length: number; streak: number }
  | { type: 'grown'; index: number }
  | { type: 'ringed'; kind: RingKind; points: number }
  | { type: 'mended' | 'hand' | 'over' | 'replay' | 'cannot' }

const maxMultiplier = 5
export const getMultiplier = (streak: number): number => Math.min(maxMultiplier, Math.max(1, streak))

type Emit = (event: GameEvent) => void

const startTurn = (state: State, turn: Turn, wait: number, emit: Emit) => {
  state.turn = turn
  state.wait = wait
  state.at = 0
  state.turnSteps = 0
  emit({ type: 'turn', turn })
}

/** Adds a motif that never makes three equal ones in a row. */
function extendPattern(state: State): void {
  const [before, last] = state.pattern.slice(-2)
  const choice = Array.from({ length: state.open }, (_, motif) => motif)
  state.pattern.push(
    state.random.pick(
      choice.filter((motif) => state.pattern.length < 2 || motif !== last || motif !== before),
    ),
  )
}

/** Starts a new pattern in a new chapter, otherwise extends the pattern by one. */
function composePattern(state: State): void {
  const inChapter = state.rounds % roundsInChapter
  if (inChapter > 0) return extendPattern(state)
  state.open = countOpenMotifs(state.level, state.chapter)
  state.pattern = []
  state.flawless = true
  while (state.pattern.length < getFirstLength(state.level, state.chapter)) extendPattern(state)
}

function addGrowth(state: State, growth: number[], emit: Emit): void {
  if (state.growths.length === growthsInHand) state.growths = []
  state.growths.push(growth)
  emit({ type: 'grown', index: state.growths.length - 1 })
  if (state.growths.length < growthsInHand) return
  state.finished = state.growths
  state.hands += 1
  state.score += 200
  emit({ type: 'hand' })
}

function finishRound(state: State, emit: Emit): void {
  const { length } = state.pattern
  state.streak += 1
  state.bestStreak = Math.max(state.bestStreak, state.streak)
  state.longest = Math.max(state.longest, length)
  const quick = Math.max(0, Math.floor((length * quickStep - state.turnSteps) / 10))
  const points = (length * 10 + quick) * getMultiplier(state.streak)
  state.score += points
  state.rounds += 1
  emit({ type: 'round', points, length, streak: state.streak })
  addGrowth(state, [...state.pattern], emit)
  startTurn(state, 'praise', 84, emit)
}

function repeat(state: State, motif: number, emit: Emit): void {
  const wanted = state.pattern[state.at]
  if (wanted === undefined) return
  if (motif === wanted) {
    emit({ type: 'right', motif, at: state.at })
    state.score += 5
    state.at += 1
    if (state.at === state.pattern.length) finishRound(state, emit)
    return
  }
  state.mistakes += 1
  state.streak = 0
  state.flawless = false
  emit({ type: 'wrong', motif, wanted })
  state.over = state.mistakes >= chances
  if (state.over) emit({ type: 'over' })
  else startTurn(state, 'slip', 75, emit)
}

function pick(state: State, motif: number, emit: Emit): void {
  if (state.at === 0) state.pattern = []
  emit({ type: 'pick', motif, at: state.at })
  state.pattern.push(motif)
  state.at += 1
  if (state.at < ringPicks) return
  const kind = getRingKind(state.pattern)
  const points = ringPoints[kind] * (state.chapter + 1)
  state.score += points
  emit({ type: 'ringed', kind, points })
  addGrowth(state, [...state.pattern], emit)
  if (state.flawless && state.mistakes > 0) {
    state.mistakes -= 1
    emit({ type: 'mended' })
  }
  state.chapter += 1
  startTurn(state, 'praise', 96, emit)
}

function watch(state: State, emit: Emit): void {
  const motif = state.pattern[state.at]
  if (motif === undefined) return startTurn(state, 'repeat', 0, emit)
  emit({ type: 'show', motif, at: state.at })
  state.at += 1
  state.wait = getBeatSteps(state.level, state.chapter)
}

function replay(state: State, emit: Emit): void {
  const cost = replayCost(state.replays)
  if (state.turn !== 'repeat' || state.score < cost) return emit({ type: 'cannot' })
  state.score -= cost
  state.replays += 1
  emit({ type: 'replay' })
  startTurn(state, 'watch', 30, emit)
}

/** Continues after a pause with the chapter's ring, the next pattern, or the same pattern. */
function continueRun(state: State, emit: Emit): void {
  if (state.turn === 'praise') {
    if (state.rounds === (state.chapter + 1) * roundsInChapter) return startTurn(state, 'ring', 0, emit)
    composePattern(state)
  }
  startTurn(state, 'watch', 36, emit)
}

export const rules: Rules<State, Moves, GameEvent> = {
  ...createMoveCodec<Moves>({ motif: optional(range(0, motifs.length - 1)), replay: flag }),
  start({ seed, level }) {
    const state: State = {
      score: 0,
      over: false,
      random: new Random(seed),
      level,
      chapter: 0,
      rounds: 0,
      turn: 'slip',
      pattern: [],
      at: 0,
      wait: 40,
      turnSteps: 0,
      open: 0,
      mistakes: 0,
      streak: 0,
      bestStreak: 0,
      longest: 0,
      flawless: true,
      replays: 0,
      growths: [],
      finished: null,
      hands: 0,
    }
    composePattern(state)
    return state
  },
  step(state, { motif, replay: again }, emit) {
    if (state.over) return
    state.turnSteps += 1
    if (again) replay(state, emit)
    const drawn = motif !== null && motif >= 0 && motif < state.open ? motif : null
    if (state.turn === 'repeat') {
      if (drawn !== null) repeat(state, drawn, emit)
    } else if (state.turn === 'ring') {
      if (drawn !== null) pick(state, drawn, emit)
    } else if ((state.wait -= 1) <= 0) {
      if (state.turn === 'watch') watch(state, emit)
      else continueRun(state, emit)
    }
  },
}
