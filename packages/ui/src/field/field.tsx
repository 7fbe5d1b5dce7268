import { clsx } from 'clsx'
import { use, useEffect, useId, useState, type ComponentProps, type ReactNode } from 'react'
import { FormContext } from '../form/form-context.ts'
import { useKit } from '../provider/index.ts'
import { FieldContext } from './field-context.ts'
import { FieldError } from './field-error.tsx'
import { useControlWarning } from './use-control-warning.ts'
import { useIdWarning } from '../dev-warnings/use-id-warning.ts'

/** Props that connect a control to its field. Spread them onto a control of the kit or a native one. */
export interface FieldControl {
  /** The field's name. */
  name?: string
  /** Connects the label. */
  id: string
  /** Names controls that a `<label>` cannot, such as radio groups and sliders. */
  'aria-labelledby': string
  /** Set if the field requires a value. */
  required?: true
  /** Ids of hint and error. */
  'aria-describedby'?: string
  /** Set while there is an error. */
  'aria-invalid'?: true
}

export interface FieldProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Visible label of the control. */
  label: ReactNode
  /** Help text above the control, announced with it. */
  hint?: ReactNode
  /**
   * Error message with the remedy; marks the control as invalid. It replaces the error that a control such as
   * NumberInput finds itself.
   */
  error?: ReactNode
  /** Name of the control. In a Form, the field shows the form's error of this name. */
  name?: string
  /** Requires a value, marked with an asterisk. @default false */
  required?: boolean
  /** Marks the field as optional, for forms where most fields are required. @default false */
  optional?: boolean
  /** Hides the label visually, but not from assistive technology. @default false */
  labelHidden?: boolean
  /** Renders the control: `{(control) => <Input {...control} />}`. */
  children: (control: FieldControl) => ReactNode
}

/** A form control with connected label, hint and error. */
export function Field({
  label,
  hint,
  error,
  name,
  required = false,
  optional = false,
  labelHidden = false,
  className,
  children,
  ...rest
}: FieldProps) {
  const { messages } = useKit()
  const id = useId()
  const ids = { label: `${id}-label`, control: `${id}-control`, hint: `${id}-hint`, error: `${id}-error` }
  useIdWarning(ids.control)
  useControlWarning(ids.control)
  const [controlError, setControlError] = useState('')
  const formFields = use(FormContext)
  const formError = name !== undefined && formFields?.errors[name]
  const register = formFields?.register
  useEffect(
    () => (name === undefined ? undefined : register?.({ name, id: ids.control, label })),
    [register, name, ids.control, label],
  )
  const shownError = error || formError || controlError
  const describedBy = [hint ? ids.hint : '', shownError ? ids.error : ''].filter(Boolean).join(' ')
  return (
    <div
      data-slot="field"
      data-state={shownError ? 'invalid' : 'idle'}
      className={clsx('sa:grid sa:gap-1.5', className)}
      {...rest}
    >
      <label
        data-slot="field-label"
        id={ids.label}
        htmlFor={ids.control}
        className={
          labelHidden ? 'sa:sr-only' : 'sa:flex sa:flex-wrap sa:items-baseline sa:gap-x-1.5 sa:type-label'
        }
      >
        <span className="sa:contents">{label}</span>
        {required && (
          <span aria-hidden="true" className="sa:text-danger">
            *
          </span>
        )}
        {optional && <span className="sa:type-caption sa:text-ink-muted">{`(${messages.optional})`}</span>}
      </label>
      {hint && (
        <p data-slot="field-hint" id={ids.hint} className="sa:type-small sa:text-ink-muted">
          {hint}
        </p>
      )}
      <FieldContext value={setControlError}>
        {children({
          id: ids.control,
          'aria-labelledby': ids.label,
          ...(name === undefined ? {} : { name }),
          ...(required ? { required } : {}),
          ...(describedBy ? { 'aria-describedby': describedBy } : {}),
          ...(shownError ? { 'aria-invalid': true } : {}),
        })}
      </FieldContext>
      {shownError && <FieldError id={ids.error}>{shownError}</FieldError>}
    </div>
  )
}
