import { describe, expect, it } from 'vitest'
import { playerName } from './player-name.ts'

describe('playerName', () => {
  it.each(['amal', 'ليلى', 'omar.k', '玩家', 'نـور‌ساز', '👩‍🚀', '❤️', '<b>x</b>', 'a/b\\c', 'zoë', 'مُحَمَّد'])(
    'keeps %s',
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
  ])('removes disruptive characters: %j', (written, shown) => expect(playerName(written)).toBe(shown))

  it('shortens a name that would break the scoreboard’s rows', () => {
    expect(playerName('x'.repeat(32))).toBe('x'.repeat(32))
    expect(playerName('😀'.repeat(128))).toBe(`${'😀'.repeat(32)}…`)
  })

  it.each(['', '   ', '\u200D\u200D', '\u202E', '\u3164', '\u2800\u2800', '\u0301'])(
    'rejects a name without visible characters: %j',
    (written) => expect(() => playerName(written)).toThrow(),
  )
})
