import { createMoveCodec, flag, Random, range } from '../../../core/index.ts'
import type { Rules } from '../../../core/index.ts'
import { extendCourse, startCourse } from './course.ts'
import { moveCar, rollOut } from './driving.ts'
import { handleEncounters } from './encounters.ts'
import { rideSlipstream } from './nitro.ts'
import { createDriver, passLines, runClock, runPhase, startStage } from './rally.ts'
import { moveRivals } from './rivals.ts'
import { expireChain } from './score.ts'
import type { GameEvent, Moves, State } from './state.ts'

export const rules: Rules<State, Moves, GameEvent> = {
  // Drags turn the wheel in 64 steps to each side.
  ...createMoveCodec<Moves>({ steer: range(-1, 1, 64), brake: flag, nitro: flag }),

  start({ seed, level, free = false }) {
    const random = new Random(seed)
    const state: State = {
      score: 0,
      over: false,
      level,
      random,
      isEndless: free,
      driver: createDriver(),
      course: startCourse({ random, level }),
      rivals: [],
      stage: 0,
      phase: 'start',
      phaseStepsLeft: 0,
      stageSteps: 0,
      stageTimes: [],
      metersBefore: 0,
      finishAt: null,
      gates: 0,
      stageGates: 0,
      gateFrom: 0,
      gateAt: 0,
      time: 0,
      points: 0,
      crashes: 0,
      chain: 0,
      chainStepsLeft: 0,
      multiplier: 1,
      bestMultiplier: 1,
      overtaken: 0,
      stars: 0,
      fastest: 0,
    }
    startStage(state)
    return state
  },

  step(state, moves, emit) {
    if (state.over) return
    runPhase(state, emit)
    if (state.over || state.phase === 'start') return
    extendCourse(state)
    if (state.phase === 'finish') {
      rollOut(state, emit)
      return moveRivals(state, emit)
    }
    moveCar(state, moves, emit)
    moveRivals(state, emit)
    rideSlipstream(state, emit)
    handleEncounters(state, emit)
    passLines(state, emit)
    expireChain(state, emit)
    runClock(state, emit)
    state.score = state.points + Math.max(0, Math.floor((state.metersBefore + state.driver.z) / 2))
  },
}
