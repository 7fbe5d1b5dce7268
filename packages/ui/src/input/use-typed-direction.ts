import { useRef, useState } from 'react'
import { useFormReset } from './use-form-reset.ts'

type TextControl = HTMLInputElement | HTMLTextAreaElement

/**
 * Returns the direction of a text field: the page's while empty, so that the placeholder is aligned, then that of the
 * text. Call `onType` on every change.
 */
export function useTypedDirection({
  value,
  defaultValue = '',
}: {
  value?: unknown
  defaultValue?: unknown
}): [direction: 'auto' | undefined, onType: (control: TextControl) => void] {
  const control = useRef<TextControl>(null)
  const isInitiallyFilled = defaultValue !== ''
  const [typed, setTyped] = useState(isInitiallyFilled)
  useFormReset(control, () => setTyped(isInitiallyFilled))
  const filled = value === undefined ? typed : value !== ''
  const onType = (changed: TextControl) => {
    control.current = changed
    setTyped(changed.value !== '')
  }
  return [filled ? 'auto' : undefined, onType]
}
