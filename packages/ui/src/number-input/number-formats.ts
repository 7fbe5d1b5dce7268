import { useMemo } from 'react'
import { getNumberFormat } from '../bidi/number-format.ts'
import { useKit } from '../provider/index.ts'
import { createNumberReader, type NumberReader } from './read-number.ts'

export interface NumberFormats extends NumberReader {
  /** Returns the number as the field shows it: digits and separators. */
  format: (value: number) => string
  /** Returns the number with its unit, for sentences and announcements. */
  formatWithUnit: (value: number) => string
  /** Returns the sign or unit that the format adds to a number, and its side. */
  getUnit: (value: number | null) => { text: string; isLeading: boolean }
  /** The smallest difference that the format shows: 1, or 0.01 for money and percentages. */
  step: number
}

const partsOfNumber = new Set(['minusSign', 'plusSign', 'integer', 'group', 'decimal', 'fraction'])
const partsOfUnit = new Set(['currency', 'percentSign', 'unit'])
const bidiMarks = /[\u061c\u200e\u200f]/g

/** Replaces options that would hide digits or signs, so that the text says the whole number. */
const wholeNumber = {
  notation: 'standard',
  currencySign: 'standard',
  signDisplay: 'auto',
  maximumFractionDigits: 20,
  minimumSignificantDigits: undefined,
  maximumSignificantDigits: undefined,
  roundingIncrement: undefined,
} as const

function createNumberFormats(locale: string, options: Intl.NumberFormatOptions): NumberFormats {
  const { style, maximumFractionDigits: digits = 0 } = getNumberFormat(locale, options).resolvedOptions()
  const shown: Intl.NumberFormatOptions = {
    ...options,
    ...wholeNumber,
  }
  const withUnit = getNumberFormat(locale, shown)
  // Some languages name two of a unit without a digit.
  const number = style === 'unit' ? getNumberFormat(locale, { ...shown, style: 'decimal' }) : withUnit
  const hasDigits = style === 'currency' || style === 'percent' || options.maximumFractionDigits !== undefined
  return {
    ...createNumberReader(locale, shown),
    format: (value) =>
      number
        .formatToParts(value)
        .filter(({ type }) => partsOfNumber.has(type))
        .map((part) => part.value)
        .join('')
        .replaceAll(bidiMarks, ''),
    formatWithUnit: (value) =>
      // Isolated, because a unit in another script would take the sign of its number along.
      style === 'decimal' ? withUnit.format(value) : `\u2068${withUnit.format(value)}\u2069`,
    getUnit: (value) => {
      const parts = withUnit.formatToParts(value ?? 0)
      const index = parts.findIndex(({ type }) => partsOfUnit.has(type))
      return {
        text: parts[index]?.value.replaceAll(bidiMarks, '') ?? '',
        isLeading: index !== -1 && index < parts.findIndex(({ type }) => type === 'integer'),
      }
    },
    step: hasDigits ? Number(`1e-${digits + (style === 'percent' ? 2 : 0)}`) : 1,
  }
}

/** Returns the formats of the page's language, with Latin digits. */
export function useNumberFormats(options: Intl.NumberFormatOptions = {}): NumberFormats {
  const { locale } = useKit()
  // Hosts pass a new object with the same options on every render.
  const key = JSON.stringify(options)
  return useMemo(
    () => createNumberFormats(locale, JSON.parse(key) as Intl.NumberFormatOptions),
    [locale, key],
  )
}
