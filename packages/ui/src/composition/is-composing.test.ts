import { describe, expect, it } from 'vitest'
import { isComposing } from './is-composing.ts'

describe('isComposing', () => {
  it('recognizes a key during a composition', () => {
    expect(isComposing({ isComposing: true, keyCode: 13 })).toBe(true)
  })

  it('recognizes Safari’s Enter after a composition', () => {
    expect(isComposing({ isComposing: false, keyCode: 229 })).toBe(true)
  })

  it('accepts React’s events', () => {
    expect(isComposing({ nativeEvent: { isComposing: false, keyCode: 229 } })).toBe(true)
    expect(isComposing({ nativeEvent: { isComposing: false, keyCode: 13 } })).toBe(false)
  })

  it('returns false for every other key', () => {
    expect(isComposing({ isComposing: false, keyCode: 13 })).toBe(false)
  })
})
