import { useState } from 'react'
import type { NumberFormats } from './number-formats.ts'
import { toNumber } from './number-rules.ts'
import type { NumberReading } from './read-number.ts'

/** A text being edited. */
interface Draft {
  text: string
  reading: NumberReading
  /** The host's value when the text was edited. */
  before: number | null
}

export interface NumberValue {
  /** Text in the field. */
  text: string
  /** The number in the text. */
  reading: NumberReading
  /** True if the text is in the format of the field, false while it is edited. */
  isFormatted: boolean
  /** Takes an edited text. */
  edit: (text: string) => void
  /** Sets a number and formats it. */
  set: (value: number | null) => void
  /** Formats the edited text. */
  format: () => void
  reset: () => void
}

const toValue = (reading: NumberReading): number | null => (typeof reading === 'number' ? reading : null)

/** Holds the value of a field, the host's or its own, and the text as typed until it is formatted. */
export function useNumberValue(
  props: {
    value: number | null | undefined
    defaultValue: number | null | undefined
    onValueChange: ((value: number | null) => void) | undefined
  },
  { format, read }: NumberFormats,
): NumberValue {
  const defaultValue = toNumber(props.defaultValue)
  const [internal, setInternal] = useState(defaultValue)
  const value = props.value === undefined ? internal : toNumber(props.value)
  const [stored, setDraft] = useState<Draft | null>(null)
  // The text stays until the host sets another number than the typed one.
  const isTaken = stored !== null && value === toValue(stored.reading)
  const draft = stored && isTaken && stored.before !== value ? { ...stored, before: value } : stored
  const isCurrent = draft !== null && (isTaken || value === draft.before)
  if (stored !== draft || (draft !== null && !isCurrent)) setDraft(isCurrent ? draft : null)

  function report(next: number | null) {
    setInternal(next)
    if (next !== toValue(draft?.reading ?? value)) props.onValueChange?.(next)
  }
  return {
    text: draft ? draft.text : value === null ? '' : format(value),
    reading: draft ? draft.reading : value,
    isFormatted: draft === null,
    edit: (text) => {
      const reading = read(text)
      setDraft({ text, reading, before: value })
      report(toValue(reading))
    },
    set: (next) => {
      setDraft(null)
      report(next)
    },
    format: () => setDraft(null),
    reset: () => {
      setDraft(null)
      setInternal(defaultValue)
    },
  }
}
