import { describe, expect, it, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { Dialog, DialogContent, DialogTitle } from '../dialog/index.ts'
import { Field } from '../field/index.ts'
import { describeConformance } from '../testing/conformance.tsx'
import { locales, renderIn } from '../testing/render.tsx'
import { fruits, named, renderFruits } from './combobox.samples.tsx'
import { Combobox } from './index.ts'

/** Vitest declares no methods of the protocol. */
const devtools = cdp() as unknown as { send: (method: string, params: object) => Promise<unknown> }

describeConformance('Combobox', (props) => <Combobox aria-label="الفاكهة" options={fruits} {...props} />, {
  slot: 'combobox',
})
describeConformance(
  'Combobox with chips',
  (props) => <Combobox aria-label="الفاكهة" options={fruits} multiple defaultValue={['Apple']} {...props} />,
  { slot: 'combobox' },
)

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
