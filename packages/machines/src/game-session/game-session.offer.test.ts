import { describe, expect, it } from 'vitest'
import { PortError } from '../port/index.ts'
import { finish, player, startSession as start } from './game-session.harness.ts'
import {
  selectGameSessionFailure,
  selectGameSessionFailureKind,
  selectOffer,
  selectPendingScore,
  selectSubmittedRecordId,
} from './game-session.selectors.ts'

const omar = { id: 'u2', name: 'omar' }
const offline = new PortError('network', 'offline')
const receipt = { recordId: 's1' }

describe('gameSession: the score', () => {
  it('is offered to a signed-in player when the run is over, not before', async () => {
    const harness = start()
    await harness.send({ type: 'game.score', value: 300, final: false })
    expect(selectOffer(harness.snapshot)).toBe('none')
    await harness.send(finish(300))
    expect(selectOffer(harness.snapshot)).toBe('offered')
    expect(selectPendingScore(harness.snapshot)).toBe(300)
  })

  it('goes to the board with the name that others may see', async () => {
    const harness = start()
    await harness.send(finish(300), { type: 'score.submit' }, { type: 'score.submit' })
    expect(selectOffer(harness.snapshot)).toBe('submitting')
    expect(harness.ports.submit.calls.map(({ input }) => input)).toEqual([
      { gameId: 'zellige', userId: 'u1', userName: 'sara', score: 300 },
    ])
    harness.ports.submit.resolve(receipt)
    await harness.settle()
    expect(selectOffer(harness.snapshot)).toBe('submitted')
    expect(harness.emitted).toEqual([{ type: 'submitted', score: 300 }])
    expect(selectSubmittedRecordId(harness.snapshot)).toBe('s1')
    await harness.send({ type: 'score.dismiss' })
    expect(selectOffer(harness.snapshot)).toBe('none')
    expect(selectSubmittedRecordId(harness.snapshot)).toBe(null)
  })

  it('of a guest is kept until they have signed in', async () => {
    const harness = start({ gameId: 'zellige', player: null })
    await harness.send(finish(300), { type: 'score.submit' })
    expect(selectOffer(harness.snapshot)).toBe('signInRequired')
    expect(harness.ports.submit.calls).toEqual([])
    await harness.send({ type: 'session.changed', player })
    expect(selectOffer(harness.snapshot)).toBe('offered')
    expect(selectPendingScore(harness.snapshot)).toBe(300)
  })

  it('that waited through sign-in is offered from the start', () => {
    expect(selectOffer(start({ gameId: 'zellige', player, pendingScore: 70 }).snapshot)).toBe('offered')
    expect(selectOffer(start({ gameId: 'zellige', player: null, pendingScore: 70 }).snapshot)).toBe(
      'signInRequired',
    )
  })

  it('is kept when submitting fails, and can be tried again', async () => {
    const harness = start()
    await harness.send(finish(300), { type: 'score.submit' })
    harness.ports.submit.reject(offline)
    await harness.settle()
    expect(selectOffer(harness.snapshot)).toBe('offered')
    expect(selectGameSessionFailure(harness.snapshot)).toBe('submit-score')
    await harness.send({ type: 'score.submit' })
    expect(selectGameSessionFailure(harness.snapshot)).toBe(null)
    harness.ports.submit.resolve(receipt)
    await harness.settle()
    expect(selectOffer(harness.snapshot)).toBe('submitted')
  })

  it('is kept when nothing has answered after 30 s', async () => {
    const harness = start()
    await harness.send(finish(300), { type: 'score.submit' })
    await harness.advance(29_999)
    expect(selectOffer(harness.snapshot)).toBe('submitting')
    await harness.advance(1)
    expect(selectOffer(harness.snapshot)).toBe('offered')
    expect(selectGameSessionFailure(harness.snapshot)).toBe('submit-score')
    expect(selectGameSessionFailureKind(harness.snapshot)).toBe('timeout')
    expect(harness.ports.submit.calls[0]?.aborted).toBe(true)
  })

  it('tells "login-required" when the session turns out to have ended, and is offered after signing in', async () => {
    const harness = start()
    await harness.send(finish(300), { type: 'score.submit' })
    harness.ports.submit.reject(new PortError('auth', 'session ended'))
    await harness.settle()
    expect(selectOffer(harness.snapshot)).toBe('signInRequired')
    expect(selectGameSessionFailure(harness.snapshot)).toBe('login-required')
    expect(selectGameSessionFailureKind(harness.snapshot)).toBe('auth')
    await harness.send({ type: 'session.changed', player })
    expect(selectOffer(harness.snapshot)).toBe('offered')
    expect(selectGameSessionFailure(harness.snapshot)).toBe(null)
    expect(selectPendingScore(harness.snapshot)).toBe(300)
  })

  it('gives way to a better one, never to a worse one', async () => {
    const harness = start()
    await harness.send(finish(300), finish(200))
    expect(selectPendingScore(harness.snapshot)).toBe(300)
    await harness.send(finish(400))
    expect(selectPendingScore(harness.snapshot)).toBe(400)
  })

  it('that is better and comes while another is on its way is offered next', async () => {
    const harness = start()
    await harness.send(finish(300), { type: 'score.submit' }, finish(500))
    harness.ports.submit.resolve(receipt)
    await harness.settle()
    expect(harness.emitted).toEqual([{ type: 'submitted', score: 300 }])
    expect(selectOffer(harness.snapshot)).toBe('offered')
    expect(selectPendingScore(harness.snapshot)).toBe(500)
  })

  it('stays, unsent, when the session ends on the way', async () => {
    const harness = start()
    await harness.send(finish(300), { type: 'score.submit' }, { type: 'session.changed', player: null })
    expect(selectOffer(harness.snapshot)).toBe('signInRequired')
    expect(harness.ports.submit.calls[0]?.aborted).toBe(true)
    expect(selectPendingScore(harness.snapshot)).toBe(300)
  })

  it('is not put away while it is on its way', async () => {
    const harness = start()
    await harness.send(finish(300), { type: 'score.submit' }, { type: 'score.dismiss' })
    expect(harness.held).toEqual(['submit'])
    expect(selectPendingScore(harness.snapshot)).toBe(300)
  })

  it('is neither submitted for nor offered to somebody else who signs in on the way', async () => {
    const harness = start()
    await harness.send(finish(300), { type: 'score.submit' })
    await harness.send({ type: 'session.changed', player: omar })
    expect(harness.ports.submit.calls[0]?.aborted).toBe(true)
    expect(selectOffer(harness.snapshot)).toBe('none')
    expect(selectPendingScore(harness.snapshot)).toBe(null)
    await harness.send(finish(200), { type: 'score.submit' })
    expect(harness.ports.submit.open[0]?.input).toMatchObject({ userId: 'u2', userName: 'omar', score: 200 })
  })

  it.each([
    ['when the run ended', () => start()],
    ['when it had waited for sign-in', () => start({ gameId: 'zellige', player, pendingScore: 300 })],
  ])('of somebody signed in %s waits for them, and goes with them', async (_, begin) => {
    const harness = begin()
    await harness.send(finish(300), { type: 'session.changed', player: null })
    expect(selectOffer(harness.snapshot)).toBe('signInRequired')
    await harness.send({ type: 'session.changed', player })
    expect(selectOffer(harness.snapshot)).toBe('offered')
    await harness.send({ type: 'session.changed', player: null }, { type: 'session.changed', player: omar })
    expect(selectOffer(harness.snapshot)).toBe('none')
    expect(selectPendingScore(harness.snapshot)).toBe(null)
  })

  it('of a guest is that of whoever signs in first', async () => {
    const harness = start({ gameId: 'zellige', player: null, pendingScore: 300 })
    await harness.send({ type: 'session.changed', player })
    expect(selectPendingScore(harness.snapshot)).toBe(300)
    await harness.send({ type: 'session.changed', player: omar })
    expect(selectPendingScore(harness.snapshot)).toBe(null)
  })

  it.each([0, -1, 480.6, Number.NaN, Number.POSITIVE_INFINITY])('of %s is no score', async (value) => {
    const harness = start()
    await harness.send(finish(value))
    expect(selectOffer(harness.snapshot)).toBe('none')
  })

  it.each([1, Number.MAX_SAFE_INTEGER])('of %s is a score', async (value) => {
    const harness = start()
    await harness.send(finish(value))
    expect(selectPendingScore(harness.snapshot)).toBe(value)
  })

  it('that has arrived is told of until the next run begins, whoever is said to be signed in still', async () => {
    const harness = start()
    await harness.send({ type: 'game.ready' }, finish(300), { type: 'score.submit' })
    await harness.send({ type: 'session.changed', player: { ...player } })
    expect(harness.ports.submit.calls[0]?.aborted).toBe(false)
    harness.ports.submit.resolve(receipt)
    await harness.settle()
    await harness.send(
      { type: 'session.changed', player: { ...player } },
      { type: 'game.gameplay', on: false },
    )
    expect(selectOffer(harness.snapshot)).toBe('submitted')
  })

  it('on its way gives way to none but a better one of a finished run', async () => {
    const harness = start()
    await harness.send(finish(300), { type: 'score.submit' })
    await harness.send({ type: 'game.score', value: 900, final: false }, finish(200))
    expect(selectPendingScore(harness.snapshot)).toBe(300)
    harness.ports.submit.resolve(receipt)
    await harness.settle()
    expect(selectOffer(harness.snapshot)).toBe('submitted')
  })

  it.each([
    ['a better one', finish(500)],
    ['putting it away', { type: 'score.dismiss' }],
    ['somebody else', { type: 'session.changed', player: omar }],
  ] as const)('whose submission failed says so until %s', async (_, event) => {
    const harness = start()
    await harness.send(finish(300), { type: 'score.submit' })
    harness.ports.submit.reject(offline)
    await harness.settle()
    expect(selectGameSessionFailure(harness.snapshot)).toBe('submit-score')
    await harness.send(event)
    expect(selectGameSessionFailure(harness.snapshot)).toBe(null)
  })

  it('is sent one after the other, each told by its own points', async () => {
    const harness = start()
    for (const points of [300, 200]) {
      await harness.send(finish(points), { type: 'score.submit' })
      harness.ports.submit.resolve(receipt)
      await harness.settle()
      expect(selectOffer(harness.snapshot)).toBe('submitted')
    }
    expect(harness.emitted).toEqual([
      { type: 'submitted', score: 300 },
      { type: 'submitted', score: 200 },
    ])
  })
})
