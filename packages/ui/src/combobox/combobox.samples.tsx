import { renderIn, type TestLocale } from '../testing/render.tsx'
import { Combobox, type ComboboxProps } from './index.ts'

export const named = (...labels: string[]) => labels.map((label) => ({ value: label, label }))
export const fruits = named('Apple', 'Banana', 'Cherry', 'Crème')

export async function renderFruits(props: Partial<ComboboxProps> = {}, locale: TestLocale = 'en') {
  const screen = await renderIn(
    locale,
    <>
      <button type="button">elsewhere</button>
      <form>
        <button type="reset">reset</button>
        <Combobox aria-label="Fruit" name="fruit" {...{ options: fruits, ...props }} />
      </form>
    </>,
  )
  const field = screen.getByRole('combobox', { name: 'Fruit' })
  const options = () =>
    screen
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent)
  const active = () =>
    document.getElementById(field.element().getAttribute('aria-activedescendant') ?? '')?.textContent
  const submitted = () => new FormData(document.querySelector('form') as HTMLFormElement).getAll('fruit')
  const chips = () =>
    [...document.querySelectorAll('[data-slot=combobox-chip]')].map(({ textContent }) => textContent)
  return { screen, field, options, active, submitted, chips }
}
