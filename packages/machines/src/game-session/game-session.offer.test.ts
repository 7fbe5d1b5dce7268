import { describe, expect, it } from 'vitest'
import { PortError } from '../port/index.ts'
import { finish, player, startSession as start } from './game-session.harness.ts'
import {
  selectGameSessionFailure,
  selectOffer,
  selectPendingScore,
  selectSubmittedRecordId,
} from './game-session.selectors.ts'

const omar = { id: 'u2', name: 'omar' }
const offline = new PortError('network', 'offline')
const receipt = { recordId: 's1' }

describe('gameSession: the score', () => {
  it('is offered to a signed-in player after the run, not before', async () => {
    const harness = start()
    await harness.send({ type: 'game.score', value: 300, final: false })
    expect(selectOffer(harness.snapshot)).toBe('none')
    await harness.send(finish(300))
    expect(selectOffer(harness.snapshot)).toBe('offered')
    expect(selectPendingScore(harness.snapshot)).toBe(300)
  })

  it('is submitted with the public name', async () => {
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

  it('of a guest is kept until sign-in', async () => {
    const harness = start({ gameId: 'zellige', player: null })
    await harness.send(finish(300), { type: 'score.submit' })
    expect(selectOffer(harness.snapshot)).toBe('signInRequired')
    expect(harness.ports.submit.calls).toEqual([])
    await harness.send({ type: 'session.changed', player })
    expect(selectOffer(harness.snapshot)).toBe('offered')
    expect(selectPendingScore(harness.snapshot)).toBe(300)
  })

  it('kept through sign-in is offered from the start', () => {
    expect(selectOffer(start({ gameId: 'zellige', player, pendingScore: 70 }).snapshot)).toBe('offered')
    expect(selectOffer(start({ gameId: 'zellige', player: null, pendingScore: 70 }).snapshot)).toBe(
      'signInRequired',
    )
  })

  it('is kept when submitting fails, and can be resubmitted', async () => {
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

  it('is kept after 30 s without a response', async () => {
    const harness = start()
    await harness.send(finish(300), { type: 'score.submit' })
    await harness.advance(29_999)
    expect(selectOffer(harness.snapshot)).toBe('submitting')
    await harness.advance(1)
    expect(selectOffer(harness.snapshot)).toBe('offered')
    expect(selectGameSessionFailure(harness.snapshot)).toBe('submit-score')
    expect(harness.snapshot.context.failure?.kind).toBe('timeout')
    expect(harness.ports.submit.calls[0]?.aborted).toBe(true)
  })

  it('fails with "login-required" when the session has ended, and is offered after sign-in', async () => {
    const harness = start()
    await harness.send(finish(300), { type: 'score.submit' })
    harness.ports.submit.reject(new PortError('auth', 'session ended'))
    await harness.settle()
    expect(selectOffer(harness.snapshot)).toBe('signInRequired')
    expect(selectGameSessionFailure(harness.snapshot)).toBe('login-required')
    expect(harness.snapshot.context.failure?.kind).toBe('auth')
    await harness.send({ type: 'session.changed', player })
    expect(selectOffer(harness.snapshot)).toBe('offered')
    expect(selectGameSessionFailure(harness.snapshot)).toBe(null)
    expect(selectPendingScore(harness.snapshot)).toBe(300)
  })

  it('is replaced by a better one, never by a worse one', async () => {
    const harness = start()
    await harness.send(finish(300), finish(200))
    expect(selectPendingScore(harness.snapshot)).toBe(300)
    await harness.send(finish(400))
    expect(selectPendingScore(harness.snapshot)).toBe(400)
  })

  it('is offered next if it beats one that is being submitted', async () => {
    const harness = start()
    await harness.send(finish(300), { type: 'score.submit' }, finish(500))
    harness.ports.submit.resolve(receipt)
    await harness.settle()
    expect(harness.emitted).toEqual([{ type: 'submitted', score: 300 }])
    expect(selectOffer(harness.snapshot)).toBe('offered')
    expect(selectPendingScore(harness.snapshot)).toBe(500)
  })

  it('stays unsubmitted when the session ends meanwhile', async () => {
    const harness = start()
    await harness.send(finish(300), { type: 'score.submit' }, { type: 'session.changed', player: null })
    expect(selectOffer(harness.snapshot)).toBe('signInRequired')
    expect(harness.ports.submit.calls[0]?.aborted).toBe(true)
    expect(selectPendingScore(harness.snapshot)).toBe(300)
  })

  it('cannot be dismissed while it is being submitted', async () => {
    const harness = start()
    await harness.send(finish(300), { type: 'score.submit' }, { type: 'score.dismiss' })
    expect(harness.held).toEqual(['submit'])
    expect(selectPendingScore(harness.snapshot)).toBe(300)
  })

  it('is neither submitted nor offered for another user who signs in meanwhile', async () => {
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
  ])('of a player signed in %s survives sign-out, but not another sign-in', async (_, start) => {
    const harness = start()
    await harness.send(finish(300), { type: 'session.changed', player: null })
    expect(selectOffer(harness.snapshot)).toBe('signInRequired')
    await harness.send({ type: 'session.changed', player })
    expect(selectOffer(harness.snapshot)).toBe('offered')
    await harness.send({ type: 'session.changed', player: null }, { type: 'session.changed', player: omar })
    expect(selectOffer(harness.snapshot)).toBe('none')
    expect(selectPendingScore(harness.snapshot)).toBe(null)
  })

  it('of a guest passes to the first user who signs in', async () => {
    const harness = start({ gameId: 'zellige', player: null, pendingScore: 300 })
    await harness.send({ type: 'session.changed', player })
    expect(selectPendingScore(harness.snapshot)).toBe(300)
    await harness.send({ type: 'session.changed', player: omar })
    expect(selectPendingScore(harness.snapshot)).toBe(null)
  })

  it.each([0, -1, 480.6, Number.NaN, Number.POSITIVE_INFINITY])('of %s is invalid', async (value) => {
    const harness = start()
    await harness.send(finish(value))
    expect(selectOffer(harness.snapshot)).toBe('none')
  })

  it.each([1, Number.MAX_SAFE_INTEGER])('of %s is valid', async (value) => {
    const harness = start()
    await harness.send(finish(value))
    expect(selectPendingScore(harness.snapshot)).toBe(value)
  })

  it('stays confirmed until the next run begins', async () => {
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

  it('is replaced during submission only by a better one of a finished run', async () => {
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
    ['another user', { type: 'session.changed', player: omar }],
  ] as const)('keeps its submission failure until %s', async (_, event) => {
    const harness = start()
    await harness.send(finish(300), { type: 'score.submit' })
    harness.ports.submit.reject(offline)
    await harness.settle()
    expect(selectGameSessionFailure(harness.snapshot)).toBe('submit-score')
    await harness.send(event)
    expect(selectGameSessionFailure(harness.snapshot)).toBe(null)
  })

  it('is submitted one at a time, each confirmed with its own points', async () => {
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
