import { describe, expect, it } from 'vitest'
import { foldText } from '@saha/ui/characters'
import { toPhoneticKeys } from './phonetic-keys.ts'

const heardAlike = (one: string, other: string) =>
  toPhoneticKeys(foldText(one)).some((sound) => toPhoneticKeys(foldText(other)).includes(sound))

describe('toPhoneticKeys', () => {
  it.each([
    ['زليج', ['zellige', 'zellij', 'zilij', 'zillij', 'zelij', 'Zulayj']],
    ['بستان', ['bustan', 'boustan', 'bostaan']],
    ['فانوس', ['fanous', 'fanoos', 'fanus']],
    ['نجوم', ['nujum', 'noujoum', 'nogoom']],
    ['سوق', ['souk', 'souq', 'suq']],
    ['رحلة', ['rihla', 'rihlah', 'rehlat']],
    ['واحة', ['waha', 'wahah', 'wahat']],
    ['مطبخ', ['matbakh', 'matba5']],
    ['حناء', ['henna', 'hinna', '7enna', 'hinnaa']],
    ['كثبان', ['kuthban', 'kothban', 'kutban']],
    ['قفزة', ['qafza', 'kafza', 'qafzat']],
    ['كيتشن', ['kitchen']],
    ['ستوديو', ['studio']],
    ['بريكر', ['breaker']],
    ['لانترن', ['lantern']],
    ['ليب', ['leap']],
    ['كويست', ['quest']],
    ['اوايسيس', ['oasis']],
    ['فيديو', ['video']],
    ['تاكسي', ['taxi']],
  ] as const)('matches %s and %j', (arabic, spellings) => {
    for (const latin of spellings) expect(heardAlike(arabic, latin), latin).toBe(true)
  })

  it.each([
    ['قلب', 'كلام'],
    ['lantern', 'leap'],
    ['zellige', 'village'],
    ['نجوم', 'fanous'],
  ])('does not match %s and %s', (one, other) => expect(heardAlike(one, other)).toBe(false))

  it.each(['', 'a', 'و', 'ab', '3', '👩‍🚀', 'عاء'])('returns no key for %j', (word) => {
    expect(toPhoneticKeys(word)).toEqual([])
  })
})
