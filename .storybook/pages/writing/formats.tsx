import { getNumberFormat, Num, TableCell, TableHeaderCell, TableRow } from '@saha/ui'
import { useSample } from '../../../packages/ui/src/testing/sample.ts'
import { Code } from '../page.tsx'
import type { Language } from '../parts/pair.tsx'
import { WideTable } from '../parts/wide-table.tsx'

interface Format {
  name: Record<Language, string>
  /** The call that formats it, without the locale. */
  api: string
  format: (locale: Intl.Locale, language: Language) => string
  /** Formatted numbers are isolated; sentences and dates have the direction of the language. */
  isNumber?: true
}

/** Latin digits, which readers of both languages know. */
const localeOf = (language: Language) => new Intl.Locale(language, { numberingSystem: 'latn' })
const moment = Date.UTC(2026, 10, 25, 18, 30)
const dateOptions = { timeZone: 'UTC' } as const

/** Formats of numbers. */
export const numberFormats: readonly Format[] = [
  {
    name: { en: 'Score', ar: 'نقاط' },
    api: 'Intl.NumberFormat()',
    format: (_, language) => getNumberFormat(language).format(1234567),
    isNumber: true,
  },
  {
    name: { en: 'Rating', ar: 'تقييم' },
    api: 'Intl.NumberFormat({ minimumFractionDigits: 1 })',
    format: (_, language) => getNumberFormat(language, { minimumFractionDigits: 1 }).format(4.7),
    isNumber: true,
  },
  {
    name: { en: 'Percentage', ar: 'نسبة' },
    api: "Intl.NumberFormat({ style: 'percent' })",
    format: (_, language) => getNumberFormat(language, { style: 'percent' }).format(0.42),
    isNumber: true,
  },
  {
    name: { en: 'Short number', ar: 'رقم مختصر' },
    api: "Intl.NumberFormat({ notation: 'compact' })",
    format: (_, language) => getNumberFormat(language, { notation: 'compact' }).format(1_200_000),
  },
  {
    name: { en: 'Size', ar: 'حجم' },
    api: "Intl.NumberFormat({ style: 'unit', unit: 'megabyte' })",
    format: (_, language) => getNumberFormat(language, { style: 'unit', unit: 'megabyte' }).format(2.5),
  },
]

/** Formats of dates, relative times and lists. */
export const dateFormats: readonly Format[] = [
  {
    name: { en: 'Date', ar: 'تاريخ' },
    api: "Intl.DateTimeFormat({ dateStyle: 'long' })",
    format: (locale) => new Intl.DateTimeFormat(locale, { ...dateOptions, dateStyle: 'long' }).format(moment),
  },
  {
    name: { en: 'Day of the week', ar: 'يوم من الأسبوع' },
    api: "Intl.DateTimeFormat({ weekday: 'long' })",
    format: (locale) => new Intl.DateTimeFormat(locale, { ...dateOptions, weekday: 'long' }).format(moment),
  },
  {
    name: { en: 'Time', ar: 'وقت' },
    api: "Intl.DateTimeFormat({ timeStyle: 'short' })",
    format: (locale) =>
      new Intl.DateTimeFormat(locale, { ...dateOptions, timeStyle: 'short' }).format(moment),
  },
  {
    name: { en: 'Relative time', ar: 'وقت نسبي' },
    api: 'Intl.RelativeTimeFormat()',
    format: (locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-2, 'day'),
  },
  {
    name: { en: 'List', ar: 'قائمة' },
    api: 'Intl.ListFormat()',
    format: (locale, language) =>
      new Intl.ListFormat(locale).format(
        language === 'en' ? ['chess', 'puzzles', 'racing'] : ['شطرنج', 'ألغاز', 'سباق'],
      ),
  },
]

const heads = {
  en: ['Kind', 'English', 'Arabic', 'Call'],
  ar: ['النوع', 'بالإنجليزية', 'بالعربية', 'الاستدعاء'],
}

/** Formats with their results in both languages, computed in this browser. */
export function Formats({ label, formats }: { label: string; formats: readonly Format[] }) {
  const columns = useSample(heads)
  const page = useSample<Language>({ en: 'en', ar: 'ar' })
  return (
    <WideTable label={label} heads={columns}>
      {formats.map(({ name, api, format, isNumber }) => (
        <TableRow key={api}>
          <TableHeaderCell scope="row">{name[page]}</TableHeaderCell>
          {(['en', 'ar'] as const).map((language) => (
            <TableCell key={language} lang={language}>
              {isNumber ? (
                <Num>{format(localeOf(language), language)}</Num>
              ) : (
                <bdi dir={language === 'ar' ? 'rtl' : 'ltr'}>{format(localeOf(language), language)}</bdi>
              )}
            </TableCell>
          ))}
          <TableCell className="type-caption text-ink-muted">
            <Code>{api}</Code>
          </TableCell>
        </TableRow>
      ))}
    </WideTable>
  )
}
