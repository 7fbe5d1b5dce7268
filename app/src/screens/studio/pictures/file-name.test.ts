import { expect, it } from 'vitest'
import { pictureFileName } from './file-name.ts'

it.each([
  ['A red fox, in the snow!', 'image/jpeg', 'A-red-fox-in-the-snow.jpg'],
  ['ثعلب أحمر في الثلج', 'image/jpeg', 'ثعلب-أحمر-في-الثلج.jpg'],
  ['مُدَرَّس', 'image/png', 'مُدَرَّس.png'],
  ['../..\\etc/passwd:*?"<>|', 'image/jpeg', 'etc-passwd.jpg'],
  ['🦊 🦊', 'image/webp', 'saha.webp'],
  ['', 'image/svg+xml', 'saha.svg'],
])('calls %o a file', (words, type, name) => expect(pictureFileName(words, type, 'saha')).toBe(name))

it('ends at a whole word before a name grows too long for a disk', () => {
  const name = pictureFileName('word '.repeat(40), 'image/jpeg', 'saha')
  expect(name).toMatch(/^word(-word)+\.jpg$/)
  expect(name.length).toBeLessThan(70)
  expect(pictureFileName('x'.repeat(400), 'image/jpeg', 'saha')).toBe('saha.jpg')
})
