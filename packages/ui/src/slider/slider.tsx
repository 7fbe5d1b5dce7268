import { clsx } from 'clsx'
import * as RadixSlider from '@radix-ui/react-slider'
import { useId, useState, type ComponentProps, type KeyboardEvent } from 'react'
import { useNumberFormat } from '../bidi/index.ts'
import { useNameWarning } from '../dev-warnings/use-name-warning.ts'
import { useKit } from '../provider/index.ts'
import { handleEndKeys } from './handle-end-keys.ts'
import { SliderValues } from './slider-values.tsx'
import { useIdWarning } from '../dev-warnings/use-id-warning.ts'

/** Both ends of a range. */
export type SliderRange = readonly [from: number, to: number]

/** The value type that callbacks receive: a number, or both ends of a range. */
type EmittedValue<Value> = Value extends number ? number : [from: number, to: number]

export interface SliderProps<Value extends number | SliderRange = number | SliderRange> extends Omit<
  ComponentProps<'span'>,
  'children' | 'defaultValue' | 'dir' | 'onChange'
> {
  /** The controlled value: a number, or both ends of a range. Use with `onValueChange`. */
  value?: Value
  /** Initial value when uncontrolled. Pass two numbers for a range. @default `min` */
  defaultValue?: Value
  /** Called with the new value during a drag and on every key press. */
  onValueChange?: (value: EmittedValue<Value>) => void
  /** Called when a drag ends or a key was pressed. Use it to save the value. */
  onValueCommit?: (value: EmittedValue<Value>) => void
  /** Minimum value. @default 0 */
  min?: number
  /** Maximum value. @default 100 */
  max?: number
  /** Step size. PageUp and PageDown move ten steps. @default 1 */
  step?: number
  /** Minimum distance between the ends of a range, in steps. @default 0 */
  minStepsBetweenThumbs?: number
  /** Formats a value for display and for screen readers. @default a localized number */
  formatValue?: (value: number) => string
  /** Hides the minimum, value and maximum visually, but not from assistive technology. @default false */
  valueHidden?: boolean
  /** Name of the value in form data. */
  name?: string
  /** Disables the slider. @default false */
  disabled?: boolean
  /** Accepted from Field; a slider always has a value. */
  required?: boolean
}

/** Chooses a number, or a range of numbers, where the approximate position matters more than the exact number. */
export function Slider<Value extends number | SliderRange = number>({
  value,
  defaultValue,
  onValueChange,
  onValueCommit,
  min = 0,
  max = 100,
  step = 1,
  minStepsBetweenThumbs = 0,
  formatValue,
  valueHidden = false,
  required: _required,
  className,
  onKeyDown,
  'aria-label': label,
  'aria-labelledby': labelledBy,
  'aria-describedby': describedBy,
  'aria-invalid': invalid,
  ...rest
}: SliderProps<Value>) {
  const { messages } = useKit()
  const formatNumber = useNumberFormat()
  const id = useId()
  const [internalValue, setInternalValue] = useState<number | readonly number[]>(defaultValue ?? min)
  const values = [value ?? internalValue].flat()
  const isRange = values.length > 1
  const formatLabel = formatValue ?? formatNumber
  const minDistance = minStepsBetweenThumbs * step
  useIdWarning(rest.id)
  useNameWarning('Slider', () => Boolean(label ?? labelledBy))

  const toValue = (next: number[]) => (isRange ? next : next[0]) as EmittedValue<Value>
  const change = (next: number[]) => {
    setInternalValue(next)
    onValueChange?.(toValue(next))
  }
  const commit = (next: number[]) => onValueCommit?.(toValue(next))
  const rootId = rest.id ?? id
  const group = { 'aria-label': label, 'aria-labelledby': labelledBy }
  return (
    <span className="sa:grid sa:min-w-0">
      <RadixSlider.Root
        data-slot="slider"
        {...(isRange ? { role: 'group', ...group } : {})}
        aria-describedby={describedBy}
        preserveThumbOrder
        className={clsx(
          'sa:relative sa:flex sa:h-11 sa:w-full sa:min-w-0 sa:cursor-pointer sa:touch-none sa:items-center sa:select-none sa:data-disabled:cursor-not-allowed sa:data-disabled:opacity-55',
          className,
        )}
        {...rest}
        {...{ min, max, step, minStepsBetweenThumbs }}
        id={rootId}
        value={values}
        onValueChange={change}
        onValueCommit={commit}
        onKeyDown={(event: KeyboardEvent<HTMLSpanElement>) => {
          onKeyDown?.(event)
          if (!rest.disabled) handleEndKeys(event, values, minDistance, { change, commit })
        }}
      >
        <RadixSlider.Track
          data-slot="slider-track"
          className="sa:relative sa:h-2.5 sa:grow sa:overflow-hidden sa:rounded-pill sa:border sa:border-line-strong sa:bg-sunken"
        >
          <RadixSlider.Range
            data-slot="slider-range"
            className="sa:absolute sa:h-full sa:bg-link sa:forced:bg-[Highlight]"
          />
        </RadixSlider.Track>
        {values.map((at, index) => {
          const part = index === 0 ? messages.rangeFrom : messages.rangeTo
          return (
            <RadixSlider.Thumb
              // Thumbs are identified by their order.
              key={index === 0 ? 'from' : 'to'}
              data-slot="slider-thumb"
              {...(isRange
                ? { 'aria-label': part, 'aria-labelledby': `${labelledBy ?? rootId} ${id}-${index}` }
                : group)}
              aria-describedby={describedBy}
              aria-invalid={invalid}
              // The thumbs of a range cannot pass each other.
              aria-valuemin={index === 1 ? (values[0] ?? min) + minDistance : min}
              aria-valuemax={isRange && index === 0 ? (values[1] ?? max) - minDistance : max}
              aria-valuetext={formatLabel(at)}
              id={`${id}-${index}`}
              className={clsx(
                'sa:block sa:size-6 sa:rounded-pill sa:border-2 sa:border-link sa:bg-surface sa:tile-press',
                'sa:shadow-[0_3px_0_0_var(--saha-color-link)] sa:[--tile-depth:3px] sa:[--tile-shadow:var(--saha-color-link)]',
                'sa:aria-invalid:border-danger sa:forced:border-[ButtonText] sa:forced:bg-[ButtonFace]',
              )}
            />
          )
        })}
      </RadixSlider.Root>
      {!valueHidden && <SliderValues {...{ min, max, values, formatLabel }} />}
    </span>
  )
}
