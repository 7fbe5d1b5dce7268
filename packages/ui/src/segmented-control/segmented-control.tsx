import { clsx } from 'clsx'
import { useId, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { Icon, type IconSource } from '../icon/index.ts'
import { useFormReset } from '../input/use-form-reset.ts'
import { useKit } from '../provider/index.ts'
import { handleInlineArrows } from '../radio-group/handle-inline-arrows.ts'

/** An option of the choice. */
export interface SegmentedOption<Value extends string = string> {
  /** Value of the option. */
  value: Value
  /** Visible label. */
  label: ReactNode
  /** Icon before the label. */
  icon?: IconSource
  /** Disables the option. @default false */
  disabled?: boolean
}

export interface SegmentedControlProps<Value extends string = string> extends Omit<
  ComponentProps<'fieldset'>,
  'children' | 'defaultValue' | 'onChange'
> {
  /** Legend of the group: the subject of the choice. */
  label: ReactNode
  /** Hides the label visually, but not from assistive technology. @default false */
  labelHidden?: boolean
  /** The options in display order. */
  options: readonly SegmentedOption<Value>[]
  /** The controlled value. Use with `onValueChange`. */
  value?: Value
  /** Initial value when uncontrolled. @default the first option */
  defaultValue?: Value
  /** Called with the new value when the user chooses another option. */
  onValueChange?: (value: Value) => void
}

/** A choice from a few visible options: native radios styled as adjacent buttons. For longer lists, use `Select`. */
export function SegmentedControl<Value extends string>({
  label,
  labelHidden = false,
  options,
  value,
  defaultValue,
  onValueChange,
  name,
  className,
  ...rest
}: SegmentedControlProps<Value>) {
  const { dir } = useKit()
  const id = useId()
  const initialValue = defaultValue ?? options[0]?.value
  const [internalValue, setInternalValue] = useState(initialValue)
  const keys = useRef<HTMLDivElement>(null)
  useFormReset(keys, () => setInternalValue(initialValue))
  const selected = value ?? internalValue
  return (
    <fieldset
      data-slot="segmented-control"
      className={clsx('sa:grid sa:min-w-0 sa:gap-1.5', className)}
      {...rest}
    >
      <legend className={labelHidden ? 'sa:sr-only' : 'sa:mb-1.5 sa:type-label'}>{label}</legend>
      <div
        ref={keys}
        role="presentation"
        onKeyDown={(event) => handleInlineArrows(event, dir)}
        className="sa:flex sa:w-fit sa:max-w-full sa:flex-wrap sa:gap-1 sa:rounded-control sa:border sa:border-line-strong sa:bg-sunken sa:p-1"
      >
        {options.map((option) => (
          <label
            key={option.value}
            data-slot="segmented-control-option"
            data-state={option.value === selected ? 'checked' : 'unchecked'}
            className={clsx(
              'sa:relative sa:inline-flex sa:min-h-9 sa:min-w-0 sa:grow sa:wrap-anywhere sa:cursor-pointer sa:items-center sa:justify-center sa:gap-2 sa:coarse:min-h-11',
              'sa:rounded-[calc(var(--saha-radius-control)-4px)] sa:border sa:border-transparent sa:px-3 sa:py-1 sa:text-center sa:type-label',
              'sa:text-ink-muted sa:hover:text-ink sa:has-[:disabled]:cursor-not-allowed sa:has-[:disabled]:opacity-55',
              'sa:has-[:checked]:border-selection-edge sa:has-[:checked]:bg-surface sa:has-[:checked]:text-link',
              'sa:has-[:checked]:shadow-[0_2px_0_0_var(--saha-color-selection-edge)]',
              'sa:forced:has-[:checked]:highlighted',
              'sa:has-[:focus-visible]:focus-ring',
            )}
          >
            <input
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={option.value === selected}
              disabled={option.disabled === true}
              onChange={() => {
                setInternalValue(option.value)
                onValueChange?.(option.value)
              }}
              className="sa:absolute sa:inset-0 sa:size-full sa:cursor-[inherit] sa:appearance-none sa:rounded-[inherit] sa:no-ring"
            />
            {option.icon && <Icon icon={option.icon} />}
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
