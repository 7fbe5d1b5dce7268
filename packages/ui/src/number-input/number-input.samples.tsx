import { userEvent } from 'vitest/browser'
import { renderIn } from '../testing/render.tsx'
import { NumberInput, type NumberInputProps } from './number-input.tsx'

export const select = (selector: string) => {
  const found = document.querySelector(selector)
  if (!found) throw new Error(`Nothing matches ${selector}.`)
  return found
}
export const input = () => select('[data-slot="number-input"]') as HTMLInputElement
export const form = () => select('form') as HTMLFormElement
export const error = () => document.querySelector('[data-slot=field-error]')?.textContent ?? ''
export const announced = () => select('output').textContent
export const submitted = () => Object.fromEntries(new FormData(form()))
export const button = (name: string) => select(`[aria-label="${name} Number"]`) as HTMLButtonElement

export const render = (props: NumberInputProps = {}, locale: 'en' | 'ar' = 'en') =>
  renderIn(
    locale,
    <form onSubmit={(event) => event.preventDefault()}>
      <NumberInput aria-label="Number" name="number" {...props} />
    </form>,
  )

/** Types in place of the text. */
export async function type(text: string) {
  input().focus()
  input().select()
  await userEvent.keyboard(text)
}
