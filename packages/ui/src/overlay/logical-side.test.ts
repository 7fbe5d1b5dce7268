import { describe, expect, it, vi } from 'vitest'
import { physicalSide, knownSide, type Side } from './logical-side.ts'

describe('physicalSide', () => {
  it.each([
    ['inline-start', 'ltr', 'left'],
    ['inline-end', 'ltr', 'right'],
    ['inline-start', 'rtl', 'right'],
    ['inline-end', 'rtl', 'left'],
    ['top', 'ltr', 'top'],
    ['top', 'rtl', 'top'],
    ['bottom', 'ltr', 'bottom'],
    ['bottom', 'rtl', 'bottom'],
  ] as const)('puts %s of %s text at the %s', (side, dir, expected) => {
    expect(physicalSide(side, dir)).toBe(expected)
  })
})

describe('knownSide', () => {
  it.each(['left', '__proto__'])('takes %s for no side, and tells a developer', (side) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect(knownSide(side as Side, 'bottom')).toBe('bottom')
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`the side "${side}"`))
    warn.mockRestore()
  })
})
