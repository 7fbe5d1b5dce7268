import { expect, it } from 'vitest'
import { formatFileSize } from './format-file-size.ts'

it.each([
  ['en', 0, '0 bytes'],
  ['en', 1, '1 byte'],
  ['en', 1023, '1,023 bytes'],
  ['en', 1024, '1 kB'],
  ['en', 1025, '2 kB'],
  ['en', 20 * 2 ** 20 + 1, '20.1 MB'],
  ['ar', 0, '0 بايت'],
  ['ar', 1, 'بايت واحد'],
  ['ar', 2, 'بايتان'],
  ['ar', 3, '3 بايتات'],
  ['ar-u-nu-latn', 11, '11 بايتًا'],
  ['ar', 100, '100 بايت'],
  ['ar', 2048, '2 كيلوبايت'],
])('formats in %s the size of %i bytes as %s', (locale, bytes, text) =>
  expect(formatFileSize(locale, bytes)).toBe(text),
)
