import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { controlStyles, controlStateStyles } from './control.styles.ts'
import { useTypedDirection } from './use-typed-direction.ts'
import { useIdWarning } from '../dev-warnings/use-id-warning.ts'

export interface TextInputProps extends ComponentProps<'input'> {
  type?: 'text' | 'email' | 'url' | 'tel'
}

/** Types whose text is left to right in every language. */
const leftToRight: readonly string[] = ['email', 'url', 'tel']

/** A native input that follows the direction of its text. */
export function TextInput({ type = 'text', dir, className, onInput, ...rest }: TextInputProps) {
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
