import { clsx } from 'clsx'
import {
  use,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { isComposing } from '../composition/index.ts'
import { useIdWarning } from '../dev-warnings/use-id-warning.ts'
import { FieldContext } from '../field/field-context.ts'
import { FieldError } from '../field/field-error.tsx'
import { bareInputStyles, controlBoxStateStyles, controlStyles } from '../input/control.styles.ts'
import { useFormReset } from '../input/use-form-reset.ts'
import { useKit } from '../provider/index.ts'
import { useNumberFormats } from './number-formats.ts'
import { getEnd, readRules, stepFrom } from './number-rules.ts'
import { removeGroups } from './read-number.ts'
import { StepButton } from './step-button.tsx'
import { useBlurAfterPress } from './use-blur-after-press.ts'
import { useNumberProblem } from './use-number-problem.ts'
import { useNumberValue } from './use-number-value.ts'

export interface NumberInputProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'dir' | 'value' | 'defaultValue' | 'min' | 'max' | 'step' | 'maxLength' | 'minLength' | 'pattern'
> {
  /** The controlled number; null is an empty field. Use with `onValueChange`. */
  value?: number | null
  /** Initial number when uncontrolled. @default null */
  defaultValue?: number | null
  /**
   * Called with each number that is typed or set, also outside the limits, and with null while the field is empty or
   * contains something else.
   */
  onValueChange?: (value: number | null) => void
  /** The smallest allowed number. Pass it where numbers cannot be negative. */
  min?: number
  /** The largest allowed number. */
  max?: number
  /**
   * Distance between allowed numbers, counted from `min`; `any` allows all and steps by 1. @default 1, or the smallest
   * difference that `formatOptions` show
   */
  step?: number | 'any'
  /**
   * Format of the number, such as `{ style: 'unit', unit: 'kilogram' }`. Currency, unit and percent sign are shown
   * beside it. Of a percentage of 35%, the value is 0.35. @default digits in groups of three
   */
  formatOptions?: Intl.NumberFormatOptions
  /** Unit after the number, for one that `formatOptions` do not have: "points". */
  unit?: ReactNode
  /** Name of the number in the form, which submits it in ASCII digits: `-1234.5`, or an empty text. */
  name?: string
}

const stepKeys: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }
const endKeys: Readonly<Record<string, 'min' | 'max'>> = { Home: 'min', End: 'max' }

const plainNumber = new Intl.NumberFormat('en', { useGrouping: false, maximumFractionDigits: 20 })

/**
 * A field for a number, in the digits of any keyboard. It formats the number when focus leaves it. What is no number,
 * or is outside the limits, stays as typed with an error that says what to enter.
 */
