import { getNumberFormat } from '../bidi/index.ts'

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** Browsers use one form of the word for every number. */
const arabicBytes: Readonly<Record<Intl.LDMLPluralRule, (count: string) => string>> = {
  zero: (count) => `${count} بايت`,
  one: () => 'بايت واحد',
  two: () => 'بايتان',
  few: (count) => `${count} بايتات`,
  many: (count) => `${count} بايتًا`,
  other: (count) => `${count} بايت`,
}

/**
 * Formats the size of a file in steps of 1,024, rounded up so that a file over a limit never looks like it fits.
 *
 * @param locale a language tag
 */
export function formatFileSize(locale: string, bytes: number): string {
  const step = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), units.length - 1)
  const unit = units[step] ?? 'byte'
  const isArabic = locale.startsWith('ar')
  if (isArabic && step === 0)
    return arabicBytes[new Intl.PluralRules(locale).select(bytes)](getNumberFormat(locale).format(bytes))
  return getNumberFormat(locale, {
    style: 'unit',
    unit,
    // Arabic has short forms for only some units, and the English short form of bytes has no plural.
    unitDisplay: unit === 'byte' || isArabic ? 'long' : 'short',
    maximumFractionDigits: step > 1 ? 1 : 0,
    roundingMode: 'ceil',
  }).format(bytes / 1024 ** step)
}
