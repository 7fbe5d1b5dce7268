import { clsx } from 'clsx'
import { createContext, use, useId, useImperativeHandle, useRef, useState } from 'react'
import type { ComponentProps, KeyboardEvent } from 'react'
import { useNameWarning } from '../dev-warnings/use-name-warning.ts'
import { useFormReset } from '../input/use-form-reset.ts'
import { useKit } from '../provider/index.ts'
import { handleInlineArrows } from './handle-inline-arrows.ts'
import { useIdWarning } from '../dev-warnings/use-id-warning.ts'

interface Group {
  name: string
  selected: string
  required: boolean
  disabled: boolean
  select: (value: string) => void
}

const GroupContext = createContext<Group | null>(null)

/** Returns the group of a radio. Throws outside a RadioGroup. */
export function useRadioGroup(): Group {
  const group = use(GroupContext)
  if (group) return group
  throw new Error(
    '<Radio> was rendered outside <RadioGroup>. A radio is one of several, and the group knows which is chosen. ' +
      'Wrap them: <RadioGroup aria-label="…"><Radio value="…">…</Radio></RadioGroup>.',
  )
}

export interface RadioGroupProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'onChange' | 'role'> {
  /** The controlled value, or '' for no choice. Use with `onValueChange`. */
  value?: string
  /** Initial value when uncontrolled. @default none */
  defaultValue?: string
  /** Called with the new value when the user chooses another option. */
  onValueChange?: (value: string) => void
  /** Name of the value in form data. */
  name?: string
  /** Requires a choice before the form can be submitted. @default false */
  required?: boolean
  /** Disables all radios. @default false */
  disabled?: boolean
  /** Layout direction; `horizontal` wraps when needed. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal'
}

/**
 * A single choice from a list of native radios. All four arrow keys move the choice; the horizontal ones follow the
 * reading direction.
 */
export function RadioGroup({
  ref,
  value,
  defaultValue = '',
  onValueChange,
  name,
  required = false,
  disabled = false,
  orientation = 'vertical',
  className,
  onKeyDown,
  ...rest
}: RadioGroupProps) {
  const { dir } = useKit()
  const id = useId()
  const [internalValue, setInternalValue] = useState(defaultValue)
  const root = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => root.current as HTMLDivElement, [])
  useIdWarning(rest.id)
  useNameWarning('RadioGroup', () => Boolean(rest['aria-label'] ?? rest['aria-labelledby']))
  useFormReset(root, () => setInternalValue(defaultValue))
  const select = (next: string) => {
    setInternalValue(next)
    onValueChange?.(next)
  }
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event)
    if (!event.defaultPrevented) handleInlineArrows(event, dir)
  }
  return (
    <GroupContext value={{ name: name ?? id, selected: value ?? internalValue, required, disabled, select }}>
      <div
        data-slot="radio-group"
        data-orientation={orientation}
        {...(required ? { 'aria-required': true } : {})}
        className={clsx(
          'sa:group/radio-group sa:flex',
          orientation === 'vertical'
            ? 'sa:flex-col sa:items-start'
            : 'sa:flex-wrap sa:items-start sa:gap-x-6',
          className,
        )}
        {...rest}
        ref={root}
        {...{ role: 'radiogroup', onKeyDown: move }}
      />
    </GroupContext>
  )
}
