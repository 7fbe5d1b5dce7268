import { describe, expect, it } from 'vitest'
import { getInitials } from './get-initials.ts'

describe('getInitials', () => {
  it.each([
    ['two words', 'Noor Haddad', 'NH'],
    ['more than two words', 'Ana María de la Cruz', 'AC'],
    ['one word', 'noor', 'N'],
    ['surrounding whitespace', '  noor \n haddad ', 'NH'],
    ['Arabic, kept apart', 'نور حداد', 'ن\u200Cح'],
    ['Arabic with vowel marks', 'مُحَمَّد', 'م'],
    ['Hebrew', 'דוד לוי', 'דל'],
    ['both scripts', 'Noor حداد', 'Nح'],
    ['Cyrillic', 'анна каренина', 'АК'],
    ['no spaces between words', '山田太郎', '山'],
    ['a vowel sign that belongs to its letter', 'किरण', 'कि'],
    ['accents, even as separate marks', 'e\u0301lan', 'É'.normalize('NFD')],
    ['an emoji of several code points', '👩‍🚀 Sama', '👩‍🚀S'],
    ['symbols before the letters', '~*noor*~', 'N'],
    ['an email address', 'noor.haddad@example.com', 'N'],
    ['digits', '7 of 9', '79'],
    ['symbols only', '***', ''],
    ['an empty name', '', ''],
    ['bidi controls only', '\u202E\u2067', ''],
  ])('returns the initials of: %s', (_, name, initials) => {
    expect(getInitials(name)).toBe(initials)
  })
})
