import { createMoveCodec, flag, Random, range } from '../../../core/index.ts'
import type { Rules } from '../../../core/index.ts'
import { extendCourse, startCourse } from './course.ts'
import { moveCar } from './driving.ts'
import { handleEncounters } from './encounters.ts'
import { maxCarriedSeconds, getStretchLength, getStretchTime } from './tuning.ts'
import { moveRivals } from './rivals.ts'
import { breakChain, expireChain } from './score.ts'
import type { GameEvent, Moves, State } from './state.ts'

type Emit = (event: GameEvent) => void

function passGate(state: State, emit: Emit): void {
  if (state.driver.z < state.gateAt) return
  const left = Math.ceil(state.time / 60)
  state.gates += 1
  state.gateFrom = state.gateAt
  state.gateAt += getStretchLength(state.level, state.gates)
  const granted = getStretchTime(state.level, state.gates)
  state.time = Math.min(state.time, maxCarriedSeconds * 60) + granted
  const points = 250 + 20 * left
  state.points += points
  emit({ kind: 'gate', points, seconds: Math.round(granted / 60), left, isClean: state.crashes === 0 })
  state.crashes = 0
}

/** Without time the engine stops, but a rolling car can still pass the gate. */
function runClock(state: State, emit: Emit): void {
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

export const rules: Rules<State, Moves, GameEvent> = {
  // Drags turn the wheel in 64 steps to each side.
  ...createMoveCodec<Moves>({ steer: range(-1, 1, 64), brake: flag }),

  start({ seed, level }) {
    const state: State = {
      score: 0,
      over: false,
      level,
      random: new Random(seed),
      driver: {
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
        safe: 0,
      },
      course: startCourse(),
      rivals: [],
      gates: 0,
      gateFrom: 0,
      gateAt: getStretchLength(level, 0),
      time: getStretchTime(level, 0),
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
    // Three rivals start ahead, so the first overtaking comes soon.
    for (const [index, z] of [110, 190, 275].entries()) {
      const lane = state.random.pick([-0.62, 0, 0.62])
      const preferredSpeed = 27 + index
      state.rivals.push({
        z,
        x: lane,
        lane,
        speed: preferredSpeed,
        preferredSpeed,
        appearance: index,
        passed: false,
        laneChangeIn: 3 + index,
        gapBehind: 90,
      })
    }
    extendCourse(state)
    return state
  },

  step(state, moves, emit) {
    if (state.over) return
    extendCourse(state)
    moveCar(state, moves, emit)
    moveRivals(state)
    handleEncounters(state, emit)
    passGate(state, emit)
    expireChain(state, emit)
    runClock(state, emit)
    state.score = state.points + Math.max(0, Math.floor(state.driver.z / 2))
  },
}
