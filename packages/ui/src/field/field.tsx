import { cx } from 'class-variance-authority'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { Icon } from '../icon/index.ts'
import { useKit } from '../provider/index.ts'
import { useControlWarning } from './control-warning.ts'
import { useIdWarning } from '../development/id-warning.ts'

/** What a field's control must carry; spread it onto any control of the kit or any native one. */
export interface FieldControl {
  id: string
  /** Names what a label cannot reach by itself: a group of radios, a slider. */
  'aria-labelledby': string
  required?: true
  'aria-describedby'?: string
  'aria-invalid'?: true
}

export interface FieldProps extends Omit<ComponentProps<'div'>, 'children'> {
  label: ReactNode
  /** Help before the control, read with it. */
  hint?: ReactNode
  /** What is wrong and how to put it right; marks the control as invalid. */
  error?: ReactNode
  /** The control must be filled; marked with a star. @default false */
  required?: boolean
  /** Says that the control may be left empty, where most must not. @default false */
  optional?: boolean
  /** Keeps the label for assistive technology only. @default false */
  labelHidden?: boolean
  /** Renders the control: `{(control) => <Input {...control} />}`. */
  children: (control: FieldControl) => ReactNode
}

/** A control with its label, help and error, tied together for everyone. */
export function Field({
  label,
  hint,
  error,
  required = false,
  optional = false,
  labelHidden = false,
  className,
  children,
  ...rest
}: FieldProps) {
  const { strings } = useKit()
  const id = useId()
  const ids = { label: `${id}-label`, control: `${id}-control`, hint: `${id}-hint`, error: `${id}-error` }
  useIdWarning(ids.control)
  useControlWarning(ids.control)
  const describedBy = [hint ? ids.hint : '', error ? ids.error : ''].filter(Boolean).join(' ')
  return (
    <div
      data-slot="field"
      data-state={error ? 'invalid' : 'idle'}
      className={cx('grid gap-1.5', className)}
      {...rest}
    >
      <label
        data-slot="field-label"
        id={ids.label}
        htmlFor={ids.control}
        className={labelHidden ? 'sr-only' : 'flex flex-wrap items-baseline gap-x-1.5 type-label'}
      >
        {label}
        {required && (
          <span aria-hidden="true" className="text-danger">
            *
          </span>
        )}
        {optional && <span className="type-caption text-ink-muted">({strings.optional})</span>}
      </label>
      {hint && (
        <p data-slot="field-hint" id={ids.hint} className="type-small text-ink-muted">
          {hint}
        </p>
      )}
      {children({
        id: ids.control,
        'aria-labelledby': ids.label,
        ...(required ? { required } : {}),
        ...(describedBy ? { 'aria-describedby': describedBy } : {}),
        ...(error ? { 'aria-invalid': true } : {}),
      })}
      {error && (
        <p
          data-slot="field-error"
          id={ids.error}
          className="flex animate-[appear_180ms_ease-out] items-start gap-1.5 type-small text-danger"
        >
          <Icon name="alert" size={1.15} className="mt-[0.2em]" />
          <span className="min-w-0">{error}</span>
        </p>
      )}
    </div>
  )
}
