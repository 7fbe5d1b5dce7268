import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { controlLook, controlStates } from './control-look.ts'
import { useTypedDirection } from './typed-direction.ts'
import { useIdWarning } from '../development/id-warning.ts'

export interface InputProps extends ComponentProps<'input'> {
  /** @default 'text' */
  type?: 'text' | 'email' | 'url' | 'tel' | 'number'
}

/** Written from left to right in every language. */
const leftToRight: readonly string[] = ['email', 'url', 'tel', 'number']

/**
 * One line of text. Addresses and numbers are left to right but stand where the reader's line starts; other
 * text keeps the page's direction while empty and finds its own once there is some.
 */
export function Input({ type = 'text', dir, className, onInput, ...rest }: InputProps) {
  const [found, onType] = useTypedDirection(rest)
  useIdWarning(rest.id)
  const direction = dir ?? (leftToRight.includes(type) ? 'ltr' : found)
  return (
    <input
      data-slot="input"
      type={type}
      dir={direction}
      className={clsx(
        controlLook,
        controlStates,
        'sa:px-3 sa:py-2 sa:placeholder:text-ink-muted sa:placeholder:opacity-100',
        type === 'number' && 'sa:[appearance:textfield] sa:[&::-webkit-inner-spin-button]:appearance-none',
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
