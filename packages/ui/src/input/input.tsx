import type { ComponentProps } from 'react'
import { NumberInput } from './number-input.tsx'
import { TextInput } from './text-input.tsx'

export interface InputProps extends ComponentProps<'input'> {
  /**
   * `number` renders a text input that also accepts Arabic and Persian digits and separators, and converts them to
   * Latin digits. `min`, `max` and `step` work as in a native input. Read `Number(value)`: `valueAsNumber` and
   * `stepUp()` are not available. @default 'text'
   */
  type?: 'text' | 'email' | 'url' | 'tel' | 'number'
}

/**
 * A single-line text field. Email addresses, URLs and numbers are always left to right, aligned to the inline start.
 * Other text keeps the page's direction while empty, then uses its own.
 */
export const Input = ({ type, ...rest }: InputProps) =>
  type === 'number' ? <NumberInput {...rest} /> : <TextInput {...(type && { type })} {...rest} />
