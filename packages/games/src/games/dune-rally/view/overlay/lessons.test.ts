import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLessons } from './lessons.ts'
import { rules } from '../../rules/rules.ts'
import type { GameEvent, State } from '../../rules/state.ts'
import { texts } from '../../texts.ts'
import type { Texts } from '../../texts.ts'
import type { Stage } from '../../../../core/index.ts'

const { lessons: lines } = texts.en
const stage = { texts: texts.en, size: { width: 375, height: 667 }, dir: 'ltr', hasGamepad: false }

function createDrawn(isNovice = true) {
  const written: string[] = []
  const ignore = () => undefined
  const context = {
    save: ignore,
    restore: ignore,
    translate: ignore,
    beginPath: ignore,
    roundRect: ignore,
    fill: ignore,
    stroke: ignore,
    measureText: () => ({ width: 200 }),
    fillText: (text: string) => written.push(text),
  } as unknown as CanvasRenderingContext2D
  const lessons = createLessons(stage as unknown as Stage<Texts>, isNovice)
  return {
    watch: (kind: 'drift' | 'nitro') => lessons.watch({ kind } as GameEvent),
    /** Returns what is written in a frame. */
    read: (state: State, seconds = 1 / 60) => {
      written.length = 0
      lessons.draw(context, state, seconds)
      return written[0] ?? null
    },
  }
}

/** Returns a state on a road that bends everywhere alike. */
function drive(bend: number, driver: Partial<State['driver']> = {}): State {
  const state = rules.start({ seed: 2, level: 1 })
  for (const segment of state.course.road) segment.bend = bend
  Object.assign(state, { phase: 'drive', stageSteps: 300 })
  Object.assign(state.driver, { nitro: 0, speed: 40 }, driver)
  return state
}

beforeEach(() => vi.stubGlobal('window', { matchMedia: () => ({ matches: true }) }))
afterEach(() => vi.unstubAllGlobals())

describe('lessons of Dune Rally', () => {
  it('teach to drift in bends until the first drift', () => {
    const { read, watch } = createDrawn()
    expect(read(drive(0.5))).toBe(lines.drift)
    expect(read(drive(0.5, { drift: 40 }))).toBe(lines.release)
    watch('drift')
    expect(read(drive(0.5))).toBeNull()
  })

  it('name nitro on straights until it is used, by the control of the device', () => {
    const { read, watch } = createDrawn()
    expect(read(drive(0, { nitro: 30 }))).toBeNull()
    expect(read(drive(0, { nitro: 120 }))).toBe(lines.nitro.touch)
    watch('nitro')
    expect(read(drive(0, { nitro: 120 }))).toBeNull()
  })

  it('explain sand to everybody, but neither a short cut nor a wall', () => {
    const { read } = createDrawn(false)
    const state = drive(0, { x: 1.3 })
    expect(read(state)).toBeNull()
    expect(read({ ...state, stageSteps: 341 })).toBe(lines.sand)
    const canyon = createDrawn(false)
    canyon.read({ ...state, stage: 1 })
    expect(canyon.read({ ...state, stage: 1, stageSteps: 341 })).toBeNull()
  })

  it('explain the car that keeps the pace once, early in the first stage', () => {
    const early = { ...drive(0.5), stageSteps: 200 }
    expect(createDrawn().read(early)).toBe(lines.pace)
    expect(createDrawn().read({ ...early, stage: 1 })).toBe(lines.drift)
    expect(createDrawn(false).read(early)).toBeNull()
  })

  it('leave players who have finished a stage alone', () => {
    const { read } = createDrawn(false)
    expect(read(drive(0.5))).toBeNull()
    expect(read(drive(0, { nitro: 240 }))).toBeNull()
  })
})
