import { describe, expect, expectTypeOf, it } from 'vitest'
import type { EventFromLogic } from 'xstate'
import { PortError } from '../port/index.ts'
import { startHarness } from '../testing/index.ts'
import { describeChart } from '../vitest/describe-chart.ts'
import { highScoresFixtures, unsortedScores } from './high-scores.fixtures.ts'
import { createHighScoresMachine, highScoresMachine } from './high-scores.machine.ts'
import { selectScores, selectScoresFailure, selectScoresReady } from './high-scores.selectors.ts'
import type { HighScore, HighScoresEvent, HighScoresInput, HighScoresPorts } from './high-scores.types.ts'
import { rankScores, toStandings } from './ranking.ts'

const names = (scores: readonly { userName: string }[]) => scores.map(({ userName }) => userName)
const start = (input: HighScoresInput = { gameId: 'zellige' }) =>
  startHarness<typeof highScoresMachine, HighScoresPorts>(highScoresMachine, highScoresFixtures, input)

const startLoading = async () => {
  const harness = start()
  await harness.send({ type: 'scores.load' })
  return harness
}

describeChart(highScoresMachine, highScoresFixtures, {
  invariants: {
    'scores are sorted best first, then earliest first': ({ snapshot }) =>
      names(snapshot.context.scores).join() === names(rankScores(snapshot.context.scores)).join(),
    'one call at a time': ({ held }) => held.length <= 1,
    'there is a failure exactly when loading failed': ({ snapshot }) =>
      snapshot.matches('failed') === (snapshot.context.failure !== null),
    'there are no more rows than the limit': ({ snapshot: { context } }) =>
      context.scores.length <= context.limit,
  },
})

