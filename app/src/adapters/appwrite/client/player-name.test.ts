import { describe, expect, it } from 'vitest'
import { playerName } from './player-name.ts'

describe('the name beside a score', () => {
  it.each(['amal', 'ليلى', 'omar.k', '玩家', 'نـور‌ساز', '👩‍🚀', '❤️', '<b>x</b>', 'a/b\\c', 'zoë', 'مُحَمَّد'])(
    'is left as it is: %s',
    (name) => expect(playerName(name)).toBe(name),
  )

  it.each([
    ['\u202Elama\u202C', 'lama'],
    ['\u2067amal', 'amal'],
    ['am\u0000al\u0007', 'amal'],
    ['one\u2028two\n three', 'one two three'],
    ['a\u00ADm\u200Bal', 'amal'],
    ['  amal \t 7 ', 'amal 7'],
    ['a\u0301\u0301\u0301\u0301\u0301\u0301b', 'a\u0301\u0301\u0301b'],
    [`a${'\u200D\u0301'.repeat(40)}b`, 'a\u200D\u0301\u200Db'],
    ['amal\uD800', 'amal'],
  ])('loses what would disturb the page: %j', (written, shown) => expect(playerName(written)).toBe(shown))

  it('is cut where it would push the board apart', () => {
    expect(playerName('x'.repeat(32))).toBe('x'.repeat(32))
    expect(playerName('😀'.repeat(128))).toBe(`${'😀'.repeat(32)}…`)
  })

  it.each(['', '   ', '\u200D\u200D', '\u202E', '\u3164', '\u2800\u2800', '\u0301'])(
    'is none where nothing can be seen: %j',
    (written) => expect(() => playerName(written)).toThrow(),
  )
})
