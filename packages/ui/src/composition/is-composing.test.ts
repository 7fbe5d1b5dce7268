import { describe, expect, it } from 'vitest'
import { isComposing } from './is-composing.ts'

describe('isComposing', () => {
  it('knows a key within a composition', () => {
    expect(isComposing({ isComposing: true, keyCode: 13 })).toBe(true)
  })

  it('knows Safari’s Enter, which comes when the composition has ended', () => {
    expect(isComposing({ isComposing: false, keyCode: 229 })).toBe(true)
  })

  it('reads React’s events too', () => {
    expect(isComposing({ nativeEvent: { isComposing: false, keyCode: 229 } })).toBe(true)
    expect(isComposing({ nativeEvent: { isComposing: false, keyCode: 13 } })).toBe(false)
  })

  it('takes every other key for what it is', () => {
    expect(isComposing({ isComposing: false, keyCode: 13 })).toBe(false)
  })
})
