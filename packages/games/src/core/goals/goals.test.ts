import { describe, expect, it, vi } from 'vitest'
import { createGoals, readGoals } from './goals.ts'
import type { SavedGoals } from './goals.ts'
import { createMissionCounter } from './missions.ts'
import type { Mission, MissionCounts } from './missions.ts'

interface Scored {
  score: number
}
type Event = { kind: 'coin' } | { kind: 'chain'; length: number }
const coins: Mission<Scored, Event>['count'] = ({ kind }) => Number(kind === 'coin')
const missions: readonly Mission<Scored, Event>[] = [
  { id: 'run', goal: 3, scope: 'run', count: coins },
  { id: 'ever', goal: 5, scope: 'ever', count: coins },
  { id: 'chain', goal: 4, scope: 'ever', measure: 'most', count: (e) => (e.kind === 'chain' ? e.length : 0) },
  { id: 'rich', goal: 1, scope: 'run', count: (_, { score }) => Number(score > 9) },
  { id: 'last', goal: 1, scope: 'run', count: coins },
]
const open = (stored: unknown = null) => {
  const save = vi.fn<(goals: SavedGoals) => void>()
  const onCompleted = vi.fn<(mission: { id: string }) => void>()
  return { goals: createGoals({ missions, stored, save, onCompleted }), save, onCompleted }
}
const show = (goals: ReturnType<typeof createGoals>, counts: MissionCounts = {}) =>
  goals.list(counts).map(({ id, value, goal, isDone }) => `${id} ${value}/${goal}${isDone ? ' done' : ''}`)

describe('createMissionCounter', () => {
  it('adds units or takes the largest, and reads the state', () => {
    const state = { score: 0 }
    const { counts, count } = createMissionCounter(missions, state)
    for (const length of [2, 3, 1]) count({ kind: 'chain', length })
    count({ kind: 'coin' })
    state.score = 10
    count({ kind: 'coin' })
    expect(counts).toEqual({ run: 2, ever: 2, chain: 3, rich: 1, last: 2 })
  })
})

describe('createGoals', () => {
  it('shows three missions and replaces completed ones at the next run', () => {
    const { goals } = open()
    expect(show(goals, { run: 3, ever: 2 })).toEqual(['run 3/3 done', 'ever 2/5', 'chain 0/4'])
    goals.store({ run: 3, ever: 2 })
    expect(show(goals, { run: 3, ever: 2 })).toEqual(['run 3/3 done', 'ever 2/5', 'chain 0/4'])
    expect(goals.getCompleted()).toBe(0)
    goals.startRun()
    expect(show(goals)).toEqual(['ever 2/5', 'chain 0/4', 'rich 0/1'])
    expect(goals.getCompleted()).toBe(1)
  })

  it('counts a run once, however often it is stored', () => {
    const { goals, save } = open({ done: [], counts: { ever: 1 } })
    goals.store({ ever: 1 })
    goals.store({ ever: 2 })
    goals.store({ ever: 2 })
    expect(save.mock.lastCall?.[0].counts).toEqual({ ever: 3 })
  })

  it('forgets what a run did towards missions of one run', () => {
    const { goals, save } = open()
    goals.store({ run: 2 })
    goals.startRun()
    expect(show(goals)[0]).toBe('run 0/3')
    expect(save).not.toHaveBeenCalled()
  })

  it('keeps the largest units of any run', () => {
    const { goals } = open()
    goals.store({ chain: 3 })
    goals.startRun()
    goals.store({ chain: 2 })
    goals.startRun()
    expect(show(goals)).toContain('chain 3/4')
  })

  it('reports a completed mission once a run', () => {
    const { goals, onCompleted } = open()
    for (const run of [2, 3, 4]) goals.update({ run })
    expect(onCompleted.mock.calls.map(([{ id }]) => id)).toEqual(['run'])
  })

  it('has no missions left in the end', () => {
    const { goals } = open({ done: missions.map(({ id }) => id) })
    expect(goals.list({})).toEqual([])
  })
})

describe('readGoals', () => {
  it('reads back what was saved', () => {
    const { goals, save } = open()
    goals.store({ run: 3, ever: 2, chain: 1 })
    const stored: unknown = JSON.parse(JSON.stringify(save.mock.lastCall?.[0]))
    expect(readGoals(stored, missions)).toEqual({ done: ['run'], counts: { ever: 2, chain: 1 } })
  })

  it.each([
    null,
    7,
    'x',
    [],
    { done: 'run', counts: 5 },
    { done: { run: true }, counts: { ever: '3' } },
    { done: [null, 'toString', '__proto__', 'other'], counts: { ever: -1, chain: 1.5, other: 4 } },
    { done: [], counts: { ever: Infinity, chain: NaN, run: 2 } },
    JSON.parse('{"done":[],"counts":{"__proto__":{"ever":4},"constructor":1}}'),
  ])('treats %j as no progress', (stored) =>
    expect(readGoals(stored, missions)).toEqual({ done: [], counts: {} }),
  )

  it('completes no mission by a stored count alone', () =>
    expect(readGoals({ counts: { ever: 1e9 } }, missions).counts).toEqual({ ever: 4 }))
})