export function NumberInput({
  ref,
  value,
  defaultValue,
  onValueChange,
  min,
  max,
  step,
  formatOptions,
  unit,
  name,
  form,
  className,
  disabled = false,
  readOnly = false,
  onChange,
  onFocus,
  onBlur,
  onKeyDown,
  onInvalid,
  ...rest
}: NumberInputProps) {
  const { dir, messages } = useKit()
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => input.current as HTMLInputElement, [])
  const ids = useId()
  const { id = `${ids}-input` } = rest
  const [unitId, errorId] = [`${ids}-unit`, `${ids}-error`]
  useIdWarning(id)
  const formats = useNumberFormats(formatOptions)
  const rules = readRules({ min, max, step }, formats.step)
  const number = useNumberValue({ value, defaultValue, onValueChange }, formats)
  const current = typeof number.reading === 'number' ? number.reading : null
  const problem = useNumberProblem(input, number.reading, rules, formats)
  const [announced, setAnnounced] = useState('')
  /** Number of values set without typing. */
  const [changes, setChanges] = useState(0)

  // As a native number field does for its arrows: forms and hosts listen to these events.
  useLayoutEffect(() => {
    if (changes === 0) return
    for (const type of ['input', 'change']) input.current?.dispatchEvent(new Event(type, { bubbles: true }))
  }, [changes])

  const reportToField = use(FieldContext)
  useEffect(() => {
    reportToField?.(problem.shown)
    return () => reportToField?.('')
  }, [reportToField, problem.shown])

  // Reads text typed before hydration.
  const readTypedText = useEffectEvent(() => {
    if (input.current && input.current.value !== number.text) number.edit(input.current.value)
  })
  useEffect(() => readTypedText(), [])
  useFormReset(input, () => {
    number.reset()
    problem.hide()
    setAnnounced('')
  })

  /** Formats a number; shows what is wrong with anything else. */
  function commit() {
    if (problem.check()) number.format()
  }
  const leaving = useBlurAfterPress(commit)
  function set(next: number) {
    number.set(next)
    problem.hide()
    setAnnounced(formats.formatWithUnit(next))
    if (next !== number.reading) setChanges(changes + 1)
  }
  function stepBy(steps: number) {
    if (disabled || readOnly) return
    if (typeof number.reading === 'string') problem.check()
    else set(stepFrom(number.reading, steps, rules))
  }
  function handleKeys(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event)
    if (event.defaultPrevented || isComposing(event) || readOnly) return
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const { key } = event
    const steps = Object.hasOwn(stepKeys, key) ? stepKeys[key] : undefined
    const end = Object.hasOwn(endKeys, key) ? endKeys[key] : undefined
    const target = end && getEnd(end, rules)
    if (key === 'Enter') commit()
    else if (steps !== undefined) stepBy(steps)
    else if (target !== undefined) set(target)
    if (steps !== undefined || target !== undefined) event.preventDefault()
  }

  const shownUnit = formats.getUnit(current)
  const unitText = unit ?? shownUnit.text
  const isLeading = unitText === shownUnit.text && shownUnit.isLeading
  const unitLabel = unitText !== '' && (
    <span
      id={unitId}
      data-slot="number-input-unit"
      // Announced as the description of the number.
      aria-hidden="true"
      // "US$" would become "$US" in right-to-left text.
      dir="auto"
      className={clsx(
        'sa:pointer-events-none sa:max-w-1/2 sa:wrap-anywhere sa:text-ink-muted',
        isLeading ? 'sa:ps-3 sa:-me-1' : 'sa:pe-2',
      )}
    >
      {unitText}
    </span>
  )
  const describedBy = [
    rest['aria-describedby'],
    unitText === '' ? '' : unitId,
    problem.shown && !reportToField ? errorId : '',
  ]
  const button = { label: rest['aria-label'], labelledBy: rest['aria-labelledby'], input }
  return (
    <div data-slot="number-input-root" className="sa:grid sa:min-w-0 sa:gap-1.5">
      <div
        data-slot="number-input-box"
        {...(disabled && { role: 'group', 'aria-disabled': true })}
        className={clsx(controlStyles, controlBoxStateStyles, 'sa:flex sa:items-center sa:pe-1')}
      >
        {isLeading && unitLabel}
        <input
          data-slot="number-input"
          // The numeric keyboards of iPhones have no minus sign.
          inputMode={(rules.min ?? 0) < 0 ? 'text' : Number.isInteger(rules.step) ? 'numeric' : 'decimal'}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          aria-roledescription={messages.numberField}
          {...rest}
          id={id}
          {...(describedBy.some(Boolean) && { 'aria-describedby': describedBy.filter(Boolean).join(' ') })}
          {...(problem.shown && { 'aria-invalid': true })}
          ref={input}
          form={form}
          type="text"
          dir="ltr"
          disabled={disabled}
          readOnly={readOnly}
          className={clsx(bareInputStyles, 'sa:tabular-nums', dir === 'rtl' && 'sa:text-end', className)}
          value={number.text}
          onChange={(event) => {
            const { currentTarget: control } = event
            if (number.isFormatted && !(event.nativeEvent as InputEvent).isComposing) {
              const caret = control.selectionEnd ?? control.value.length
              const edited = removeGroups(number.text, control.value, caret, formats.group)
              if (edited.text !== control.value) {
                control.value = edited.text
                control.setSelectionRange(edited.caret, edited.caret)
              }
            }
            setAnnounced('')
            number.edit(control.value)
            onChange?.(event)
          }}
          onFocus={(event) => {
            leaving.onFocus()
            onFocus?.(event)
          }}
          onBlur={(event) => {
            leaving.onBlur()
            onBlur?.(event)
          }}
          onInvalid={(event) => {
            problem.check()
            onInvalid?.(event)
          }}
          onKeyDown={handleKeys}
        />
        {!isLeading && unitLabel}
        <StepButton
          {...button}
          direction="decrease"
          isDisabled={disabled || readOnly || (current !== null && current <= (rules.min ?? -Infinity))}
          onStep={() => stepBy(-1)}
        />
        <StepButton
          {...button}
          direction="increase"
          isDisabled={disabled || readOnly || (current !== null && current >= (rules.max ?? Infinity))}
          onStep={() => stepBy(1)}
        />
        <output className="sa:sr-only">{problem.shown || announced}</output>
      </div>
      {name !== undefined && (
        <input
          type="hidden"
          name={name}
          form={form}
          disabled={disabled}
          value={current === null ? '' : plainNumber.format(current)}
        />
      )}
      {problem.shown && !reportToField && <FieldError id={errorId}>{problem.shown}</FieldError>}
    </div>
  )
}
