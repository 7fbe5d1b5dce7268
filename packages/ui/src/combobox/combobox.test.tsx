import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { Dialog, DialogContent, DialogTitle } from '../dialog/index.ts'
import { Field } from '../field/index.ts'
import { describeConformance } from '../testing/conformance.tsx'
import { backwardKey, forwardKey, locales, renderIn, type TestLocale } from '../testing/render.tsx'
import { Combobox, type ComboboxProps } from './index.ts'

/** Vitest declares no methods of the protocol. */
const devtools = cdp() as unknown as { send: (method: string, params: object) => Promise<unknown> }
const named = (...labels: string[]) => labels.map((label) => ({ value: label, label }))
const fruits = named('Apple', 'Banana', 'Cherry', 'Crème')

describeConformance('Combobox', (props) => <Combobox aria-label="الفاكهة" options={fruits} {...props} />, {
  slot: 'combobox',
})
describeConformance(
  'Combobox with chips',
  (props) => <Combobox aria-label="الفاكهة" options={fruits} multiple defaultValue={['Apple']} {...props} />,
  { slot: 'combobox' },
)

async function renderFruits(props: Partial<ComboboxProps> = {}, locale: TestLocale = 'en') {
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

describe('Combobox', () => {
  it.each(locales)('filters while typing, announces the count, and chooses by Enter (%s)', async (locale) => {
    const changed = vi.fn()
    const { screen, field, options, active, submitted } = await renderFruits(
      { onValueChange: changed },
      locale,
    )
    await userEvent.type(field, 'c')
    expect(options()).toEqual(['Cherry', 'Crème'])
    await expect
      .element(screen.getByRole('status'))
      .toHaveTextContent(locale === 'ar' ? 'خياران' : '2 options')
    expect(active()).toBeUndefined()
    await userEvent.keyboard('reme{ArrowDown}')
    expect(active()).toBe('Crème')
    await userEvent.keyboard('{Enter}')
    await expect.element(field).toHaveValue('Crème')
    await expect.element(field).toHaveAttribute('aria-expanded', 'false')
    expect(changed).toHaveBeenCalledExactlyOnceWith('Crème')
    expect(submitted()).toEqual(['Crème'])
  })

  it('announces that nothing matches, and shows it', async () => {
    const { screen, field } = await renderFruits({}, 'ar')
    await userEvent.type(field, 'xyz')
    await expect.element(screen.getByRole('status')).toHaveTextContent('لا خيارات مطابقة')
    expect(document.querySelector('[data-slot=combobox-message]')?.textContent).toBe('لا خيارات مطابقة')
    await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  })

  it('chooses the only match by Enter, and submits no half word', async () => {
    const { field, submitted } = await renderFruits()
    const submit = vi.fn((event: Event) => event.preventDefault())
    document.querySelector('form')?.addEventListener('submit', submit)
    await userEvent.type(field, 'c{Enter}')
    expect(submitted()).toEqual([''])
    await userEvent.type(field, 'h{Enter}')
    expect(submitted()).toEqual(['Cherry'])
    expect(submit).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    expect(submit).toHaveBeenCalledOnce()
  })

  it('keeps the value when other text is left, and clears it when the field is emptied', async () => {
    const { screen, field, submitted } = await renderFruits({ defaultValue: 'Apple' })
    await userEvent.fill(field, 'xyz')
    await screen.getByRole('button', { name: 'elsewhere' }).click()
    await expect.element(field).toHaveValue('Apple')
    await userEvent.fill(field, '')
    await screen.getByRole('button', { name: 'elsewhere' }).click()
    expect(submitted()).toEqual([''])
  })

  it('chooses a label typed in full when the field is left', async () => {
    const { screen, field, submitted } = await renderFruits()
    await userEvent.fill(field, 'CREME')
    await screen.getByRole('button', { name: 'elsewhere' }).click()
    await expect.element(field).toHaveValue('Crème')
    expect(submitted()).toEqual(['Crème'])
  })

  it('closes by Escape and drops the text, then clears the value', async () => {
    const { field, submitted } = await renderFruits({ defaultValue: 'Apple' })
    await userEvent.fill(field, 'b')
    await userEvent.keyboard('{Escape}')
    await expect.element(field).toHaveValue('Apple')
    expect(submitted()).toEqual(['Apple'])
    await userEvent.keyboard('{Escape}')
    await expect.element(field).toHaveValue('')
    expect(submitted()).toEqual([''])
  })

  it('keeps a surrounding dialog open when Escape closes the list, and the value when it closes the dialog', async () => {
    const changed = vi.fn()
    await renderIn(
      'en',
      <Dialog defaultOpen>
        <DialogContent aria-describedby={undefined}>
          <DialogTitle>Basket</DialogTitle>
          <Combobox aria-label="Fruit" options={fruits} defaultValue="Apple" onValueChange={changed} />
        </DialogContent>
      </Dialog>,
    )
    const field = page.getByRole('combobox')
    await field.click()
    await page.getByRole('option', { name: 'Cherry' }).click()
    expect(changed).toHaveBeenCalledExactlyOnceWith('Cherry')
    await userEvent.keyboard('{ArrowDown}{Escape}')
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(changed).toHaveBeenCalledOnce()
  })

  it('opens by a click with the chosen option active, and skips disabled ones', async () => {
    const { field, active } = await renderFruits({
      defaultValue: 'Apple',
      options: [...named('Apple'), { value: 'b', label: 'Banana', disabled: true }, ...named('Cherry')],
    })
    await field.click()
    expect(active()).toBe('Apple')
    await userEvent.keyboard('{ArrowDown}')
    expect(active()).toBe('Cherry')
  })

  it('ignores a click on a disabled option', async () => {
    const changed = vi.fn()
    const { screen, field } = await renderFruits({
      onValueChange: changed,
      options: [{ value: 'b', label: 'Banana', disabled: true }],
    })
    await field.click()
    await screen.getByRole('option').click({ force: true })
    expect(changed).not.toHaveBeenCalled()
    await expect.element(field).toHaveAttribute('aria-expanded', 'true')
  })

  it('names groups', async () => {
    const { screen, field } = await renderFruits({
      options: [
        { value: 'a', label: 'Apple', group: 'Trees' },
        { value: 'b', label: 'Melon', group: 'Fields' },
        { value: 'c', label: 'Pear', group: 'Trees' },
      ],
    })
    await field.click()
    const trees = screen.getByRole('group', { name: 'Trees' })
    expect(
      trees
        .getByRole('option')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Apple', 'Pear'])
  })

  it('returns to its default value when the form is reset', async () => {
    const { screen, field, submitted } = await renderFruits({ defaultValue: 'Apple' })
    await userEvent.fill(field, 'Cherry')
    await screen.getByRole('button', { name: 'reset' }).click()
    await expect.element(field).toHaveValue('Apple')
    expect(submitted()).toEqual(['Apple'])
  })

  it('shows only the controlled value', async () => {
    const { field, submitted } = await renderFruits({ value: 'Apple' })
    await userEvent.fill(field, 'cherry')
    await userEvent.keyboard('{Enter}')
    await expect.element(field).toHaveValue('Apple')
    expect(submitted()).toEqual(['Apple'])
  })

  it('is required until an option is chosen, and described by its Field', async () => {
    const screen = await renderIn(
      'en',
      <Field label="Fruit" hint="Fresh." error="Choose one." required>
        {(control) => <Combobox {...control} options={fruits} />}
      </Field>,
    )
    const field = screen.getByRole('combobox', { name: 'Fruit', exact: true })
    await expect.element(field).toHaveAccessibleDescription('Fresh. Choose one.')
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    const control = field.element() as HTMLInputElement
    expect(control.validity.valueMissing).toBe(true)
    await userEvent.fill(field, 'Apple')
    await userEvent.keyboard('{Enter}')
    expect(control.validity.valid).toBe(true)
    await expect.element(field).toBeRequired()
  })

  it('cannot be changed or submitted while disabled', async () => {
    const { screen, field, submitted } = await renderFruits({ defaultValue: 'Apple', disabled: true })
    await expect.element(field).toBeDisabled()
    await expect.element(screen.getByRole('button', { name: 'Show options' })).toBeDisabled()
    expect(submitted()).toEqual([])
  })

  it('ignores keys during a composition, and shows the option that was clicked during one', async () => {
    const { screen, field, active } = await renderFruits()
    await userEvent.click(field)
    await devtools.send('Input.imeSetComposition', { text: 'ch', selectionStart: 2, selectionEnd: 2 })
    for (const key of ['ArrowDown', 'Enter', 'Escape'])
      field.element().dispatchEvent(new KeyboardEvent('keydown', { key, isComposing: true, bubbles: true }))
    expect(active()).toBeUndefined()
    await screen.getByRole('option', { name: 'Cherry' }).click()
    await expect.element(field).toHaveValue('Cherry')
    await expect.element(field).toHaveFocus()
  })

  it.each(locales)('spans the field and opens upwards where there is no space below (%s)', async (locale) => {
    await page.viewport(320, 480)
    await renderIn(
      locale,
      <div style={{ marginBlockStart: '400px', marginInline: '16px' }}>
        <Combobox aria-label="Fruit" options={fruits} />
      </div>,
    )
    await page.getByRole('combobox').click()
    const box = document.querySelector('[data-slot=combobox-box]')?.getBoundingClientRect() as DOMRect
    const panel = () =>
      document.querySelector('[data-slot=combobox-panel]')?.getBoundingClientRect() as DOMRect
    await expect.poll(() => panel().bottom <= box.top).toBe(true)
    expect(panel().left).toBeCloseTo(box.left, 0)
    expect(panel().right).toBeCloseTo(box.right, 0)
    expect(panel().top).toBeGreaterThanOrEqual(0)
  })
})

describe('Combobox of several values', () => {
  it('adds and removes values, keeps the list open, and submits all', async () => {
    const changed = vi.fn()
    const { screen, field, chips, submitted } = await renderFruits({
      multiple: true,
      onValueChange: changed,
    })
    await userEvent.type(field, 'ban{Enter}')
    await expect.element(screen.getByRole('status')).toHaveTextContent('\u2068Banana\u2069 added')
    await expect.element(field).toHaveValue('')
    await screen.getByRole('option', { name: 'Apple' }).click()
    expect(chips()).toEqual(['Banana', 'Apple'])
    expect(submitted()).toEqual(['Banana', 'Apple'])
    await screen.getByRole('option', { name: 'Banana', selected: true }).click()
    expect(changed.mock.lastCall).toEqual([['Apple']])
    await expect.element(field).toHaveAttribute('aria-expanded', 'true')
  })

  it('removes the last chip by Backspace in the empty field, not by a held key', async () => {
    const { field, chips } = await renderFruits({ multiple: true, defaultValue: ['Apple', 'Banana'] })
    await userEvent.type(field, 'x{Backspace}')
    expect(chips()).toEqual(['Apple', 'Banana'])
    field
      .element()
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'Backspace', repeat: true, bubbles: true }))
    expect(chips()).toEqual(['Apple', 'Banana'])
    await userEvent.keyboard('{Backspace}')
    expect(chips()).toEqual(['Apple'])
  })

  it.each(locales)(
    'moves among chips in reading direction, and keeps focus near a removed one (%s)',
    async (locale) => {
      const { screen, field, chips } = await renderFruits(
        { multiple: true, defaultValue: ['Apple', 'Banana', 'Cherry'] },
        locale,
      )
      field.element().focus()
      const focused = () => document.activeElement?.parentElement?.textContent
      await userEvent.keyboard(`{${backwardKey(locale)}}`)
      expect(focused()).toBe('Cherry')
      await userEvent.keyboard(`{${backwardKey(locale)}}`)
      expect(focused()).toBe('Banana')
      await userEvent.keyboard('{Delete}')
      expect(chips()).toEqual(['Apple', 'Cherry'])
      expect(focused()).toBe('Cherry')
      await userEvent.keyboard(`{${forwardKey(locale)}}`)
      await expect.element(field).toHaveFocus()
      await userEvent.keyboard('{Backspace}{Backspace}')
      await expect
        .element(screen.getByRole('status'))
        .toHaveTextContent(locale === 'ar' ? 'أُزيل الخيار \u2068Apple\u2069' : '\u2068Apple\u2069 removed')
      expect(chips()).toEqual([])
    },
  )

  it('removes a chip by its button and returns focus to the field', async () => {
    const { screen, field, chips } = await renderFruits({ multiple: true, defaultValue: ['Apple'] })
    await screen.getByRole('button', { name: 'Remove Apple' }).click()
    expect(chips()).toEqual([])
    await expect.element(field).toHaveFocus()
  })

  it('keeps all values on Escape', async () => {
    const { field, chips } = await renderFruits({ multiple: true, defaultValue: ['Apple', 'Banana'] })
    await userEvent.type(field, 'x{Escape}{Escape}{Escape}')
    expect(chips()).toEqual(['Apple', 'Banana'])
    await expect.element(field).toHaveValue('')
  })

  it('creates an option from the typed text, unless the host refuses it', async () => {
    function Tags() {
      const [created, setCreated] = useState<readonly string[]>([])
      return (
        <Combobox
          aria-label="Tags"
          multiple
          options={named('Puzzle', ...created)}
          onCreate={(label) => {
            if (label.length > 6) return null
            setCreated([...created, label])
            return { value: label, label }
          }}
        />
      )
    }
    const screen = await renderIn('en', <Tags />)
    const field = screen.getByRole('combobox')
    await userEvent.type(field, 'PUZZLE')
    expect(screen.getByRole('option', { name: 'Add' }).elements()).toEqual([])
    await userEvent.fill(field, ' new ')
    await screen.getByRole('option', { name: 'Add “\u2068new\u2069”' }).click()
    expect(document.querySelector('[data-slot=combobox-chip]')?.textContent).toBe('new')
    await userEvent.fill(field, 'too long')
    await userEvent.keyboard('{Enter}')
    await expect.element(field).toHaveValue('too long')
  })
})

