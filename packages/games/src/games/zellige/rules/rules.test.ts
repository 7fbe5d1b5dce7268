import { describe, expect, it } from 'vitest'
import { Random } from '../../../core/index.ts'
import { describeRules } from '../../../testing/describe-rules.ts'
import { canMove, isTile, slide, ways } from './board.ts'
import type { Cell } from './board.ts'
import { careless, createPlayer, eager, idle } from './bots.ts'
import type { Bot } from './bots.ts'
import { readSavedRank } from '../saved-rank.ts'
import { rules } from './rules.ts'
import { chooseTile } from './spawn.ts'
import type { GameEvent, Moves, State } from './state.ts'
import { mergesPerUndo, maxUndos } from './undo.ts'

const take = (state: State, moves: Partial<Moves>): GameEvent[] => {
  const events: GameEvent[] = []
  rules.step(state, { ...idle, ...moves }, (event) => events.push(event))
  return events
}
const play = (seed: number, level: number, bot: Bot, watch?: (state: State) => void): State => {
  const state = rules.start({ seed, level })
  const random = new Random(seed + 1)
  for (let moves = 0; !state.over && moves < 5000; moves++) {
    take(state, state.stuck ? { finish: true } : { go: bot(state, random) })
    watch?.(state)
  }
  return state
}
describeRules({ rules, player: createPlayer(careless), players: { eager: () => createPlayer(eager) } })

const seeds = Array.from({ length: 40 }, (_, seed) => seed * 7919)
const fill = (state: State, ranks: readonly number[]) => {
  state.cells = ranks.map((rank): Cell => (rank ? { id: state.nextId++, kind: 'star', rank } : null))
}

describe('a run of Zellige', () => {
  it('repeats for the same seed and moves and differs for another seed', () => {
    expect(play(5, 3, careless)).toEqual(play(5, 3, careless))
    expect(play(6, 3, careless).score).not.toBe(play(5, 3, careless).score)
  })

  it('starts with a possible move in every courtyard', () => {
    for (const level of [1, 2, 3, 4, 5])
      for (const seed of seeds) expect(canMove(rules.start({ seed, level }))).toBe(true)
  })

  it('ends for a careless bot at every level and later for a greedy one', () => {
    const sum = (runs: State[]) => runs.reduce((points, { score }) => points + score, 0)
    const starts = [1, 2, 3, 4, 5].flatMap((level) => seeds.slice(0, 10).map((seed) => ({ seed, level })))
    const plain = starts.map(({ seed, level }) => play(seed, level, careless))
    const keen = starts.map(({ seed, level }) => play(seed, level, eager))
    expect([...plain, ...keen].every(({ over }) => over)).toBe(true)
    expect(sum(keen)).toBeGreaterThan(sum(plain) * 1.3)
  })

  it('gives every tile a unique id', () => {
    for (const seed of seeds.slice(0, 8))
      play(seed, 5, careless, ({ cells }) => {
        const ids = cells.filter(isTile).map(({ id }) => id)
        expect(new Set(ids).size).toBe(ids.length)
      })
  })

  it('brings lanterns and rubble within a run', () => {
    const seen = new Set<string>()
    for (const seed of seeds.slice(0, 10))
      play(seed, 1, eager, ({ cells }) => cells.filter(isTile).forEach(({ kind }) => seen.add(kind)))
    expect([...seen].sort()).toEqual(['lantern', 'rubble', 'star'])
  })
})

describe('an old courtyard', () => {
  it('fills with rubble, of which a new one at level 1 has little', () => {
    const countRubble = (moves: number) => {
      const state = rules.start({ seed: 1, level: 1 })
      state.moves = moves
      const tiles = Array.from({ length: 400 }, () => chooseTile(state))
      return tiles.filter(({ kind }) => kind === 'rubble').length
    }
    expect(countRubble(500)).toBeLessThan(20)
    expect(countRubble(1200)).toBeGreaterThan(150)
  })
})

