import { describe, expect, it, vi } from 'vitest'
import { physicalSide, resolveSide, type Side } from './logical-side.ts'

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
  ] as const)('maps %s in %s text to %s', (side, dir, expected) => {
    expect(physicalSide(side, dir)).toBe(expected)
  })
})

describe('resolveSide', () => {
  it.each(['left', '__proto__'])('rejects the side %s with a development warning', (side) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect(resolveSide(side as Side, 'bottom')).toBe('bottom')
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`the side "${side}"`))
    warn.mockRestore()
  })
})
