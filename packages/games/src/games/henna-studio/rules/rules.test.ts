import { describe, expect, it } from 'vitest'
import { Random } from '../../../core/index.ts'
import { describeRules } from '../../../testing/describe-rules.ts'
import { average, createBot, expert, novice } from './bots.ts'
import { center, fingers, getFingerPoint, pointCount, toPointNumber } from './geometry.ts'
import { codec, rest } from './moves.ts'
import { rules } from './rules.ts'
import type { GameEvent, State } from './state.ts'
import { commands, toCommandNumber } from './tools.ts'
import type { Command } from './tools.ts'

const quiet = () => undefined
const press = (state: State, x: number, y: number) => {
  rules.step(state, { point: toPointNumber({ x, y }), command: null }, quiet)
  rules.step(state, rest, quiet)
}
const give = (state: State, command: Command, emit: (event: GameEvent) => void = quiet) =>
  rules.step(state, { point: null, command: toCommandNumber(command) }, emit)
const start = (free = false) => rules.start({ seed: 3, level: 1, free })

describeRules({
  rules,
  player: (state, random) => createWanderer(state, random),
  players: {
    novice: () => createBot(novice),
    average: () => createBot(average),
    expert: () => createBot(expert),
  },
  longest: 60 * 60 * 15,
})

/** Touches the hand now and then, and tries every command. */
function createWanderer(state: State, random: Random) {
  if (random.chance(0.9) || state.over) return rest
  return random.chance(0.3)
    ? { point: null, command: random.int(0, commands.length - 1) }
    : { point: random.int(0, pointCount - 1), command: null }
}

describe('moves', () => {
  it('are points or commands, and anything else is the hand at rest', () => {
    for (const point of [0, 1, 191, pointCount - 1]) {
      expect(codec.decodeMove(codec.encodeMove({ point, command: null }))).toEqual({ point, command: null })
    }
    for (const command of commands.keys()) {
      const code = codec.encodeMove({ point: 5, command })
      expect(code).toBeLessThan(65_536)
      expect(codec.decodeMove(code)).toEqual({ point: null, command })
    }
    for (const code of [0, -1, 0.5, Number.NaN, 65_535, 1 + pointCount + commands.length]) {
      expect(codec.decodeMove(code)).toEqual(rest)
    }
  })

  it('number every command once', () => {
    expect(new Set(commands.map((command) => toCommandNumber(command))).size).toBe(commands.length)
  })
})

describe('drawing', () => {
  it('makes a line of a drag, without superfluous points', () => {
    const state = start(true)
    for (let x = 160; x <= 220; x += 2) {
      rules.step(state, { point: toPointNumber({ x, y: 300 }), command: null }, quiet)
    }
    expect(state.design.marks).toEqual([])
    rules.step(state, rest, quiet)
    expect(state.design.marks).toHaveLength(1)
    expect(state.design.marks[0]?.points).toEqual([
      toPointNumber({ x: 160, y: 300 }),
      toPointNumber({ x: 220, y: 300 }),
    ])
  })

  it('stamps once a press', () => {
    const state = start(true)
    give(state, { kind: 'style', tool: 'stamp', value: 7 })
    const point = toPointNumber(center)
    for (let step = 0; step < 20; step++) rules.step(state, { point, command: null }, quiet)
    rules.step(state, rest, quiet)
    press(state, 200, 320)
    expect(state.design.marks.map(({ tool, style }) => [tool, style])).toEqual([
      ['stamp', 7],
      ['stamp', 7],
    ])
  })

  it('undoes and redoes without a limit, but not what a guest brings', () => {
    const state = start()
    const before = [...state.design.marks]
    for (let index = 0; index < 150; index++) press(state, 150 + (index % 30) * 2, 300)
    const drawn = [...state.design.marks]
    expect(drawn).toHaveLength(before.length + 150)
    for (let index = 0; index < 200; index++) give(state, { kind: 'undo' })
    expect(state.design.marks).toEqual(before)
    for (let index = 0; index < 200; index++) give(state, { kind: 'redo' })
    expect(state.design.marks).toEqual(drawn)
    give(state, { kind: 'undo' })
    press(state, 200, 300)
    give(state, { kind: 'redo' })
    expect(state.design.marks).toHaveLength(drawn.length)
  })

  it('has no end in a free run', () => {
    const state = start(true)
    for (let step = 0; step < 60 * 600; step++) rules.step(state, rest, quiet)
    expect(state).toMatchObject({ over: false, score: 0, turn: 'free' })
  })
})

describe('briefs', () => {
  it('start their clock with the first mark, or after a time to read', () => {
    const state = start()
    const { stepsLeft } = state
    for (let step = 0; step < 300; step++) rules.step(state, rest, quiet)
    expect(state.stepsLeft).toBe(stepsLeft)
    press(state, 200, 300)
    expect(state.stepsLeft).toBeLessThan(stepsLeft)
    const idle = start()
    for (let step = 0; step < 420; step++) rules.step(idle, rest, quiet)
    expect(idle.stepsLeft).toBe(stepsLeft - 60)
  })

  it('are judged when shown, and give a second try in half the time', () => {
    const state = start()
    const events: GameEvent[] = []
    const { stepsLeft } = state
    give(state, { kind: 'done' }, (event) => events.push(event))
    expect(events).toMatchObject([{ type: 'verdict', passed: false, points: 0 }])
    for (let step = 0; step < 40; step++) rules.step(state, rest, quiet)
    give(state, { kind: 'done' })
    expect(state).toMatchObject({ turn: 'brief', failures: 1, row: 0, over: false })
    expect(state.stepsLeft).toBe(Math.floor(stepsLeft / 2))
    give(state, { kind: 'done' })
    for (let step = 0; step < 40; step++) rules.step(state, rest, quiet)
    give(state, { kind: 'done' })
    expect(state).toMatchObject({ over: true, score: 0 })
  })

  it('end a run of idle hands', () => {
    const state = start()
    let steps = 0
    for (; steps < 60 * 200 && !state.over; steps++) rules.step(state, rest, quiet)
    expect(state.over).toBe(true)
  })
})

describe('memory rounds', () => {
  const reachRound = () => {
    const state = start()
    const bot = createBot(expert)
    const random = new Random(1)
    while (state.turn !== 'repeat') rules.step(state, bot(state, random), quiet)
    return state
  }

  it('follow three briefs and reward the whole pattern', () => {
    const state = reachRound()
    expect(state.row).toBe(3)
    const { score } = state
    for (const motif of state.pattern.slice()) give(state, { kind: 'motif', value: motif })
    expect(state).toMatchObject({ turn: 'verdict', passed: true, rounds: 1 })
    expect(state.score).toBeGreaterThan(score + 100)
    expect(state.design.marks.length).toBe(state.fixedMarks + state.pattern.length)
  })

  it('are played by a press on the spot too, and a wrong one shows the pattern again', () => {
    const state = reachRound()
    const [first = 0] = state.pattern
    const spot = first === 5 ? center : getFingerPoint(fingers[first] ?? fingers[0]!, 0.72)
    press(state, spot.x, spot.y)
    expect(state.at).toBe(1)
    give(state, { kind: 'motif', value: state.pattern[1] === 2 ? 3 : 2 })
    expect(state).toMatchObject({ turn: 'verdict', passed: false, failures: 1 })
    for (let step = 0; step < 500 && state.turn === 'verdict'; step++) rules.step(state, rest, quiet)
    expect(state).toMatchObject({ turn: 'watch', at: 0 })
    expect(state.design.marks).toHaveLength(state.fixedMarks)
  })
})
