import { describe, expect, expectTypeOf, it } from 'vitest'
import type { EventFromLogic } from 'xstate'
import { PortError } from '../port/index.ts'
import { startRig } from '../testing/index.ts'
import { describeChart } from '../vitest/describe-chart.ts'
import { highScoresCases, unsortedScores } from './high-scores.cases.ts'
import { createHighScoresMachine, highScoresMachine } from './high-scores.machine.ts'
import {
  selectScores,
  selectScoresBusy,
  selectScoresFailure,
  selectScoresFailureKind,
  selectScoresReady,
} from './high-scores.selectors.ts'
import type { HighScore, HighScoresEvent, HighScoresInput, HighScoresPorts } from './high-scores.types.ts'
import { ranked, standings } from './ranking.ts'

const names = (scores: readonly { userName: string }[]) => scores.map(({ userName }) => userName)
const start = (input: HighScoresInput = { gameId: 'zellige' }) =>
  startRig<typeof highScoresMachine, HighScoresPorts>(highScoresMachine, highScoresCases, input)

const startLoading = async () => {
  const rig = start()
  await rig.send({ type: 'scores.load' })
  return rig
}

describeChart(highScoresMachine, highScoresCases, {
  invariants: {
    'scores are always best first, and of equal ones the earlier first': ({ snapshot }) =>
      names(snapshot.context.scores).join() === names(ranked(snapshot.context.scores)).join(),
    'one call at a time': ({ held }) => held.length <= 1,
    'a board that could not be had says so, and no other': ({ snapshot }) =>
      snapshot.matches('failed') === (snapshot.context.failure !== null),
    'no more rows than asked for': ({ snapshot: { context } }) => context.scores.length <= context.limit,
  },
})

