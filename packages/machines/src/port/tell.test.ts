import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { tellOnce } from './tell.ts'

const said = vi.spyOn(console, 'error')
beforeEach(() => void said.mockReset().mockImplementation(() => {}))
afterEach(() => {
  said.mockReset()
  vi.unstubAllEnvs()
})

it('writes a fault with its cause, and the same one only once', () => {
  const cause = new TypeError('x is undefined')
  tellOnce('The port "a" failed', cause)
  tellOnce('The port "a" failed', cause)
  tellOnce('The port "b" failed', cause)
  expect(said.mock.calls).toEqual([
    ['The port "a" failed:', cause],
    ['The port "b" failed:', cause],
  ])
})

it('writes where nobody says which mode it is: in a page without a bundler', () => {
  const { process } = globalThis
  Reflect.set(globalThis, 'process', undefined)
  try {
    tellOnce('The port "d" failed', 'odd')
  } finally {
    Reflect.set(globalThis, 'process', process)
  }
  expect(said.mock.calls).toEqual([['The port "d" failed:', 'odd']])
})

it('writes nothing in production', () => {
  vi.stubEnv('NODE_ENV', 'production')
  tellOnce('The port "c" failed', new TypeError('x is undefined'))
  expect(said.mock.calls).toEqual([])
})
