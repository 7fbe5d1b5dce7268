import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { backwardKey, forwardKey, locales, renderIn } from '../testing/render.tsx'
import { named, renderFruits } from './combobox.samples.tsx'
import { Combobox } from './index.ts'

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

  it('aborts a search when the text changes, and ignores its late result', async () => {
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
