import { useEffect, useRef, useState, type RefObject } from 'react'
import { useKit, type Kit } from '../provider/index.ts'
import type { NumberFormats } from './number-formats.ts'
import { findNearest, findViolation, type NumberRules } from './number-rules.ts'
import { mostDigits, type NumberReading } from './read-number.ts'

/** Returns the sentence that says what to enter instead, or an empty text. */
function describeProblem(
  reading: NumberReading,
  rules: NumberRules,
  { formatWithUnit }: NumberFormats,
  { locale, messages }: Kit,
): string {
  if (reading === 'notANumber') return messages.notANumber
  if (reading === 'tooManyDigits') return messages.tooManyDigits(mostDigits)
  const violation = reading === null ? undefined : findViolation(reading, rules)
  if (reading === null || violation === undefined) return ''
  const { min, max } = rules
  if (violation === 'wrongStep') {
    const nearest = findNearest(reading, rules).map(formatWithUnit)
    return nearest.length > 0
      ? messages.numberNotAStep(new Intl.ListFormat(locale, { type: 'disjunction' }).format(nearest))
      : messages.notANumber
  }
  if (min !== undefined && max !== undefined)
    return messages.numberNotBetween(formatWithUnit(min), formatWithUnit(max))
  return violation === 'tooLow'
    ? messages.numberTooLow(formatWithUnit(min ?? 0))
    : messages.numberTooHigh(formatWithUnit(max ?? 0))
}

export interface NumberProblem {
  /** The error to show, or an empty text: none appears while a number is typed for the first time. */
  shown: string
  /** Shows the error, if there is one. Returns true if there is none. */
  check: () => boolean
  hide: () => void
}

/** Finds what is wrong with a number, and keeps the form from submitting it. */
export function useNumberProblem(
  input: RefObject<HTMLInputElement | null>,
  reading: NumberReading,
  rules: NumberRules,
  formats: NumberFormats,
): NumberProblem {
  const kit = useKit()
  const [isChecked, setChecked] = useState(false)
  // The rules need a document, and nothing is checked before the first event.
  const shown = isChecked ? describeProblem(reading, rules, formats, kit) : ''
  if (isChecked && shown === '') setChecked(false)

  const reported = useRef('')
  // Runs on every render: value, limits and language may have changed.
  useEffect(() => {
    const problem = describeProblem(reading, rules, formats, kit)
    // Keeps a validation message set by the host until ours changes.
    if (problem === reported.current) return
    reported.current = problem
    input.current?.setCustomValidity(problem)
  })
  return {
    shown,
    check: () => {
      const isValid = describeProblem(reading, rules, formats, kit) === ''
      setChecked(!isValid)
      return isValid
    },
    hide: () => setChecked(false),
  }
}