describe('highScores', () => {
  it('asks for nothing until somebody looks', () => {
    expect(start().held).toEqual([])
  })

  it('shows the ordered list', async () => {
    const rig = await startLoading()
    expect(rig.ports.listOrdered.calls.map(({ input }) => input)).toEqual([{ gameId: 'zellige' }])
    rig.ports.listOrdered.resolve(unsortedScores)
    await rig.settle()
    expect(names(selectScores(rig.snapshot))).toEqual(['best', 'early', 'late'])
    expect(selectScoresReady(rig.snapshot)).toBe(true)
  })

  it('retries without ordering and sorts here when the server cannot', async () => {
    const rig = await startLoading()
    rig.ports.listOrdered.reject(new PortError('validation', 'no index'))
    await rig.settle()
    expect(rig.held).toEqual(['listUnordered'])
    rig.ports.listUnordered.resolve(unsortedScores)
    await rig.settle()
    expect(names(selectScores(rig.snapshot))).toEqual(['best', 'early', 'late'])
  })

  it('fails as "load" when both fail, and loads again when asked', async () => {
    const rig = await startLoading()
    rig.ports.listOrdered.reject(new PortError('network', 'offline'))
    await rig.settle()
    rig.ports.listUnordered.reject(new PortError('network', 'offline'))
    await rig.settle()
    expect(selectScoresFailure(rig.snapshot)).toBe('load')
    await rig.send({ type: 'scores.load' })
    expect(selectScoresFailure(rig.snapshot)).toBe(null)
    expect(selectScoresBusy(rig.snapshot)).toBe(true)
  })

  it('asks without ordering when the ordered list has been silent for 30 s', async () => {
    const rig = await startLoading()
    await rig.advance(29_999)
    expect(rig.held).toEqual(['listOrdered'])
    await rig.advance(1)
    expect(rig.ports.listOrdered.calls[0]?.aborted).toBe(true)
    expect(rig.held).toEqual(['listUnordered'])
    expect(selectScoresFailure(rig.snapshot)).toBe(null)
    rig.ports.listUnordered.resolve(unsortedScores)
    await rig.settle()
    expect(names(selectScores(rig.snapshot))).toEqual(['best', 'early', 'late'])
  })

  it('gives up on a silent list without ordering after 30 s', async () => {
    const rig = await startLoading()
    rig.ports.listOrdered.reject(new PortError('server', 'down'))
    await rig.settle()
    await rig.advance(29_999)
    expect(rig.held).toEqual(['listUnordered'])
    await rig.advance(1)
    expect(selectScoresFailure(rig.snapshot)).toBe('load')
    expect(selectScoresFailureKind(rig.snapshot)).toBe('timeout')
    expect(rig.ports.listUnordered.calls[0]?.aborted).toBe(true)
  })

  it('follows what the backend tells by itself, and asks for nothing', async () => {
    const rig = await startLoading()
    rig.ports.listOrdered.resolve(unsortedScores)
    await rig.settle()
    const [late] = unsortedScores as [HighScore]
    await rig.send({ type: 'scores.posted', score: { ...late, score: 1000 } })
    await rig.send({ type: 'scores.posted', score: { ...late, id: 'new', userName: 'new', score: 500 } })
    await rig.send({ type: 'scores.gone', id: 'early' })
    expect(names(selectScores(rig.snapshot))).toEqual(['late', 'best', 'new'])
    expect(rig.held).toEqual([])
  })

  it.each([
    { type: 'scores.gone', id: 'early' },
    { type: 'scores.posted', score: unsortedScores[0] as HighScore },
  ] as const)('asks again when $type arrives while the list is on its way', async (event) => {
    const rig = await startLoading()
    await rig.send(event)
    expect(rig.ports.listOrdered.calls).toHaveLength(2)
    expect(rig.ports.listOrdered.calls[0]?.aborted).toBe(true)
    expect(rig.held).toEqual(['listOrdered'])
    rig.ports.listOrdered.reject(new PortError('validation', 'no index'))
    await rig.settle()
    await rig.send(event)
    expect(rig.ports.listUnordered.calls[0]?.aborted).toBe(true)
    expect(rig.held).toEqual(['listOrdered'])
  })

  it('keeps what it shows while it loads again, and asks once', async () => {
    const rig = await startLoading()
    rig.ports.listOrdered.resolve(unsortedScores)
    await rig.settle()
    await rig.send({ type: 'scores.load' }, { type: 'scores.load' })
    expect(selectScores(rig.snapshot)).toHaveLength(3)
    expect(rig.ports.listOrdered.calls).toHaveLength(2)
  })

  it('takes its own events only', () => {
    expectTypeOf<EventFromLogic<typeof highScoresMachine>>().toEqualTypeOf<HighScoresEvent>()
    expectTypeOf<{ type: 'scores.reload' }>().not.toExtend<HighScoresEvent>()
    expectTypeOf(createHighScoresMachine).parameter(0).toEqualTypeOf<HighScoresPorts>()
    expectTypeOf<Omit<HighScoresPorts, 'listUnordered'>>().not.toExtend<HighScoresPorts>()
  })
})

describe('highScores: the rows', () => {
  it('are as many as asked for, the best of them', async () => {
    const rig = start({ gameId: 'zellige', limit: 2 })
    await rig.send({ type: 'scores.load' })
    rig.ports.listOrdered.resolve(unsortedScores)
    await rig.settle()
    expect(names(selectScores(rig.snapshot))).toEqual(['best', 'early'])
  })

  it('have their places, and are the reader’s by what the backend vouches for', () => {
    const nobodys = { ...(unsortedScores[0] as HighScore), id: 'nobodys', ownerId: null }
    const seenBy = (readerId: string | null) =>
      standings(ranked([...unsortedScores, nobodys]), readerId).map(({ id, rank, mine }) => [id, rank, mine])
    expect(seenBy('u-early')).toEqual([
      ['best', 1, false],
      ['early', 2, true],
      ['late', 3, false],
      ['nobodys', 4, false],
    ])
    expect(seenBy(null).filter(([, , mine]) => mine)).toEqual([])
  })
})
