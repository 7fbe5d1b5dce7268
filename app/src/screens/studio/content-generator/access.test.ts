import { describe, expect, it, vi } from 'vitest'

vi.hoisted(() => vi.stubGlobal('window', { location: { origin: 'https://portal.test' } }))
const { getAccess } = await import('./access.ts')

const nobody = { status: 'signedOut', user: null, unreachable: false } as const
const somebody = (...labels: string[]) =>
  ({ status: 'signedIn', user: { id: 'u1', name: 'sara', labels }, unreachable: false }) as const
const unknown = { status: 'unknown', user: null, unreachable: false } as const
const unreachable = { ...nobody, unreachable: true }

describe('getAccess', () => {
  it.each([
    ['a guest', nobody],
    ['who is not known yet', unknown],
    ['who cannot be known', unreachable],
    ['somebody', somebody()],
  ])('%s, without a configured label', (_, view) => {
    expect(getAccess(view, null)).toBe('allowed')
  })

  it.each([
    ['a guest', nobody, 'guest'],
    ['who is not known yet', unknown, 'asking'],
    ['who cannot be known', unreachable, 'unreachable'],
    ['somebody', somebody(), 'refused'],
    ['somebody with others', somebody('editors', 'Editor'), 'refused'],
    ['somebody with it', somebody('staff', 'editor'), 'allowed'],
  ] as const)('%s, with a configured label: %s', (_, view, access) => {
    expect(getAccess(view, 'editor')).toBe(access)
  })
})
