import type { ComponentProps } from 'react'
import { NumberInput } from './number-input.tsx'
import { TextInput } from './text-input.tsx'

export interface InputProps extends ComponentProps<'input'> {
  /**
   * A `number` is a text input that takes Arabic and Persian digits and separators too, and gives them to you and to
   * the form as Latin ones. `min`, `max` and `step` mean what they do natively. Read `Number(value)`: the native
   * `valueAsNumber` and `stepUp` are not there. @default 'text'
   */
  type?: 'text' | 'email' | 'url' | 'tel' | 'number'
}

/**
 * One line of text. Addresses and numbers are left to right but stand where the reader's line starts; other
 * text keeps the page's direction while empty and finds its own once there is some.
 */
export const Input = ({ type, ...rest }: InputProps) =>
  type === 'number' ? <NumberInput {...rest} /> : <TextInput {...(type && { type })} {...rest} />