describe('Combobox with loaded options', () => {
  it('shows loading, an error with a retry button, and then the options', async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(named('Zoë'))
    const { screen, field, options } = await renderFruits({ loadOptions: load })
    await field.click()
    await expect.element(screen.getByRole('status')).toHaveTextContent('The options could not be loaded.')
    await screen.getByRole('button', { name: 'Try again' }).click()
    await expect.element(screen.getByRole('status')).toHaveTextContent('1 option')
    expect(options()).toEqual(['Zoë'])
    await expect.element(field).toHaveFocus()
  })

  it('aborts a search when the text changes, and ignores its late answer', async () => {
    const answers = new Map<string, (options: unknown) => void>()
    const signals = new Map<string, AbortSignal>()
    const { screen, field, options } = await renderFruits({
      loadOptions: (text, signal) => {
        signals.set(text, signal)
        return new Promise((resolve) => answers.set(text, resolve as (options: unknown) => void))
      },
    })
    await userEvent.fill(field, 'a')
    await expect.poll(() => answers.has('a')).toBe(true)
    await userEvent.fill(field, 'ab')
    expect(signals.get('a')?.aborted).toBe(true)
    await expect.poll(() => answers.has('ab')).toBe(true)
    answers.get('ab')?.(named('second'))
    answers.get('a')?.(named('first'))
    await expect.element(screen.getByRole('option')).toHaveTextContent('second')
    expect(options()).toEqual(['second'])
    await screen.getByRole('button', { name: 'elsewhere' }).click()
    expect(signals.get('ab')?.aborted).toBe(true)
  })

  it.each([null, 'text', { error: 'no list' }])('treats the answer %j as a failure', async (answer) => {
    const { screen, field } = await renderFruits({ loadOptions: () => Promise.resolve(answer as never) })
    await field.click()
    await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  })

  it('keeps the label of a chosen option that a later search does not return', async () => {
    const { screen, field, submitted } = await renderFruits({
      loadOptions: (text) => Promise.resolve(text === '' ? [{ value: '7', label: 'Zoë' }] : named('other')),
    })
    await field.click()
    await screen.getByRole('option', { name: 'Zoë' }).click()
    await userEvent.fill(field, 'o')
    await expect.element(screen.getByRole('option', { name: 'other' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(field).toHaveValue('Zoë')
    expect(submitted()).toEqual(['7'])
  })
})

describe('Combobox with 5,000 options', () => {
  const many = named(...Array.from({ length: 5000 }, (_, index) => `Player ${index}`))

  it('renders few of them, always the active one, and states positions', async () => {
    const { field, active } = await renderFruits({ options: many })
    await field.click()
    expect(document.querySelectorAll('[role=option]').length).toBeLessThan(60)
    await userEvent.keyboard('{ArrowUp}')
    expect(active()).toBe('Player 4999')
    const last = () => document.querySelector('[role=option][data-highlighted]')
    expect(last()?.getAttribute('aria-posinset')).toBe('5000')
    expect(last()?.getAttribute('aria-setsize')).toBe('5000')
    await expect
      .poll(() => {
        const list = document.querySelector('[role=listbox]')?.getBoundingClientRect()
        const option = last()?.getBoundingClientRect()
        return list && option && option.top >= list.top && option.bottom <= list.bottom + 1
      })
      .toBe(true)
    await userEvent.keyboard('{PageUp}')
    expect(active()).toBe('Player 4989')
  })
})
