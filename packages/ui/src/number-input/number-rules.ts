import { isDevelopment } from '../dev-warnings/is-development.ts'
import { warnOnce } from '../dev-warnings/warn-once.ts'
import { mostDigits } from './read-number.ts'

/** Limits of a number. */
export interface NumberRules {
  min: number | undefined
  max: number | undefined
  /** Distance between allowed numbers, counted from `min`. */
  step: number | 'any'
}

/** Creates a detached native number input, whose decimal arithmetic is exact where `0.1 + 0.2` is not. */
function createNativeInput(value: number, { min, max, step }: NumberRules): HTMLInputElement {
  const input = document.createElement('input')
  input.type = 'number'
  Object.assign(input, { min: String(min ?? ''), max: String(max ?? ''), step: String(step) })
  input.value = String(value)
  return input
}

/** Reason why a number is not allowed. */
export type RuleViolation = 'tooLow' | 'tooHigh' | 'wrongStep'

/** Returns the rule that a number violates, if any. */
export function findViolation(value: number, rules: NumberRules): RuleViolation | undefined {
  const { rangeUnderflow, rangeOverflow, stepMismatch } = createNativeInput(value, rules).validity
  return rangeUnderflow ? 'tooLow' : rangeOverflow ? 'tooHigh' : stepMismatch ? 'wrongStep' : undefined
}

/** Returns the allowed number some steps above or below a value: the one nearest to 0 from an empty field. */
export function stepFrom(value: number | null, steps: number, rules: NumberRules): number {
  if (value === null) {
    const start = Math.min(Math.max(0, rules.min ?? 0), rules.max ?? Infinity)
    return findViolation(start, rules) === undefined ? start : stepFrom(start, steps, rules)
  }
  const input = createNativeInput(value, { ...rules, step: rules.step === 'any' ? 1 : rules.step })
  if (steps > 0) input.stepUp(steps)
  else input.stepDown(-steps)
  return Number(input.value)
}

/** Returns the nearest allowed numbers below and above one that is between two steps. */
export function findNearest(value: number, rules: NumberRules): number[] {
  return [stepFrom(value, -1, rules), stepFrom(value, 1, rules)].filter(
    (near, index, all) => findViolation(near, rules) === undefined && all.indexOf(near) === index,
  )
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

/** Returns a finite number without the noise of binary arithmetic (`0.1 + 0.2`), or null for anything else. */
export const toNumber = (value: unknown): number | null =>
  isNumber(value) ? Number(value.toPrecision(mostDigits)) + 0 : null

/** Returns the first or the last allowed number. */
export function getEnd(end: 'min' | 'max', rules: NumberRules): number | undefined {
  const limit = rules[end]
  if (limit === undefined || findViolation(limit, rules) === undefined) return limit
  return stepFrom(limit, end === 'min' ? 1 : -1, rules)
}

/** Returns the rules of the props. Limits that are not numbers are ignored, with a development warning. */
export function readRules(
  props: { min: unknown; max: unknown; step: unknown },
  defaultStep: number,
): NumberRules {
  const { min, max, step } = props
  const rules: NumberRules = {
    min: isNumber(min) ? min : undefined,
    max: isNumber(max) ? max : undefined,
    step: step === 'any' || (isNumber(step) && step > 0) ? step : defaultStep,
  }
  if (isDevelopment) {
    const ignored = (['min', 'max', 'step'] as const).filter(
      (name) => props[name] !== undefined && props[name] !== rules[name],
    )
    if (ignored.length > 0)
      warnOnce(
        `<NumberInput> ignores ${ignored.map((name) => `${name}={${String(props[name])}}`).join(', ')}. ` +
          '`min` and `max` are finite numbers, `step` is a positive number or "any".',
      )
    if (rules.min !== undefined && rules.max !== undefined && rules.min > rules.max)
      warnOnce(`<NumberInput> accepts nothing, because min={${rules.min}} is above max={${rules.max}}.`)
  }
  return rules
}
