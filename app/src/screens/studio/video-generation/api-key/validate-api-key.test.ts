import { describe, expect, it } from 'vitest'
import { cleanApiKey, validateApiKey } from './validate-api-key.ts'

const google = `AIza${'Sy-_0aZ'.repeat(5)}`

describe('validateApiKey', () => {
  it.each([google, 'AQ.Ab8RN6-long_enough.to-be-a-key', 'a'.repeat(300)])('accepts %s', (key) => {
    expect(validateApiKey(key, false)).toBe(null)
  })

  it.each([
    ['', 'empty'],
    ['AIzaSy-not-all', 'short'],
    ['https://aistudio.google.com/apikey', 'letters'],
    ['auth_tokens/of-a-live-conversation', 'letters'],
    ['مفتاحي-مفتاحي-مفتاحي', 'letters'],
    ['a'.repeat(301), 'long'],
  ])('rejects %s', (key, problem) => {
    expect(validateApiKey(key, false)).toBe(problem)
  })

  it('accepts any word that fits into a header in demo mode', () => {
    expect(validateApiKey('demo', true)).toBe(null)
    expect(validateApiKey('كلمة', true)).toBe('letters')
    expect(validateApiKey('', true)).toBe('empty')
  })

  it('removes whitespace, quotes and invisible characters', () => {
    expect(cleanApiKey(` "${google.slice(0, 20)}\r\n\u200b${google.slice(20)}"\u00a0\n`)).toBe(google)
  })
})
