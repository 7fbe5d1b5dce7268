import { expect, test } from 'vitest'
import { rejectRealKey } from './real-key.ts'

const KEY = 'AQ.Ab8RN6Kq0example0example0example0example'

test.each(['GEMINI_API_KEY', 'GOOGLE_API_KEY', 'VITE_GEMINI_API_KEY'])(
  'refuses to start with a key in %s',
  (name) => {
    expect(() => rejectRealKey({ [name]: KEY })).toThrow(`${name} looks like a real key`)
  },
)

test.each([undefined, '', 'demo', 'test-key', 'your key goes here, thirty letters and more'])(
  'starts with %s',
  (value) => {
    expect(() => rejectRealKey({ GEMINI_API_KEY: value, PATH: KEY })).not.toThrow()
  },
)

test('does not print the key', () => {
  try {
    rejectRealKey({ GEMINI_API_KEY: KEY })
    expect.unreachable()
  } catch (error) {
    expect(String(error)).not.toContain(KEY)
  }
})
