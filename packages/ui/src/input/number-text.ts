/** A number as people write one, as far as it can be read without a guess. */
const grouped = /^[+-]?[1-9]\d*(?:,\d{3})+(?:\.\d*)?$/
const wellFormed = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i

/** Arabic and Persian digits and separators, and the signs that come along when a number is pasted. */
const toLatin = (text: string): string =>
  text
    .replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replaceAll('\u066b', '.')
    .replaceAll(/[\u066c\u060c]/g, ',')
    .replaceAll('\u2212', '-')
    .replaceAll(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')

/**
 * Returns a number's text in Latin digits, with a point and without the separators of its thousands. What cannot be
 * read for certain (`1,5`) stays as it is written, and is no number.
 */
export function readNumber(text: string): string {
  const latin = toLatin(text).trim()
  return grouped.test(latin) ? latin.replaceAll(',', '') : latin
}

/** Returns where the caret stands in a text that `readNumber` has changed: the same signs follow it. */
export function caretAfterReading(text: string, caret: number): number {
  const read = readNumber(text)
  const rest = toLatin(text.slice(caret)).trim()
  return Math.max(read.length - (read.includes(',') ? rest : rest.replaceAll(',', '')).length, 0)
}

/** Limits of a native number input. */
export interface NumberLimits {
  min?: number | string | undefined
  max?: number | string | undefined
  step?: number | string | undefined
}

/** A native number input with a number in it: it knows what its limits mean. */
function native(text: string, { min = '', max = '', step = '' }: NumberLimits): HTMLInputElement {
  const input = document.createElement('input')
  input.type = 'number'
  Object.assign(input, { min: String(min), max: String(max), step: String(step) })
  input.value = text === '' ? '' : String(Number(text))
  return input
}

export const isNumber = (text: string): boolean => wellFormed.test(text)

/** Returns the browser's own words for a number beyond its limits or between its steps; empty when it is neither. */
export const limitsMessage = (text: string, limits: NumberLimits): string =>
  native(text, limits).validationMessage

/** Returns the number a step further or back, within its limits; what is no number stays. */
export function stepNumber(text: string, by: 1 | -1, limits: NumberLimits): string {
  if (text !== '' && !isNumber(text)) return text
  const input = native(text, { ...limits, step: limits.step === 'any' ? 1 : limits.step })
  input.stepUp(by)
  return input.value
}