describe('points', () => {
  it('multiply by the merges of one move', () => {
    const state = rules.start({ seed: 1, level: 1 })
    fill(state, [3, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 5, 5, 0, 0])
    const [slid] = take(state, { go: 'left' })
    // Ranks 2, 3 and 4 from the staircase and 6 below: four merges together.
    expect(state.score).toBe((4 + 8 + 16 + 64) * 4)
    expect(slid).toMatchObject({ kind: 'slid', points: 368, finest: 6 })
  })

  it('include tiles swept by light, which spares the finest star', () => {
    const state = rules.start({ seed: 1, level: 1 })
    fill(state, [6, 2, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    state.cells[2] = { id: 900, kind: 'lantern', rank: 0 }
    state.cells[3] = { id: 901, kind: 'lantern', rank: 0 }
    take(state, { go: 'left' })
    const stars = state.cells.filter(isTile).filter(({ id }) => id < 900 && id !== state.nextId - 1)
    expect(stars.map(({ rank }) => rank)).toEqual([6, 3])
    expect(state.score).toBe(4)
  })

  it('include rubble that crumbles beside a merge', () => {
    const state = rules.start({ seed: 1, level: 1 })
    fill(state, [1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    state.cells[4] = { id: 900, kind: 'rubble', rank: 0 }
    state.cells[12] = { id: 901, kind: 'rubble', rank: 0 }
    take(state, { go: 'left' })
    expect(state.cells.some((cell) => isTile(cell) && cell.id === 900)).toBe(false)
    expect(state.cells.some((cell) => isTile(cell) && cell.id === 901)).toBe(true)
    expect(state.score).toBe(4 + 8)
  })
})

describe('undo', () => {
  it('restores board and score, costs one, and does nothing without a move', () => {
    const state = rules.start({ seed: 3, level: 1 })
    expect(take(state, { undo: true })).toEqual([])
    const before = structuredClone({ cells: state.cells, score: state.score, finest: state.finest })
    const way = ways.find((each) => slide(state, each, 0).moved) ?? 'left'
    take(state, { go: way })
    const after = structuredClone(state.cells)
    expect(take(state, { undo: true })).toEqual([{ kind: 'undone' }])
    expect({ cells: state.cells, score: state.score, finest: state.finest }).toEqual(before)
    expect(state.undos).toBe(0)
    // The same move brings the same tile, because an undo also restores the random generator.
    take(state, { go: way })
    expect(state.cells.map((cell) => (isTile(cell) ? cell.rank : cell))).toEqual(
      after.map((cell) => (isTile(cell) ? cell.rank : cell)),
    )
    expect(take(state, { undo: true })).toEqual([])
  })

  it('is earned by merging, up to a limit', () => {
    let earned = 0
    const state = play(11, 1, eager, ({ undos }) => {
      earned = Math.max(earned, undos)
      expect(undos).toBeLessThanOrEqual(maxUndos)
    })
    expect(state.merges).toBeGreaterThan(mergesPerUndo)
    expect(earned).toBeGreaterThan(1)
  })

  it('delays the end: a stuck run waits for undo or finish', () => {
    for (const answer of ['undo', 'finish'] as const) {
      const state = rules.start({ seed: 1, level: 1 })
      const random = new Random(1)
      while (!state.stuck) take(state, { go: careless(state, random) })
      expect(state.over).toBe(false)
      expect(take(state, { go: 'left' })).toEqual([])
      const { undos } = state
      take(state, { [answer]: true })
      expect(state.stuck).toBe(false)
      expect(state.over).toBe(answer === 'finish')
      if (answer === 'undo') expect(state.undos).toBe(undos - 1)
    }
  })
})

describe('readSavedRank', () => {
  it('accepts only ranks', () => {
    expect(readSavedRank({ finest: 9 })).toBe(9)
    for (const hostile of [
      null,
      7,
      'x',
      [],
      { finest: '9' },
      { finest: 1e9 },
      { finest: -1 },
      { finest: 2.5 },
      { finest: NaN },
    ])
      expect(readSavedRank(hostile)).toBe(0)
  })
})
