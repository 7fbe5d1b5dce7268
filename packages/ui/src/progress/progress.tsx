import * as RadixProgress from '@radix-ui/react-progress'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { Num } from '../bidi/index.ts'
import { variants } from '../variants/variants.ts'

const trackStyles = variants(
  'Progress',
  'sa:relative sa:w-full sa:overflow-hidden sa:rounded-pill sa:border sa:border-line-strong sa:bg-sunken sa:forced:border-[CanvasText]',
  { variants: { size: { small: 'sa:h-2', medium: 'sa:h-3.5' } }, defaultVariants: { size: 'medium' } },
)

const barStyles = variants(
  'Progress',
  'sa:block sa:h-full sa:rounded-pill sa:forced:bg-[Highlight] sa:forced:forced-color-adjust-none',
  {
    variants: {
      state: {
        known: 'sa:bg-link sa:transition-[inline-size] sa:duration-220 sa:ease-out',
        unknown: [
          'sa:w-full sa:animate-[saha-pass_1.4s_ease-in-out_infinite]',
          // With reduced motion, the hatching distinguishes an indeterminate bar from a full one.
          'sa:bg-[repeating-linear-gradient(calc(var(--inline)*135deg),var(--saha-color-link)_0_0.5rem,transparent_0.5rem_0.875rem)]',
          'sa:forced:bg-[repeating-linear-gradient(calc(var(--inline)*135deg),Highlight_0_0.5rem,Canvas_0.5rem_0.875rem)]',
        ],
      },
    },
  },
)

export interface ProgressProps extends Omit<
  ComponentProps<typeof RadixProgress.Root>,
  'asChild' | 'children' | 'value' | 'max'
> {
  /** Visible label: the task in progress. */
  label: ReactNode
  /** Hides the label visually, but not from assistive technology. @default false */
  labelHidden?: boolean
  /** Progress from 0 to `max`; values outside are clamped. Omit it or pass `null` for an indeterminate bar. */
  value?: number | null
  /** Value of a full bar. @default 100 */
  max?: number
  /** Text of the value, such as "3 of 8 files", displayed and announced. @default percentage */
  valueText?: string
  /** Height of the bar. @default 'medium' */
  size?: 'small' | 'medium'
}

/** A progress bar with a label. For waits without measurable progress in a small space, use `Spinner`. */
export function Progress({
  label,
  labelHidden = false,
  value,
  max = 100,
  valueText,
  size = 'medium',
  className,
  ...rest
}: ProgressProps) {
  const id = useId()
  const most = Number.isFinite(max) && max > 0 ? max : 100
  const known = typeof value === 'number' && Number.isFinite(value)
  const come = known ? Math.min(most, Math.max(0, value)) : null
  const share = come === null ? 0 : (come / most) * 100
  // Rounds down, so that 100% means done.
  const text = valueText ?? (come === null ? undefined : `${Math.floor(share)}%`)
  return (
    <div className="sa:grid sa:w-full sa:gap-1.5">
      <p
        className={
          labelHidden ? 'sa:sr-only' : 'sa:flex sa:items-baseline sa:justify-between sa:gap-3 sa:type-label'
        }
      >
        <span id={id}>{label}</span>
        {text !== undefined && (
          <span aria-hidden="true" className="sa:shrink-0 sa:whitespace-nowrap sa:text-ink-muted">
            {valueText === undefined ? <Num>{text}</Num> : text}
          </span>
        )}
      </p>
      <RadixProgress.Root
        data-slot="progress"
        data-size={size}
        aria-labelledby={id}
        value={come}
        max={most}
        getValueLabel={() => text ?? ''}
        className={trackStyles({ size, className })}
        {...rest}
      >
        <RadixProgress.Indicator
          data-slot="progress-bar"
          className={barStyles({ state: known ? 'known' : 'unknown' })}
          {...(known ? { style: { inlineSize: `${share}%` } } : {})}
        />
      </RadixProgress.Root>
    </div>
  )
}
