import { cx } from 'class-variance-authority'
import { useId, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { Icon, type IconName } from '../icon/index.ts'
import { useFormReset } from '../input/form-reset.ts'
import { useKit } from '../provider/index.ts'
import { moveAlongTheLine } from '../radio-group/move-along-the-line.ts'

export interface SegmentedOption<Value extends string = string> {
  value: Value
  label: ReactNode
  icon?: IconName
  disabled?: boolean
}

export interface SegmentedControlProps<Value extends string = string> extends Omit<
  ComponentProps<'fieldset'>,
  'children' | 'defaultValue' | 'onChange'
> {
  /** What is being chosen. */
  legend: ReactNode
  /** Keeps the legend for assistive technology only. @default false */
  legendHidden?: boolean
  options: readonly SegmentedOption<Value>[]
  /** The choice, when the host keeps it. */
  value?: Value
  /** The choice to begin with, when the control keeps it itself. @default the first option */
  defaultValue?: Value
  onValueChange?: (value: Value) => void
}

/** One of a few choices that are all in sight: native radios that look like keys side by side. */
export function SegmentedControl<Value extends string>({
  legend,
  legendHidden = false,
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
  const begins = defaultValue ?? options[0]?.value
  const [own, setOwn] = useState(begins)
  const keys = useRef<HTMLDivElement>(null)
  useFormReset(keys, () => setOwn(begins))
  const chosen = value ?? own
  return (
    <fieldset data-slot="segmented-control" className={cx('grid min-w-0 gap-1.5', className)} {...rest}>
      <legend className={legendHidden ? 'sr-only' : 'mb-1.5 type-label'}>{legend}</legend>
      <div
        ref={keys}
        role="presentation"
        onKeyDown={(event) => moveAlongTheLine(event, dir)}
        className="flex w-fit max-w-full flex-wrap gap-1 rounded-control border border-line-strong bg-sunken p-1"
      >
        {options.map((option) => (
          <label
            key={option.value}
            data-slot="segmented-control-option"
            data-state={option.value === chosen ? 'checked' : 'unchecked'}
            className={cx(
              'relative inline-flex min-h-9 grow cursor-pointer items-center justify-center gap-2 coarse:min-h-11',
              'rounded-[calc(var(--saha-radius-control)-4px)] border border-transparent px-3 py-1 text-center type-label',
              'text-ink-muted hover:text-ink has-[:disabled]:cursor-not-allowed has-[:disabled]:opacity-55',
              'has-[:checked]:border-selection-edge has-[:checked]:bg-surface has-[:checked]:text-link',
              'has-[:checked]:shadow-[0_2px_0_0_var(--saha-color-selection-edge)] forced:has-[:checked]:forced-color-adjust-none',
              'forced:has-[:checked]:border-[Highlight] forced:has-[:checked]:bg-[Highlight] forced:has-[:checked]:text-[HighlightText]',
              'has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-3 has-[:focus-visible]:outline-solid has-[:focus-visible]:outline-focus',
            )}
          >
            <input
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={option.value === chosen}
              disabled={option.disabled === true}
              onChange={() => {
                setOwn(option.value)
                onValueChange?.(option.value)
              }}
              className="absolute inset-0 size-full cursor-[inherit] appearance-none rounded-[inherit] outline-none"
            />
            {option.icon && <Icon name={option.icon} />}
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
