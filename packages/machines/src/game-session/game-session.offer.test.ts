import { describe, expect, it } from 'vitest'
import { PortError } from '../port/index.ts'
import { finish, player, startSession as start } from './game-session.rig.ts'
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
    const rig = start()
    await rig.send({ type: 'game.score', value: 300, final: false })
    expect(selectOffer(rig.snapshot)).toBe('none')
    await rig.send(finish(300))
    expect(selectOffer(rig.snapshot)).toBe('offered')
    expect(selectPendingScore(rig.snapshot)).toBe(300)
  })

  it('goes to the board with the name that others may see', async () => {
    const rig = start()
    await rig.send(finish(300), { type: 'score.submit' }, { type: 'score.submit' })
    expect(selectOffer(rig.snapshot)).toBe('submitting')
    expect(rig.ports.submit.calls.map(({ input }) => input)).toEqual([
      { gameId: 'zellige', userId: 'u1', userName: 'sara', score: 300 },
    ])
    rig.ports.submit.resolve(receipt)
    await rig.settle()
    expect(selectOffer(rig.snapshot)).toBe('submitted')
    expect(rig.emitted).toEqual([{ type: 'submitted', score: 300 }])
    expect(selectSubmittedRecordId(rig.snapshot)).toBe('s1')
    await rig.send({ type: 'score.dismiss' })
    expect(selectOffer(rig.snapshot)).toBe('none')
    expect(selectSubmittedRecordId(rig.snapshot)).toBe(null)
  })

  it('of a guest is kept until they have signed in', async () => {
    const rig = start({ gameId: 'zellige', player: null })
    await rig.send(finish(300), { type: 'score.submit' })
    expect(selectOffer(rig.snapshot)).toBe('signInRequired')
    expect(rig.ports.submit.calls).toEqual([])
    await rig.send({ type: 'session.changed', player })
    expect(selectOffer(rig.snapshot)).toBe('offered')
    expect(selectPendingScore(rig.snapshot)).toBe(300)
  })

  it('that waited through sign-in is offered from the start', () => {
    expect(selectOffer(start({ gameId: 'zellige', player, pendingScore: 70 }).snapshot)).toBe('offered')
    expect(selectOffer(start({ gameId: 'zellige', player: null, pendingScore: 70 }).snapshot)).toBe(
      'signInRequired',
    )
  })

  it('is kept when submitting fails, and can be tried again', async () => {
    const rig = start()
    await rig.send(finish(300), { type: 'score.submit' })
    rig.ports.submit.reject(offline)
    await rig.settle()
    expect(selectOffer(rig.snapshot)).toBe('offered')
    expect(selectGameSessionFailure(rig.snapshot)).toBe('submit-score')
    await rig.send({ type: 'score.submit' })
    expect(selectGameSessionFailure(rig.snapshot)).toBe(null)
    rig.ports.submit.resolve(receipt)
    await rig.settle()
    expect(selectOffer(rig.snapshot)).toBe('submitted')
  })

  it('is kept when nothing has answered after 30 s', async () => {
    const rig = start()
    await rig.send(finish(300), { type: 'score.submit' })
    await rig.advance(29_999)
    expect(selectOffer(rig.snapshot)).toBe('submitting')
    await rig.advance(1)
    expect(selectOffer(rig.snapshot)).toBe('offered')
    expect(selectGameSessionFailure(rig.snapshot)).toBe('submit-score')
    expect(selectGameSessionFailureKind(rig.snapshot)).toBe('timeout')
    expect(rig.ports.submit.calls[0]?.aborted).toBe(true)
  })

  it('tells "login-required" when the session turns out to have ended, and is offered after signing in', async () => {
    const rig = start()
    await rig.send(finish(300), { type: 'score.submit' })
    rig.ports.submit.reject(new PortError('auth', 'session ended'))
    await rig.settle()
    expect(selectOffer(rig.snapshot)).toBe('signInRequired')
    expect(selectGameSessionFailure(rig.snapshot)).toBe('login-required')
    expect(selectGameSessionFailureKind(rig.snapshot)).toBe('auth')
    await rig.send({ type: 'session.changed', player })
    expect(selectOffer(rig.snapshot)).toBe('offered')
    expect(selectGameSessionFailure(rig.snapshot)).toBe(null)
    expect(selectPendingScore(rig.snapshot)).toBe(300)
  })

  it('gives way to a better one, never to a worse one', async () => {
    const rig = start()
    await rig.send(finish(300), finish(200))
    expect(selectPendingScore(rig.snapshot)).toBe(300)
    await rig.send(finish(400))
    expect(selectPendingScore(rig.snapshot)).toBe(400)
  })

  it('that is better and comes while another is on its way is offered next', async () => {
    const rig = start()
    await rig.send(finish(300), { type: 'score.submit' }, finish(500))
    rig.ports.submit.resolve(receipt)
    await rig.settle()
    expect(rig.emitted).toEqual([{ type: 'submitted', score: 300 }])
    expect(selectOffer(rig.snapshot)).toBe('offered')
    expect(selectPendingScore(rig.snapshot)).toBe(500)
  })

  it('stays, unsent, when the session ends on the way', async () => {
    const rig = start()
    await rig.send(finish(300), { type: 'score.submit' }, { type: 'session.changed', player: null })
    expect(selectOffer(rig.snapshot)).toBe('signInRequired')
    expect(rig.ports.submit.calls[0]?.aborted).toBe(true)
    expect(selectPendingScore(rig.snapshot)).toBe(300)
  })

  it('is not put away while it is on its way', async () => {
    const rig = start()
    await rig.send(finish(300), { type: 'score.submit' }, { type: 'score.dismiss' })
    expect(rig.held).toEqual(['submit'])
    expect(selectPendingScore(rig.snapshot)).toBe(300)
  })

  it('is neither submitted for nor offered to somebody else who signs in on the way', async () => {
    const rig = start()
    await rig.send(finish(300), { type: 'score.submit' })
    await rig.send({ type: 'session.changed', player: omar })
    expect(rig.ports.submit.calls[0]?.aborted).toBe(true)
    expect(selectOffer(rig.snapshot)).toBe('none')
    expect(selectPendingScore(rig.snapshot)).toBe(null)
    await rig.send(finish(200), { type: 'score.submit' })
    expect(rig.ports.submit.open[0]?.input).toMatchObject({ userId: 'u2', userName: 'omar', score: 200 })
  })

  it.each([
    ['when the run ended', () => start()],
    ['when it had waited for sign-in', () => start({ gameId: 'zellige', player, pendingScore: 300 })],
  ])('of somebody signed in %s waits for them, and goes with them', async (_, begin) => {
    const rig = begin()
    await rig.send(finish(300), { type: 'session.changed', player: null })
    expect(selectOffer(rig.snapshot)).toBe('signInRequired')
    await rig.send({ type: 'session.changed', player })
    expect(selectOffer(rig.snapshot)).toBe('offered')
    await rig.send({ type: 'session.changed', player: null }, { type: 'session.changed', player: omar })
    expect(selectOffer(rig.snapshot)).toBe('none')
    expect(selectPendingScore(rig.snapshot)).toBe(null)
  })

  it('of a guest is that of whoever signs in first', async () => {
    const rig = start({ gameId: 'zellige', player: null, pendingScore: 300 })
    await rig.send({ type: 'session.changed', player })
    expect(selectPendingScore(rig.snapshot)).toBe(300)
    await rig.send({ type: 'session.changed', player: omar })
    expect(selectPendingScore(rig.snapshot)).toBe(null)
  })

  it.each([0, -1, 480.6, Number.NaN, Number.POSITIVE_INFINITY])('of %s is no score', async (value) => {
    const rig = start()
    await rig.send(finish(value))
    expect(selectOffer(rig.snapshot)).toBe('none')
  })

  it.each([1, Number.MAX_SAFE_INTEGER])('of %s is a score', async (value) => {
    const rig = start()
    await rig.send(finish(value))
    expect(selectPendingScore(rig.snapshot)).toBe(value)
  })

  it('that has arrived is told of until the next run begins, whoever is said to be signed in still', async () => {
    const rig = start()
    await rig.send({ type: 'game.ready' }, finish(300), { type: 'score.submit' })
    await rig.send({ type: 'session.changed', player: { ...player } })
    expect(rig.ports.submit.calls[0]?.aborted).toBe(false)
    rig.ports.submit.resolve(receipt)
    await rig.settle()
    await rig.send({ type: 'session.changed', player: { ...player } }, { type: 'game.gameplay', on: false })
    expect(selectOffer(rig.snapshot)).toBe('submitted')
  })

  it('on its way gives way to none but a better one of a finished run', async () => {
    const rig = start()
    await rig.send(finish(300), { type: 'score.submit' })
    await rig.send({ type: 'game.score', value: 900, final: false }, finish(200))
    expect(selectPendingScore(rig.snapshot)).toBe(300)
    rig.ports.submit.resolve(receipt)
    await rig.settle()
    expect(selectOffer(rig.snapshot)).toBe('submitted')
  })

  it.each([
    ['a better one', finish(500)],
    ['putting it away', { type: 'score.dismiss' }],
    ['somebody else', { type: 'session.changed', player: omar }],
  ] as const)('whose submission failed says so until %s', async (_, event) => {
    const rig = start()
    await rig.send(finish(300), { type: 'score.submit' })
    rig.ports.submit.reject(offline)
    await rig.settle()
    expect(selectGameSessionFailure(rig.snapshot)).toBe('submit-score')
    await rig.send(event)
    expect(selectGameSessionFailure(rig.snapshot)).toBe(null)
  })

  it('is sent one after the other, each told by its own points', async () => {
    const rig = start()
    for (const points of [300, 200]) {
      await rig.send(finish(points), { type: 'score.submit' })
      rig.ports.submit.resolve(receipt)
      await rig.settle()
      expect(selectOffer(rig.snapshot)).toBe('submitted')
    }
    expect(rig.emitted).toEqual([
      { type: 'submitted', score: 300 },
      { type: 'submitted', score: 200 },
    ])
  })
})
