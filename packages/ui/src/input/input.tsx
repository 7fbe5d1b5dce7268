import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { isDevelopment } from '../dev-warnings/is-development.ts'
import { useIdWarning } from '../dev-warnings/use-id-warning.ts'
import { warnOnce } from '../dev-warnings/warn-once.ts'
import { controlStyles, controlStateStyles } from './control.styles.ts'
import { useTypedDirection } from './use-typed-direction.ts'

export interface InputProps extends ComponentProps<'input'> {
  /** Kind of text. For a number, use NumberInput. @default 'text' */
  type?: 'text' | 'email' | 'url' | 'tel'
}

/** Returns the type of the element. Untyped hosts may ask for numbers. */
function resolveType(type: string) {
  if (type !== 'number') return type
  if (isDevelopment)
    warnOnce(
      '<Input type="number"> is rendered as a text field, because native number inputs drop Arabic digits. Use ' +
        '<NumberInput> of @saha/ui/number-input: it reads all digits and reports a number.',
    )
  return 'text'
}

/** Types whose text is left to right in every language. */
const leftToRight: readonly string[] = ['email', 'url', 'tel']

/**
 * A single-line text field. Email addresses, URLs and phone numbers are always left to right, aligned to the inline
 * start. Other text keeps the page's direction while empty, then uses its own.
 */
export function Input({ type: asked = 'text', dir, className, onInput, ...rest }: InputProps) {
  const type = resolveType(asked)
  const [typedDirection, onType] = useTypedDirection(rest)
  useIdWarning(rest.id)
  const direction = dir ?? (leftToRight.includes(type) ? 'ltr' : typedDirection)
  return (
    <input
      data-slot="input"
      type={type}
      dir={direction}
      className={clsx(
        controlStyles,
        controlStateStyles,
        'sa:px-3 sa:py-2 sa:placeholder:text-ink-muted sa:placeholder:opacity-100',
        direction === 'ltr' && 'sa:ar:text-end',
        className,
      )}
      {...rest}
      onInput={(event) => {
        onType(event.currentTarget)
        onInput?.(event)
      }}
    />
  )
}
