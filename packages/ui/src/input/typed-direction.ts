import { useRef, useState } from 'react'
import { useFormReset } from './form-reset.ts'

type TextControl = HTMLInputElement | HTMLTextAreaElement

/**
 * The direction of what is being typed: the page's own while there is nothing, so that a placeholder stands
 * right, then what the text finds for itself. Call `onType` with the control at every change.
 */
export function useTypedDirection({
  value,
  defaultValue = '',
}: {
  value?: unknown
  defaultValue?: unknown
}): [direction: 'auto' | undefined, onType: (control: TextControl) => void] {
  const control = useRef<TextControl>(null)
  const begins = defaultValue !== ''
  const [typed, setTyped] = useState(begins)
  useFormReset(control, () => setTyped(begins))
  const filled = value === undefined ? typed : value !== ''
  const onType = (changed: TextControl) => {
    control.current = changed
    setTyped(changed.value !== '')
  }
  return [filled ? 'auto' : undefined, onType]
}
