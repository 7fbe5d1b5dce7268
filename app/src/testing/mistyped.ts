import type { Locale } from '../catalogue/types.ts'

/** Letters in keyboard order, row by row: US, and Arabic (101). */
const rows: Readonly<Record<Locale, readonly string[]>> = {
  en: Array.from("`qwertyuiop[]asdfghjkl;'zxcvbnm,./"),
  ar: 'ذ ض ص ث ق ف غ ع ه خ ح ج د ش س ي ب ل ا ت ن م ك ط ئ ء ؤ ر لا ى ة و ز ظ'.split(' '),
}
const shifted: Readonly<Record<string, string>> = { أ: 'H', إ: 'Y', آ: 'N', لأ: 'G', لإ: 'T', لآ: 'B' }

/** A text typed with the other keyboard layout; lam-alef has one key and also two. */
export function mistyped(text: string, locale: Locale): string[] {
  const [from, to] = locale === 'en' ? [rows.en, rows.ar] : [rows.ar, rows.en]
  const type = (parts: readonly string[]) =>
    parts.map((part) => to[from.indexOf(part.toLowerCase())] ?? shifted[part] ?? part).join('')
  return [type(text.split(/(ل[اأإآ])|/).filter(Boolean)), type(Array.from(text))]
}
