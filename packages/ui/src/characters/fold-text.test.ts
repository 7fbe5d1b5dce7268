import { describe, expect, it } from 'vitest'
import { foldText } from './fold-text.ts'

const same: readonly (readonly [why: string, one: string, other: string])[] = [
  ['letter case', 'LANTERN', 'lantern'],
  ['accents', 'Café', 'cafe'],
  ['accents written apart', 'cafe\u0301', 'café'],
  ['full-width Latin', 'Ｄｕｎｅ２', 'dune2'],
  ['hamza above alef', 'أحمد', 'احمد'],
  ['hamza below alef', 'إبراهيم', 'ابراهيم'],
  ['madda', 'آدم', 'ادم'],
  ['wasla', 'ٱلنجوم', 'النجوم'],
  ['hamza written apart', 'ا\u0654حمد', 'أحمد'],
  ['ta marbuta', 'واحة', 'واحه'],
  ['alef maqsura', 'مقهى', 'مقهي'],
  ['Persian ya', 'فیل', 'فيل'],
  ['hamza on ya', 'رائجة', 'رايجه'],
  ['hamza on waw', 'لؤلؤة', 'لولوه'],
  ['Persian kaf', 'کرة', 'كرة'],
  ['gaf', 'گمرگ', 'كمرك'],
  ['pa', 'پاندا', 'باندا'],
  ['cha', 'چاي', 'جاي'],
  ['va', 'ڤيديو', 'فيديو'],
  ['tashkeel', 'زُلَّيْجٌ', 'زليج'],
  ['superscript alef', 'هٰذا', 'هذا'],
  ['tatweel', 'لـــعـــبة', 'لعبة'],
  ['presentation form of lam-alef', 'الأ\uFEFB', 'الالا'],
  ['presentation forms', '\uFEDF\uFECC\uFE92\uFE94', 'لعبة'],
  ['Arabic-Indic digits', '٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['Persian digits', '۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['direction marks', '\u200fزليج\u200e \u20682\u2069\u061c', 'زليج 2'],
  ['overrides', '\u202eleap\u202c', 'leap'],
  ['zero-width joiners', 'می\u200cروم', 'ميروم'],
  ['spaces', '  Oasis \t\n Quest\u00a0 ', 'oasis quest'],
]

const different: readonly (readonly [string, string])[] = [
  ['كلب', 'قلب'],
  ['سوق', 'شوق'],
  ['زليج 2', 'زليج 3'],
  ['leap', 'lap'],
  ['ساحة', 'ساحر'],
]

describe('foldText', () => {
  it.each(same)('ignores %s', (_, one, other) => {
    expect(foldText(one)).toBe(foldText(other))
    expect(foldText(one)).not.toBe('')
  })

  it.each(different)('distinguishes %s from %s', (one, other) => {
    expect(foldText(one)).not.toBe(foldText(other))
  })

  it.each(['', '   ', '\u200f\u2068\u2069', 'ـــ', '\u064b\u0651', '\ufeff'])(
    'returns an empty text for %j',
    (blank) => {
      expect(foldText(blank)).toBe('')
    },
  )

  it('returns the same text when repeated', () => {
    for (const [, one] of same) expect(foldText(foldText(one))).toBe(foldText(one))
  })
})
