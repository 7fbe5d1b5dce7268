import { extendCourse, startCourse } from './course.ts'
import { firstTank } from './nitro.ts'
import { createFirstRivals } from './rivals.ts'
import { breakChain } from './score.ts'
import { gatesPerStage, getProgress, getStageLength, getStageMedal, stageCount } from './stages.ts'
import { getStretchLength, getStandingStartTime, getStretchTime, maxCarriedSeconds } from './tuning.ts'
import type { Driver, GameEvent, State } from './state.ts'

type Emit = (event: GameEvent) => void

/** Steps until the signal at the start of a stage, and steps that the car rolls out behind a finish. */
const signalSteps = 90
const rollOutSteps = 240
/** Points for a gate, a finish and a medal, and for each second left at them. */
const gatePoints = 250
const finishPoints = 500
const medalPoints = { gold: 1000, silver: 500, bronze: 250 } as const
const secondPoints = { gate: 20, finish: 40 }

export const createDriver = (): Driver => ({
  z: 0,
  x: 0,
  slip: 0,
  speed: 0,
  height: 0,
  rise: 0,
  airborne: 0,
  steer: 0,
  leaning: 0,
  drift: 0,
  boost: 0,
  nitro: firstTank,
  isBurning: false,
  slipstream: 0,
  safe: 0,
})

/** Puts the car on the start of the current stage, or of the endless road. Nitro and streak stay. */
export function startStage(state: State): void {
  const { level, isEndless, stage } = state
  state.metersBefore += state.driver.z
  state.driver = { ...createDriver(), nitro: Math.max(firstTank, state.driver.nitro) }
  state.course = startCourse(state)
  state.stageGates = 0
  state.stageSteps = 0
  state.crashes = 0
  const progress = getProgress(state)
  state.gateFrom = 0
  state.gateAt = getStretchLength(level, progress)
  state.finishAt = isEndless ? null : getStageLength(level, stage)
  state.time = getStretchTime(level, progress) + getStandingStartTime(level, progress)
  state.phase = isEndless ? 'drive' : 'start'
  state.phaseStepsLeft = isEndless ? 0 : signalSteps
  state.rivals = createFirstRivals(state)
  extendCourse(state)
}

function finishStage(state: State, emit: Emit): void {
  const { level, stage, stageSteps, crashes } = state
  const left = Math.ceil(state.time / 60)
  const medal = getStageMedal(level, stage, stageSteps)
  const points = finishPoints + secondPoints.finish * left + (medal ? medalPoints[medal] : 0)
  state.points += points
  state.stageTimes.push(stageSteps)
  state.phase = 'finish'
  state.phaseStepsLeft = rollOutSteps
  emit({ kind: 'finish', stage, steps: stageSteps, medal, points, left, isClean: crashes === 0 })
}

function passGate(state: State, emit: Emit): void {
  const left = Math.ceil(state.time / 60)
  state.gates += 1
  state.stageGates += 1
  state.gateFrom = state.gateAt
  const progress = getProgress(state)
  state.gateAt += getStretchLength(state.level, progress)
  const granted = getStretchTime(state.level, progress)
  state.time = Math.min(state.time, maxCarriedSeconds * 60) + granted
  const points = gatePoints + secondPoints.gate * left
  state.points += points
  emit({ kind: 'gate', points, seconds: Math.round(granted / 60), left, isClean: state.crashes === 0 })
  state.crashes = 0
}

/** Handles a gate or the finish that the car passes. */
export function passLines(state: State, emit: Emit): void {
  const { driver, finishAt, stageGates } = state
  if (driver.z < state.gateAt) return
  if (finishAt !== null && stageGates >= gatesPerStage) finishStage(state, emit)
  else passGate(state, emit)
}

/** Without time the engine stops, but a rolling car can still pass the gate. */
export function runClock(state: State, emit: Emit): void {
  if (state.phase !== 'drive') return
  state.stageSteps += 1
  if (state.time > 0) {
    state.time -= 1
    if (state.time === 0) {
      breakChain(state)
      emit({ kind: 'empty' })
    } else if (state.time <= 300 && state.time % 60 === 0) emit({ kind: 'hurry', seconds: state.time / 60 })
  } else if (state.driver.speed < 1) {
    state.over = true
    emit({ kind: 'over' })
  }
}

/** Counts down the signal, or the way behind a finish to the next stage. */
export function runPhase(state: State, emit: Emit): void {
  if (state.phase === 'drive') return
  state.phaseStepsLeft -= 1
  if (state.phaseStepsLeft > 0) return
  if (state.phase === 'start') {
    state.phase = 'drive'
    emit({ kind: 'go' })
  } else if (state.stage + 1 < stageCount) {
    state.stage += 1
    startStage(state)
    emit({ kind: 'stage', stage: state.stage })
  } else {
    state.over = true
    state.won = true
    emit({ kind: 'over' })
  }
}
