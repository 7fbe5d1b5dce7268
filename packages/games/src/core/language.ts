import type { Direction, Locale } from '../bridge/index.ts'

export type { Direction, Locale } from '../bridge/index.ts'

export const getDirection = (locale: Locale): Direction => (locale === 'ar' ? 'rtl' : 'ltr')

/** Both languages use Latin digits. */
const numbers: Record<Locale, Intl.NumberFormat> = {
  en: new Intl.NumberFormat('en'),
  ar: new Intl.NumberFormat('ar-u-nu-latn'),
}
export const formatNumber = (locale: Locale, value: number): string => numbers[locale].format(value)

/** Phrases for each plural form of a language; `{n}` stands for the number. */
export interface PluralForms {
  en: Record<'one' | 'other', string>
  ar: Record<Intl.LDMLPluralRule, string>
}
const rules: Record<Locale, Intl.PluralRules> = {
  en: new Intl.PluralRules('en'),
  ar: new Intl.PluralRules('ar'),
}

/** Returns the phrase for a number: `formatCount('ar', forms, 2)` → «فانوسان». */
export function formatCount(locale: Locale, forms: PluralForms, value: number): string {
  const form = rules[locale].select(value)
  const phrase = locale === 'ar' ? forms.ar[form] : forms.en[form === 'one' ? 'one' : 'other']
  return phrase.replace('{n}', formatNumber(locale, value))
}
