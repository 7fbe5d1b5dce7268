import { center, fingers, getFingerPoint, toPointNumber } from './geometry.ts'
import type { Point } from './geometry.ts'
import type { Random } from '../../../core/index.ts'
import type { Want } from './briefs.ts'
import { rest } from './moves.ts'
import type { Moves } from './moves.ts'
import type { State } from './state.ts'
import { getBriefSteps } from './tuning.ts'
import { families, stampsInFamily, toCommandNumber } from './tools.ts'
import type { Command } from './tools.ts'

export type Player = (state: State, random: Random) => Moves

const command = (each: Command): Moves => ({ point: null, command: toCommandNumber(each) })
const press = (place: Point): Moves => ({ point: toPointNumber(place), command: null })
const setting = (name: 'hue' | 'symmetry' | 'size', value: number) =>
  command({ kind: 'setting', setting: name, value })
const stamp = (value: number) => command({ kind: 'style', tool: 'stamp', value })

const palmSpot = (index: number): Point => ({
  x: center.x + [0, 34, 58, 20, 46, 66][index % 6]!,
  y: center.y + [0, -38, 8, 60, 44, -20][index % 6]!,
})
const wristSpot = (index: number): Point => ({
  x: 192 + [0, 28, -28, 14][index % 4]!,
  y: 420 + (index % 3) * 14,
})
const fingerSpot = (index: number): Point =>
  getFingerPoint(fingers[index % 5] ?? fingers[0]!, [0.2, 0.5, 0.75][Math.floor(index / 5) % 3]!)

/** Symmetries by their place in the list. */
const [single, mirror, onFingers, kaleidoscope8] = [0, 1, 2, 13]

/** Lists what a hand does for a want, with the symmetry that a player of this skill thinks of. */
function plan(want: Want, skill: Skill, random: Random): Moves[] {
  const many = skill.symmetries
  const repeat = (count: number, act: (index: number) => Moves) =>
    Array.from({ length: count }, (_, i) => act(i))
  switch (want.kind) {
    case 'symmetry':
      return [
        setting('symmetry', many ? kaleidoscope8 : mirror),
        ...repeat(many ? 2 : 4, (i) => press(palmSpot(i + 1))),
      ]
    case 'motif': {
      const style = families.indexOf(want.family) * stampsInFamily + random.int(0, 4)
      const ways = many ? 8 : 1
      const way = setting('symmetry', many ? kaleidoscope8 : single)
      return [stamp(style), way, ...repeat(Math.ceil(want.min / ways), (i) => press(palmSpot(i + 1)))]
    }
    case 'cover': {
      const fill = (want.min + Math.min(want.max, want.min + 12)) / 2
      const spots = want.area === 'fingers' ? fingerSpot : want.area === 'wrist' ? wristSpot : palmSpot
      const way = want.area === 'fingers' ? onFingers : want.area === 'wrist' ? mirror : kaleidoscope8
      const each = want.area === 'hand' ? 9 : want.area === 'wrist' ? 16 : many ? 24 : 9
      const grow =
        want.area === 'hand' && many
          ? [
              setting('symmetry', onFingers),
              press(fingerSpot(0)),
              press(fingerSpot(5)),
              press(fingerSpot(10)),
            ]
          : []
      return [
        stamp(random.int(0, 39)),
        setting('size', want.area === 'fingers' ? 1 : 2),
        ...grow,
        setting('symmetry', many ? way : single),
        ...repeat(Math.ceil(fill / each), (i) => press(spots(i))),
        setting('size', 1),
      ]
    }
    case 'hue':
      return [setting('hue', want.hue), press(palmSpot(0))]
    default: {
      const tool = want.kind === 'nails' ? ('nail' as const) : ('ring' as const)
      const style = command({ kind: 'style', tool, value: random.int(0, 3) })
      if (many) return [style, setting('symmetry', onFingers), press(fingerSpot(10))]
      return [style, setting('symmetry', single), ...repeat(want.min, (i) => press(fingerSpot(10 + i)))]
    }
  }
}

export interface Skill {
  /** Steps from one action to the next. */
  steps: number
  /** Motifs remembered; others are guessed. */
  memory: number
  /** Uses the symmetry that fits, not only single marks. */
  symmetries: boolean
  /** Probability of leaving out a want. */
  oversight: number
  /** Share of the time at which a finished hand is shown; until then the player admires and refines it. */
  polish: number
}

/** Creates a player who plans a brief and works it off, one action at a time. */
export function createBot(skill: Skill): Player {
  let todo: Moves[] = []
  let planned = ''
  let wait = skill.steps
  return (state, random) => {
    wait -= 1
    if (wait > 0) return rest
    wait = skill.steps
    if (state.turn === 'verdict') return command({ kind: 'done' })
    if (state.turn === 'repeat') {
      const known = state.at < skill.memory ? state.pattern[state.at] : undefined
      return command({ kind: 'motif', value: known ?? random.int(0, 5) })
    }
    if (state.turn !== 'brief') return rest
    const current = `${state.row} ${state.failures}`
    if (planned !== current) {
      planned = current
      const seen = state.wants.filter(() => !random.chance(skill.oversight))
      todo = seen.flatMap((want) => plan(want, skill, random))
      // Reading takes as long as two actions for each want.
      wait = skill.steps * 2 * state.wants.length
      return rest
    }
    const next = todo.shift()
    if (next) return next
    const steps = getBriefSteps(state.level, state.row)
    return state.stepsLeft > steps * skill.polish ? rest : command({ kind: 'done' })
  }
}

export const novice: Skill = { steps: 110, memory: 3, symmetries: false, oversight: 0.3, polish: 0.8 }
export const average: Skill = { steps: 70, memory: 5, symmetries: true, oversight: 0.12, polish: 0.6 }
export const expert: Skill = { steps: 32, memory: 12, symmetries: true, oversight: 0, polish: 0.22 }
