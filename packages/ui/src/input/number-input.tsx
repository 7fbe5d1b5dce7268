import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  type ComponentProps,
  type InputEvent,
  type KeyboardEvent,
} from 'react'
import { isComposing } from '../composition/index.ts'
import { useKit } from '../provider/index.ts'
import { useFormReset } from './use-form-reset.ts'
import {
  getCaretAfterNormalizing,
  isNumber,
  getLimitsMessage,
  normalizeNumber,
  stepNumber,
} from './normalize-number.ts'
import { TextInput } from './text-input.tsx'

type NumberInputProps = Omit<ComponentProps<'input'>, 'type'>

const steps: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 }

const normalizeProp = (value: NumberInputProps['value']) =>
  value === undefined ? undefined : normalizeNumber(String(value))

/**
 * A text input for numbers, because native ones silently drop Arabic digits. It shows, reports and submits Latin
 * digits; text that is not a number is kept and marked invalid.
 */
export function NumberInput({
  ref,
  value,
  defaultValue,
  min,
  max,
  step,
  onInput,
  onCompositionEnd,
  onKeyDown,
  ...rest
}: NumberInputProps) {
  const { messages } = useKit()
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => input.current as HTMLInputElement, [])
  const reported = useRef('')
  const limits = { min, max, step }

  function check(text: string) {
    const problem = text !== '' && !isNumber(text) ? messages.notANumber : getLimitsMessage(text, limits)
    // Keeps a validation message set by the host until ours changes.
    if (problem === reported.current) return
    reported.current = problem
    input.current?.setCustomValidity(problem)
  }
  function normalizeControl(control: HTMLInputElement) {
    const text = control.value
    const number = normalizeNumber(text)
    if (number !== text) {
      const caret = getCaretAfterNormalizing(text, control.selectionEnd ?? text.length)
      control.value = number
      if (document.activeElement === control) control.setSelectionRange(caret, caret)
    }
    check(number)
  }
  /** Changes the value and dispatches `input`, so that React and the host are notified. */
  function write(control: HTMLInputElement, text: string) {
    control.setRangeText(text, 0, control.value.length, 'end')
    control.dispatchEvent(new Event('input', { bubbles: true }))
  }

  // Reads text typed before hydration.
  const normalizeOnMount = useEffectEvent(() => input.current && normalizeControl(input.current))
  useEffect(() => void normalizeOnMount(), [])
  // Runs on every render: value, limits and language may have changed.
  useEffect(() => check(normalizeNumber(input.current?.value ?? '')))
  useFormReset(input, () => check(input.current?.defaultValue ?? ''))

  function handleStepKeys(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event)
    const by = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined
    const { currentTarget: control, ctrlKey, metaKey, altKey, shiftKey } = event
    if (by === undefined || event.defaultPrevented || isComposing(event) || control.readOnly) return
    if (ctrlKey || metaKey || altKey || shiftKey) return
    event.preventDefault()
    const next = stepNumber(control.value, by, limits)
    if (next !== control.value) write(control, next)
  }
  return (
    <TextInput
      // The numeric keyboards of iPhones have no minus sign.
      inputMode={Number(min) < 0 ? 'text' : Number.isInteger(Number(step ?? 1)) ? 'numeric' : 'decimal'}
      {...rest}
      {...(value === undefined ? {} : { value: normalizeProp(value) })}
      {...(defaultValue === undefined ? {} : { defaultValue: normalizeProp(defaultValue) })}
      ref={input}
      dir="ltr"
      onInput={(event: InputEvent<HTMLInputElement>) => {
        // Changing the value would cancel the composition.
        if (!event.nativeEvent.isComposing) normalizeControl(event.currentTarget)
        onInput?.(event)
      }}
      onCompositionEnd={(event) => {
        onCompositionEnd?.(event)
        const { currentTarget: control } = event
        const number = normalizeNumber(control.value)
        if (number !== control.value) write(control, number)
        else check(number)
      }}
      onKeyDown={handleStepKeys}
    />
  )
}
