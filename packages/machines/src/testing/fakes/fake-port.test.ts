import { describe, expect, it } from 'vitest'
import { fakePort } from './fake-port.ts'

describe('fakePort', () => {
  it('settles the oldest open call, and keeps all calls', async () => {
    const port = fakePort<number, string>('double')
    const { signal } = new AbortController()
    const answers = [port(1, signal), port(2, signal)]
    port.resolve('two')
    port.reject(new Error('no'))
    expect(await answers[0]).toBe('two')
    await expect(answers[1]).rejects.toThrow('no')
    expect(port.calls.map(({ input }) => input)).toEqual([1, 2])
    expect(port.open).toEqual([])
  })

  it('distinguishes aborted calls from settled ones', () => {
    const port = fakePort<number, string>('double')
    const scope = new AbortController()
    void port(1, scope.signal)
    scope.abort()
    expect(port.calls[0]).toMatchObject({ open: false, aborted: true })
  })

  it('throws when there is no open call', () => {
    expect(() => fakePort<number, void>('double').resolve()).toThrow(
      'The port "double" has no open call to answer',
    )
  })
})
