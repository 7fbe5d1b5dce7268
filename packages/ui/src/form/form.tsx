import { clsx } from 'clsx'
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  useTransition,
  type ComponentProps,
  type FormEvent,
  type ReactNode,
} from 'react'
import { useKit } from '../provider/index.ts'
import { describeValidity, validateForm } from './validate-form.ts'
import { findControl, getErrorName, isControl, type FormControl } from './find-control.ts'
import { FormContext, type FormField } from './form-context.ts'
import { FormSummary } from './form-summary.tsx'

/** Errors by field name. Errors of names without a field are shown above the fields. */
export type FormErrors = Readonly<Record<string, ReactNode>>

export interface FormProps extends Omit<ComponentProps<'form'>, 'action' | 'noValidate'> {
  /**
   * Errors of the server by field name, or of the form under any other name. Pass a new object after each answer: it
   * moves focus. An error disappears when its field changes.
   */
  errors?: FormErrors | null
  /**
   * Called with the data of a valid form, in a transition. Unlike the action of a native form, it resets nothing: what
   * was typed stays. A URL submits natively.
   */
  action?: string | ((data: FormData) => void | Promise<void>)
  /** Called before `action` if the form is valid. `preventDefault()` skips the action. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
}

const noErrors: FormErrors = {}

/** Returns the errors that say something. */
const readErrors = (errors: unknown): FormErrors =>
  typeof errors === 'object' && errors !== null
    ? Object.fromEntries(Object.entries(errors as FormErrors).filter(([, error]) => Boolean(error)))
    : noErrors

const haveSameTexts = (a: FormErrors, b: FormErrors) =>
  Object.keys(a).length === Object.keys(b).length &&
  Object.entries(a).every(([name, error]) => b[name] === error)

/**
 * A form that shows errors, its own and those of the server, in its fields. After a failed submission, focus moves to
 * the field with the error, or to a summary of several.
 */
export function Form({
  ref,
  errors: serverErrors,
  action,
  onSubmit,
  onChange,
  onInput,
  onReset,
  className,
  children,
  ...rest
}: FormProps) {
  const { locale, messages } = useKit()
  const form = useRef<HTMLFormElement>(null)
  useImperativeHandle(ref, () => form.current as HTMLFormElement, [])
  const summary = useRef<HTMLDivElement>(null)
  const [fields, setFields] = useState<readonly FormField[]>([])
  const [isPending, startTransition] = useTransition()
  const [errors, setErrors] = useState<FormErrors>(noErrors)
  /** Number of failed submissions, each of which moves focus. */
  const [failures, setFailures] = useState(0)
  const [hasSummary, setHasSummary] = useState(false)
  const [answer, setAnswer] = useState<FormErrors | null | undefined>(null)
  const [changed, setChanged] = useState<{ control: FormControl }>()
  const [isAnswerExpected, setAnswerExpected] = useState(false)

  const register = useCallback((field: FormField) => {
    setFields((all) => [...all, field])
    return () => setFields((all) => all.filter((each) => each !== field))
  }, [])

  function showErrors(next: FormErrors) {
    const names = Object.keys(next)
    setErrors(next)
    setHasSummary(names.length > 1 || names.some((name) => fields.every((field) => field.name !== name)))
    if (names.length > 0) setFailures(failures + 1)
  }
  // Errors are texts in the language of the submission.
  const [errorLocale, setErrorLocale] = useState(locale)
  if (errorLocale !== locale) {
    setErrorLocale(locale)
    setErrors(noErrors)
  }
  if (serverErrors !== answer && !isPending) {
    const next = readErrors(serverErrors)
    setAnswer(serverErrors)
    setAnswerExpected(false)
    // A host may pass a new object with the same errors on every render. It is an answer only after a submission.
    if (isAnswerExpected || !haveSameTexts(next, readErrors(answer))) showErrors(next)
  }

  const focusControl = (name: string) => form.current && findControl(form.current, name, fields)?.focus()
  const moveFocus = useEffectEvent(() => {
    if (hasSummary) summary.current?.focus()
    else Object.keys(errors).slice(0, 1).forEach(focusControl)
  })
  useEffect(() => {
    if (failures > 0) moveFocus()
  }, [failures])

  /** Updates the error of a control that changed. An error of the server was about the value before. */
  const update = useEffectEvent((control: FormControl) => {
    const name = getErrorName(control, fields)
    if (!Object.hasOwn(errors, name)) return
    const { [name]: _, ...others } = errors
    const error = describeValidity(control, messages)
    setErrors(error ? { ...errors, [name]: error } : others)
  })
  // Controls of the kit set their validity in effects, which run before this one.
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the validity of a control is outside React
    if (changed) update(changed.control)
  }, [changed])

  function submit(event: FormEvent<HTMLFormElement>) {
    const { currentTarget, nativeEvent } = event
    if (isPending) return event.preventDefault()
    const found = validateForm(currentTarget, fields, messages)
    showErrors(found)
    if (Object.keys(found).length > 0) return event.preventDefault()
    setAnswerExpected(true)
    onSubmit?.(event)
    if (typeof action !== 'function' || event.defaultPrevented) return undefined
    // React resets a form after an action of its own, and with it what was typed.
    event.preventDefault()
    const data = new FormData(currentTarget, (nativeEvent as SubmitEvent).submitter)
    return startTransition(() => action(data))
  }
  const entries = Object.keys(errors)
    .map((name) => {
      const index = fields.findIndex((field) => field.name === name)
      return { name, index, label: fields[index]?.label, error: errors[name], id: fields[index]?.id }
    })
    .toSorted((a, b) => a.index - b.index)
  return (
    <form
      data-slot="form"
      data-state={entries.length > 0 ? 'invalid' : 'idle'}
      aria-busy={isPending}
      className={clsx('sa:grid sa:gap-5', className)}
      {...(typeof action === 'string' && { action })}
      {...rest}
      ref={form}
      noValidate
      onSubmit={submit}
      onChange={(event) => {
        if (isControl(event.target)) setChanged({ control: event.target })
        onChange?.(event)
      }}
      // Some controls change without typing, which React reports as input only.
      onInput={(event) => {
        if (isControl(event.target)) setChanged({ control: event.target })
        onInput?.(event)
      }}
      onReset={(event) => {
        onReset?.(event)
        if (event.defaultPrevented) return
        setErrors(noErrors)
        setHasSummary(false)
      }}
    >
      {hasSummary && entries.length > 0 && (
        <FormSummary ref={summary} entries={entries} onFocusField={focusControl} />
      )}
      <FormContext value={useMemo(() => ({ errors, register }), [errors, register])}>{children}</FormContext>
    </form>
  )
}
