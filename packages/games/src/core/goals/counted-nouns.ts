import type { PluralForms } from '../language.ts'

/* Nouns that missions of several games count; in Arabic as objects of the verb. */

export const lanterns: PluralForms = {
  en: { one: '{n} lantern', other: '{n} lanterns' },
  ar: {
    zero: 'لا فوانيس',
    one: 'فانوسًا واحدًا',
    two: 'فانوسين',
    few: '{n} فوانيس',
    many: '{n} فانوسًا',
    other: '{n} فانوس',
  },
}
export const points: PluralForms = {
  en: { one: '{n} point', other: '{n} points' },
  ar: {
    zero: 'لا نقاط',
    one: 'نقطة واحدة',
    two: 'نقطتين',
    few: '{n} نقاط',
    many: '{n} نقطة',
    other: '{n} نقطة',
  },
}
export const stars: PluralForms = {
  en: { one: '{n} star', other: '{n} stars' },
  ar: {
    zero: 'لا نجوم',
    one: 'نجمة واحدة',
    two: 'نجمتين',
    few: '{n} نجوم',
    many: '{n} نجمة',
    other: '{n} نجمة',
  },
}
export const times: PluralForms = {
  en: { one: 'once', other: '{n} times' },
  ar: { zero: 'ولا مرة', one: 'مرة واحدة', two: 'مرتين', few: '{n} مرات', many: '{n} مرة', other: '{n} مرة' },
}
