import { describe, expect, it } from 'vitest'
import { assertSandboxHolds } from './sandbox.ts'

const page = 'https://saha.example/#/en/play/neon-drift'

describe('assertSandboxHolds', () => {
  it.each([
    ['a relative address', '/arcade/index.html'],
    ['an address of its own origin', 'https://saha.example/arcade/?game=neon-drift'],
    ['no address', ''],
    ['an address nobody can read', 'http://['],
    ['a blank page', 'about:blank'],
    ['a script', 'javascript:alert(1)'],
    ['a blob of its own', 'blob:https://saha.example/0f3b'],
  ])('rejects allow-same-origin for %s', (_, src) => {
    expect(() => assertSandboxHolds('allow-scripts allow-same-origin', src, page)).toThrow(
      'Leave allow-same-origin out, or serve the game from another site.',
    )
  })

  it('reads tokens like a browser, in any case and spacing', () => {
    expect(() => assertSandboxHolds('ALLOW-SAME-ORIGIN\n  allow-scripts', '/arcade', page)).toThrow(
      '<GameFrame>',
    )
  })

  it.each([
    ['another site', 'https://games.example.net/1'],
    ['another port', 'https://saha.example:8443/1'],
    ['an opaque page', 'data:text/html,hello'],
  ])('allows %s to keep its own origin', (_, src) => {
    expect(() => assertSandboxHolds('allow-scripts allow-same-origin', src, page)).not.toThrow()
  })

  it('accepts a frame with an opaque origin', () => {
    expect(() => assertSandboxHolds('allow-scripts', '/arcade', page)).not.toThrow()
  })

  it('rejects relative URLs on a server, and accepts absolute ones', () => {
    expect(() => assertSandboxHolds('allow-same-origin', '/arcade', undefined)).toThrow()
    expect(() =>
      assertSandboxHolds('allow-same-origin', 'https://games.example.net/1', undefined),
    ).not.toThrow()
  })
})
