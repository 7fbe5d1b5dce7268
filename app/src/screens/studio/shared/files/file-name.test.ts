import { describe, expect, it } from 'vitest'
import { getFileExtension, toFileName, toDisplayBaseName, toDisplayName } from './file-name.ts'

describe('file names', () => {
  it.each([
    ['Why is the sky blue?', 'why-is-the-sky-blue.md'],
    ['لماذا السماء زرقاء؟', 'لماذا-السماء-زرقاء.md'],
    ['مُدَرَّس', 'مُدَرَّس.md'],
    ['Cafe\u0301', 'café.md'],
    ['../..\\etc/passwd:*?"<>|\u202E\0', 'etc-passwd.md'],
    ['<img src=x onerror=alert(1)>.exe', 'img-src-x-onerror-alert-1-exe.md'],
    ['🦊 ?!', 'saha.md'],
    ['', 'saha.md'],
  ])('%j → %s', (text, name) => {
    expect(toFileName(text, 'md')).toBe(name)
  })

  it('use the fallback for a text without letters', () => {
    expect(toFileName('🦊', 'jpg', 'picture')).toBe('picture.jpg')
  })

  it('end between words, or between characters of a long first word', () => {
    expect(toFileName('one word after the other until there are too many of them', 'md')).toBe(
      'one-word-after-the-other-until-there-are-too.md',
    )
    expect(toFileName('a'.repeat(100), 'md')).toBe(`${'a'.repeat(48)}.md`)
    expect(toFileName('𞤀'.repeat(100), 'md').isWellFormed()).toBe(true)
    expect(toFileName('ب\u064e\u0651'.normalize('NFC').repeat(100), 'md')).toBe(
      `${'ب\u064e\u0651'.normalize('NFC').repeat(16)}.md`,
    )
    expect(toFileName(`س${'بّ'.repeat(100)}`, 'md')).toBe(`س${'بّ'.repeat(23)}.md`)
  })
})

it.each([
  ['image/jpeg', 'jpg'],
  ['image/png', 'png'],
  ['image/svg+xml', 'svg'],
])('a file of type %s has the extension %s', (type, ending) => expect(getFileExtension(type)).toBe(ending))

it.each([
  ['رحلة.mp4', 'رحلة.mp4'],
  ['gpj.\u202E4pm.\u2066x\u0000\n', 'gpj.4pm.x'],
  [`${'a'.repeat(200)}.mp4`, `${'a'.repeat(51)}…aaaaaaaa.mp4`],
  ['🎬'.repeat(80), `${'🎬'.repeat(51)}…${'🎬'.repeat(12)}`],
])('%j is displayed as %s', (name, shown) => {
  expect(toDisplayName(name)).toBe(shown)
})

it.each([
  ['رحلة.mp4', 'رحلة'],
  ['.mp3', '.mp3'],
  ['\u202E\u200B', '…'],
])('%j is displayed without its extension as %s', (name, shown) =>
  expect(toDisplayBaseName(name)).toBe(shown),
)
