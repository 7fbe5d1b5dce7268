import { expect, it } from 'vitest'
import { sessionGuards, sessionParams } from './session-guards.ts'

const { isSignedIn, isSameUser, isOtherUser, hasSessionEnded } = sessionGuards
const sara = { context: { userId: 'u1' } }
const guest = { context: { userId: null } }

it('compare the signed-in user', () => {
  expect([isSignedIn(sara), isSignedIn(guest)]).toEqual([true, false])
  for (const [here, userId, same] of [
    [sara, 'u1', true],
    [sara, 'u2', false],
    [sara, null, false],
    [guest, null, true],
    [guest, 'u1', false],
  ] as const) {
    expect(isSameUser(here, { userId })).toBe(same)
    expect(isOtherUser(here, { userId })).toBe(!same)
  }
})

it('accept only an auth failure as an ended session', () => {
  expect(hasSessionEnded(null, { kind: 'auth' })).toBe(true)
  expect(hasSessionEnded(null, { kind: 'permission' })).toBe(false)
})

it('pass on the whole session event', () => {
  const event = { userId: 'u1', recordId: 'r1' }
  expect(sessionParams({ event })).toBe(event)
})
