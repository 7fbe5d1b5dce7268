import { describe, expect, expectTypeOf, it } from 'vitest'
import type { EventFromLogic } from 'xstate'
import type { ScoreSubmission } from '../game-session/index.ts'
import { PortError } from '../port/index.ts'
import { startRig } from '../testing/index.ts'
import { describeChart } from '../vitest/describe-chart.ts'
import { highScoresCases, unsortedScores } from './high-scores.cases.ts'
import { createHighScoresMachine, highScoresMachine } from './high-scores.machine.ts'
import {
  selectScores,
  selectScoreSubmitting,
  selectScoresBusy,
  selectScoresFailure,
  selectScoresFailureKind,
  selectScoresReady,
} from './high-scores.selectors.ts'
import type { HighScore, HighScoresEvent, HighScoresInput, HighScoresPorts } from './high-scores.types.ts'
import { ranked, standings } from './ranking.ts'

const names = (scores: readonly { userName: string }[]) => scores.map(({ userName }) => userName)
const start = (input: HighScoresInput = { gameId: 'zellige' }) =>
  startRig<typeof highScoresMachine, Required<HighScoresPorts>>(highScoresMachine, highScoresCases, input)

const player = { id: 'u1', name: 'sara' }

const startSubmitting = async () => {
  const rig = start({ gameId: 'zellige', player })
  await rig.send({ type: 'scores.load' })
  rig.ports.listOrdered.resolve(unsortedScores)
  await rig.settle()
  await rig.send({ type: 'scores.submit', score: 250 })
  return rig
}

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
    'a board that could not be had says so': ({ snapshot }) =>
      !snapshot.hasTag('failed') || snapshot.context.failure !== null,
    'a failure to load belongs to a board that could not be had': ({ snapshot }) =>
      snapshot.context.failure?.code !== 'load' || snapshot.hasTag('failed'),
    'a board that is shown has been had': ({ snapshot }) =>
      !snapshot.hasTag('ready') || snapshot.context.loaded,
    'no more rows than asked for': ({ snapshot: { context } }) => context.scores.length <= context.limit,
    'a score is on its way exactly while submitting': ({ snapshot }) =>
      (snapshot.context.sent !== null) === snapshot.matches('submitting'),
    'only points are submitted, in the name of who is signed in': ({ started, steps }) =>
      (started.submit ?? []).every((input) => {
        const { score, userId } = input as ScoreSubmission
        return (
          Number.isSafeInteger(score) && steps.some(({ before }) => before?.context.player?.id === userId)
        )
      }),
    'a submission is told once': ({ steps, emitted }) =>
      steps.filter(({ event }) => event.type === 'xstate.done.actor.submit').length ===
      emitted.filter(({ type }) => type === 'submitted').length,
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
    await rig.advance(30_000)
    expect(selectScoresFailure(rig.snapshot)).toBe('load')
    expect(selectScoresFailureKind(rig.snapshot)).toBe('timeout')
    expect(rig.ports.listUnordered.calls[0]?.aborted).toBe(true)
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
    expectTypeOf<{ type: 'scores.submit' }>().not.toExtend<HighScoresEvent>()
    expectTypeOf(createHighScoresMachine).parameter(0).toEqualTypeOf<HighScoresPorts>()
    expectTypeOf<Omit<HighScoresPorts, 'listUnordered'>>().not.toExtend<HighScoresPorts>()
    expectTypeOf<Omit<HighScoresPorts, 'submit'>>().toExtend<HighScoresPorts>()
  })
})

