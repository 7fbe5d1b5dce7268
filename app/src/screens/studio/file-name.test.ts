import { describe, expect, it } from 'vitest'
import { fileName } from './file-name.ts'

describe('the name of a file', () => {
  it.each([
    ['Why is the sky blue?', 'why-is-the-sky-blue.md'],
    ['لماذا السماء زرقاء؟', 'لماذا-السماء-زرقاء.md'],
    ['../../etc/passwd\u202E\0', 'etc-passwd.md'],
    [' ?! ', 'saha.md'],
    ['', 'saha.md'],
  ])('%j → %s', (text, name) => {
    expect(fileName(text, 'md')).toBe(name)
  })

  it('ends between words, and cuts none but the first', () => {
    expect(fileName('one word after the other until there are too many of them', 'md')).toBe(
      'one-word-after-the-other-until-there-are-too.md',
    )
    expect(fileName('a'.repeat(100), 'md')).toBe(`${'a'.repeat(48)}.md`)
  })
})
