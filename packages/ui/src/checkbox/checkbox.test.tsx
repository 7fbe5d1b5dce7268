import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Field } from '../field/index.ts'
import { describeConformance } from '../testing/conformance.tsx'
import { locales, renderIn } from '../testing/render.tsx'
import { Checkbox } from './checkbox.tsx'

describeConformance('Checkbox', (props) => <Checkbox {...props}>الصوت</Checkbox>, { slot: 'checkbox' })

const box = () => document.querySelector('input') as HTMLInputElement

describe('Checkbox', () => {
  afterEach(() => vi.restoreAllMocks())

  it('toggles on a click on its label and on Space', async () => {
    const changed = vi.fn()
    const screen = await renderIn(
      'en',
      <Checkbox onChange={(event) => changed(event.target.checked)}>Sound</Checkbox>,
    )
    await screen.getByText('Sound').click()
    await userEvent.keyboard(' ')
    expect(changed.mock.calls.flat()).toEqual([true, false])
  })

  it('has a click target of 44 px with a label, and of 24 px without', async () => {
    const screen = await renderIn('en', <Checkbox>Sound</Checkbox>)
    expect(box().closest('label')?.offsetHeight).toBeGreaterThanOrEqual(44)
    await screen.rerender(<Checkbox aria-label="Sound" />)
    expect(Math.min(box().offsetHeight, box().offsetWidth)).toBeGreaterThanOrEqual(24)
  })

  it.each(locales)('is at the inline start (%s)', async (locale) => {
    await renderIn(locale, <Checkbox>{locale === 'ar' ? 'الصوت' : 'Sound'}</Checkbox>)
    const words = document.querySelector('[data-slot="checkbox-label"]')?.getBoundingClientRect()
    const { left } = box().getBoundingClientRect()
    expect(Math.sign(left - (words?.left ?? 0))).toBe(locale === 'ar' ? 1 : -1)
  })

  it('stays indeterminate while the host says so', async () => {
    const screen = await renderIn('en', <Checkbox indeterminate>All</Checkbox>)
    await expect.element(screen.getByRole('checkbox')).toBePartiallyChecked()
    await screen.rerender(<Checkbox>All</Checkbox>)
    await expect.element(screen.getByRole('checkbox')).not.toBePartiallyChecked()
  })

  it('stays indeterminate after a click that the host ignores', async () => {
    function Stubborn() {
      const [clicks, setClicks] = useState(0)
      return (
        <Checkbox checked={false} indeterminate onChange={() => setClicks(clicks + 1)}>
          All {clicks}
        </Checkbox>
      )
    }
    const screen = await renderIn('en', <Stubborn />)
    await screen.getByText('All 0').click()
    await expect.element(screen.getByText('All 1')).toBeVisible()
    expect(box().indeterminate).toBe(true)
  })

  it('is described by its hint', async () => {
    const screen = await renderIn('ar', <Checkbox hint="مرة في اليوم.">أخبرني</Checkbox>)
    const found = screen.getByRole('checkbox', { name: 'أخبرني', exact: true })
    await expect.element(found).toHaveAccessibleDescription('مرة في اليوم.')
  })

  it('is named by its field and its own label, and described by both hints', async () => {
    const screen = await renderIn(
      'en',
      <Field label="Rules" hint="They are short." error="Accept the rules." required>
        {(control) => (
          <Checkbox {...control} hint="All of them.">
            I agree
          </Checkbox>
        )}
      </Field>,
    )
    const found = screen.getByRole('checkbox', { name: 'Rules I agree' })
    await expect.element(found).toHaveAccessibleDescription('They are short. Accept the rules. All of them.')
    await expect.element(found).toBeRequired()
    await expect.element(found).toHaveAttribute('aria-invalid', 'true')
  })

  it('warns about a checkbox without an accessible name', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    await renderIn('en', <Checkbox />)
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/<Checkbox> has no name.*<Field label/),
    )
    warn.mockClear()
    await renderIn(
      'en',
      <>
        <label htmlFor="sound">Sound</label>
        <Checkbox id="sound" />
      </>,
    )
    expect(warn).not.toHaveBeenCalled()
  })
})