describe('highScores: a new score', () => {
  it('goes to the board, and the list is loaded again', async () => {
    const rig = await startSubmitting()
    expect(selectScoreSubmitting(rig.snapshot)).toBe(true)
    expect(rig.ports.submit.calls[0]?.input).toEqual({
      gameId: 'zellige',
      userId: 'u1',
      userName: 'sara',
      score: 250,
    })
    rig.ports.submit.resolve({ recordId: 's1' })
    await rig.settle()
    expect(rig.emitted).toEqual([{ type: 'submitted', score: 250 }])
    expect(rig.held).toEqual(['listOrdered'])
    expect(selectScores(rig.snapshot)).toHaveLength(3)
  })

  it('is submitted once, whatever is asked meanwhile', async () => {
    const rig = await startSubmitting()
    await rig.send({ type: 'scores.submit', score: 1 }, { type: 'scores.load' })
    expect(rig.ports.submit.calls).toHaveLength(1)
    expect(rig.held).toEqual(['submit'])
  })

  it('tells "submit" when it fails, beside the list', async () => {
    const rig = await startSubmitting()
    rig.ports.submit.reject(new PortError('network', 'offline'))
    await rig.settle()
    expect(selectScoresFailure(rig.snapshot)).toBe('submit')
    expect(selectScoresFailureKind(rig.snapshot)).toBe('network')
    expect(selectScoresReady(rig.snapshot)).toBe(true)
  })

  it('tells "submit" after 30 s without an answer', async () => {
    const rig = await startSubmitting()
    await rig.advance(30_000)
    expect(selectScoresFailure(rig.snapshot)).toBe('submit')
    expect(selectScoresFailureKind(rig.snapshot)).toBe('timeout')
    expect(rig.held).toEqual([])
  })

  it('that fails before the list was had loads the list, and still says so', async () => {
    const rig = start({ gameId: 'zellige', player })
    await rig.send({ type: 'scores.submit', score: 5 })
    rig.ports.submit.reject('odd')
    await rig.settle()
    rig.ports.listOrdered.resolve([])
    await rig.settle()
    expect(selectScoresFailure(rig.snapshot)).toBe('submit')
    expect(selectScoresReady(rig.snapshot)).toBe(true)
  })

  it('of nobody tells "login-required" and which score it was, until somebody signs in', async () => {
    const rig = await startLoading()
    await rig.send({ type: 'scores.submit', score: 70 })
    expect(selectScoresFailure(rig.snapshot)).toBe('login-required')
    expect(rig.emitted).toEqual([{ type: 'loginRequired', score: 70 }])
    expect(rig.held).toEqual(['listOrdered'])
    await rig.send({ type: 'session.changed', player })
    expect(selectScoresFailure(rig.snapshot)).toBe(null)
  })

  it('tells "login-required" when the session turns out to have ended', async () => {
    const rig = await startSubmitting()
    rig.ports.submit.reject(new PortError('auth', 'expired'))
    await rig.settle()
    expect(selectScoresFailure(rig.snapshot)).toBe('login-required')
    expect(rig.emitted).toEqual([{ type: 'loginRequired', score: 250 }])
  })

  it('is dropped when somebody else signs in, and the list is loaded again', async () => {
    const rig = await startSubmitting()
    await rig.send({ type: 'session.changed', player: { id: 'u2', name: 'omar' } })
    expect(rig.ports.submit.calls[0]?.aborted).toBe(true)
    expect(rig.held).toEqual(['listOrdered'])
    expect(rig.emitted).toEqual([])
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY, -1, '9' as unknown as number])(
    'of %s is no score',
    async (score) => {
      const rig = start({ gameId: 'zellige', player })
      await rig.send({ type: 'scores.submit', score })
      expect(rig.held).toEqual([])
      expect(selectScoresFailure(rig.snapshot)).toBe(null)
    },
  )

  it('loads a board that could not be had again when somebody signs in', async () => {
    const rig = await startLoading()
    rig.ports.listOrdered.reject('odd')
    await rig.settle()
    rig.ports.listUnordered.reject('odd')
    await rig.settle()
    await rig.send({ type: 'session.changed', player })
    expect(selectScoresFailure(rig.snapshot)).toBe(null)
    expect(rig.held).toEqual(['listOrdered'])
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