describe('highScores', () => {
  it('sends no request until it is asked to load', () => {
    expect(start().held).toEqual([])
  })

  it('shows the sorted list', async () => {
    const harness = await startLoading()
    expect(harness.ports.listOrdered.calls.map(({ input }) => input)).toEqual([{ gameId: 'zellige' }])
    harness.ports.listOrdered.resolve(unsortedScores)
    await harness.settle()
    expect(names(selectScores(harness.snapshot))).toEqual(['best', 'early', 'late'])
    expect(selectScoresReady(harness.snapshot)).toBe(true)
  })

  it('loads unsorted and sorts here when the server cannot sort', async () => {
    const harness = await startLoading()
    harness.ports.listOrdered.reject(new PortError('validation', 'no index'))
    await harness.settle()
    expect(harness.held).toEqual(['listUnordered'])
    harness.ports.listUnordered.resolve(unsortedScores)
    await harness.settle()
    expect(names(selectScores(harness.snapshot))).toEqual(['best', 'early', 'late'])
  })

  it('fails with "load" when both lists fail, and loads again on request', async () => {
    const harness = await startLoading()
    harness.ports.listOrdered.reject(new PortError('network', 'offline'))
    await harness.settle()
    harness.ports.listUnordered.reject(new PortError('network', 'offline'))
    await harness.settle()
    expect(selectScoresFailure(harness.snapshot)).toBe('load')
    await harness.send({ type: 'scores.load' })
    expect(selectScoresFailure(harness.snapshot)).toBe(null)
    expect(harness.snapshot.matches('loading')).toBe(true)
  })

  it('loads unsorted after 30 s without a sorted list', async () => {
    const harness = await startLoading()
    await harness.advance(29_999)
    expect(harness.held).toEqual(['listOrdered'])
    await harness.advance(1)
    expect(harness.ports.listOrdered.calls[0]?.aborted).toBe(true)
    expect(harness.held).toEqual(['listUnordered'])
    expect(selectScoresFailure(harness.snapshot)).toBe(null)
    harness.ports.listUnordered.resolve(unsortedScores)
    await harness.settle()
    expect(names(selectScores(harness.snapshot))).toEqual(['best', 'early', 'late'])
  })

  it('fails after 30 s without an unsorted list', async () => {
    const harness = await startLoading()
    harness.ports.listOrdered.reject(new PortError('server', 'down'))
    await harness.settle()
    await harness.advance(29_999)
    expect(harness.held).toEqual(['listUnordered'])
    await harness.advance(1)
    expect(selectScoresFailure(harness.snapshot)).toBe('load')
    expect(harness.snapshot.context.failure?.kind).toBe('timeout')
    expect(harness.ports.listUnordered.calls[0]?.aborted).toBe(true)
  })

  it('applies changes reported by the backend without a request', async () => {
    const harness = await startLoading()
    harness.ports.listOrdered.resolve(unsortedScores)
    await harness.settle()
    const [late] = unsortedScores as [HighScore]
    await harness.send({ type: 'scores.posted', score: { ...late, score: 1000 } })
    await harness.send({ type: 'scores.posted', score: { ...late, id: 'new', userName: 'new', score: 500 } })
    await harness.send({ type: 'scores.removed', id: 'early' })
    expect(names(selectScores(harness.snapshot))).toEqual(['late', 'best', 'new'])
    expect(harness.held).toEqual([])
  })

  it.each([
    { type: 'scores.removed', id: 'early' },
    { type: 'scores.posted', score: unsortedScores[0] as HighScore },
  ] as const)('loads again when $type arrives during loading', async (event) => {
    const harness = await startLoading()
    await harness.send(event)
    expect(harness.ports.listOrdered.calls).toHaveLength(2)
    expect(harness.ports.listOrdered.calls[0]?.aborted).toBe(true)
    expect(harness.held).toEqual(['listOrdered'])
    harness.ports.listOrdered.reject(new PortError('validation', 'no index'))
    await harness.settle()
    await harness.send(event)
    expect(harness.ports.listUnordered.calls[0]?.aborted).toBe(true)
    expect(harness.held).toEqual(['listOrdered'])
  })

  it('keeps the rows during a reload, and sends one request', async () => {
    const harness = await startLoading()
    harness.ports.listOrdered.resolve(unsortedScores)
    await harness.settle()
    await harness.send({ type: 'scores.load' }, { type: 'scores.load' })
    expect(selectScores(harness.snapshot)).toHaveLength(3)
    expect(harness.ports.listOrdered.calls).toHaveLength(2)
  })

  it('accepts only its own events', () => {
    expectTypeOf<EventFromLogic<typeof highScoresMachine>>().toEqualTypeOf<HighScoresEvent>()
    expectTypeOf<{ type: 'scores.reload' }>().not.toExtend<HighScoresEvent>()
    expectTypeOf(createHighScoresMachine).parameter(0).toEqualTypeOf<HighScoresPorts>()
    expectTypeOf<Omit<HighScoresPorts, 'listUnordered'>>().not.toExtend<HighScoresPorts>()
  })
})

describe('highScores: rows', () => {
  it('are the best ones, up to the limit', async () => {
    const harness = start({ gameId: 'zellige', limit: 2 })
    await harness.send({ type: 'scores.load' })
    harness.ports.listOrdered.resolve(unsortedScores)
    await harness.settle()
    expect(names(selectScores(harness.snapshot))).toEqual(['best', 'early'])
  })

  it('have ranks, and belong to the reader according to the backend', () => {
    const nobodys = { ...(unsortedScores[0] as HighScore), id: 'nobodys', ownerId: null }
    const seenBy = (readerId: string | null) =>
      toStandings(rankScores([...unsortedScores, nobodys]), readerId).map(({ id, rank, mine }) => [
        id,
        rank,
        mine,
      ])
    expect(seenBy('u-early')).toEqual([
      ['best', 1, false],
      ['early', 2, true],
      ['late', 3, false],
      ['nobodys', 4, false],
    ])
    expect(seenBy(null).filter(([, , mine]) => mine)).toEqual([])
  })
})
