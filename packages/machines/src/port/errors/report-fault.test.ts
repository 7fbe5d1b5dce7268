import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reportFault } from './report-fault.ts'

const consoleError = vi.spyOn(console, 'error')
beforeEach(() => void consoleError.mockReset().mockImplementation(() => {}))
afterEach(() => {
  consoleError.mockReset()
  vi.unstubAllEnvs()
})

it('logs a fault with its cause, and the same one only once', () => {
  const cause = new TypeError('x is undefined')
  reportFault('The port "a" failed', cause)
  reportFault('The port "a" failed', cause)
  reportFault('The port "b" failed', cause)
  expect(consoleError.mock.calls).toEqual([
    ['The port "a" failed:', cause],
    ['The port "b" failed:', cause],
  ])
})

it('logs without a mode, as in a page without a bundler', () => {
  const { process } = globalThis
  Reflect.set(globalThis, 'process', undefined)
  try {
    reportFault('The port "d" failed', 'odd')
  } finally {
    Reflect.set(globalThis, 'process', process)
  }
  expect(consoleError.mock.calls).toEqual([['The port "d" failed:', 'odd']])
})

it('logs nothing in production', () => {
  vi.stubEnv('NODE_ENV', 'production')
  reportFault('The port "c" failed', new TypeError('x is undefined'))
  expect(consoleError.mock.calls).toEqual([])
})
