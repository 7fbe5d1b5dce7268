import { describe, expect, it, vi } from 'vitest'

vi.hoisted(() => vi.stubGlobal('window', { location: { origin: 'https://portal.test' } }))
const { getAccess } = await import('./access.ts')

const guest = { status: 'signedOut', user: null, unreachable: false } as const
const user = (...labels: string[]) =>
  ({ status: 'signedIn', user: { id: 'u1', name: 'sara', labels }, unreachable: false }) as const
const unknown = { status: 'unknown', user: null, unreachable: false } as const
const unreachable = { ...guest, unreachable: true }

describe('getAccess', () => {
  it.each([
    ['a guest', guest],
    ['a pending session', unknown],
    ['an unreachable backend', unreachable],
    ['a user', user()],
  ])('allows %s without a configured label', (_, view) => {
    expect(getAccess(view, null)).toBe('allowed')
  })

  it.each([
    ['a guest', guest, 'guest'],
    ['a pending session', unknown, 'asking'],
    ['an unreachable backend', unreachable, 'unreachable'],
    ['a user', user(), 'refused'],
    ['a user with other labels', user('editors', 'Editor'), 'refused'],
    ['a user with the label', user('staff', 'editor'), 'allowed'],
  ] as const)('gives %s with a configured label the access %s', (_, view, access) => {
    expect(getAccess(view, 'editor')).toBe(access)
  })
})
