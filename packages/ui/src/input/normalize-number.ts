/** A number with thousands separators that can be parsed unambiguously. */
const grouped = /^[+-]?[1-9]\d*(?:,\d{3})+(?:\.\d*)?$/
const wellFormed = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i

/** Converts Arabic and Persian digits and separators, and removes bidi marks of pasted numbers. */
const toLatin = (text: string): string =>
  text
    .replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replaceAll('\u066b', '.')
    .replaceAll(/[\u066c\u060c]/g, ',')
    .replaceAll('\u2212', '-')
    .replaceAll(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')

/**
 * Returns a number in Latin digits, with a decimal point and without thousands separators. Ambiguous text (`1,5`) is
 * returned unchanged and is not a number.
 */
export function normalizeNumber(text: string): string {
  const latin = toLatin(text).trim()
  return grouped.test(latin) ? latin.replaceAll(',', '') : latin
}

/** Returns the caret position after `normalizeNumber`: the same characters follow it. */
export function getCaretAfterNormalizing(text: string, caret: number): number {
  const read = normalizeNumber(text)
  const rest = toLatin(text.slice(caret)).trim()
  return Math.max(read.length - (read.includes(',') ? rest : rest.replaceAll(',', '')).length, 0)
}

/** Limits of a native number input. */
export interface NumberLimits {
  min?: number | string | undefined
  max?: number | string | undefined
  step?: number | string | undefined
}

/** Creates a native number input with this value, used for validation and stepping. */
function createNativeInput(text: string, { min = '', max = '', step = '' }: NumberLimits): HTMLInputElement {
  const input = document.createElement('input')
  input.type = 'number'
  Object.assign(input, { min: String(min), max: String(max), step: String(step) })
  input.value = text === '' ? '' : String(Number(text))
  return input
}

export const isNumber = (text: string): boolean => wellFormed.test(text)

/** Returns the browser's validation message for a number outside its limits or steps; otherwise ''. */
export const getLimitsMessage = (text: string, limits: NumberLimits): string =>
  createNativeInput(text, limits).validationMessage

/** Returns the number one step up or down within its limits. Text that is not a number is returned unchanged. */
export function stepNumber(text: string, by: 1 | -1, limits: NumberLimits): string {
  if (text !== '' && !isNumber(text)) return text
  const input = createNativeInput(text, { ...limits, step: limits.step === 'any' ? 1 : limits.step })
  input.stepUp(by)
  return input.value
}
