import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Field } from '../field/index.ts'
import { renderIn } from '../testing/render.tsx'
import { button, error, form, input, render, submitted, type } from './number-input.samples.tsx'
import { NumberInput } from './number-input.tsx'

describe('NumberInput of a controlling host', () => {
  it('shows the number of the host', async () => {
    function Host() {
      const [count, setCount] = useState<number | null>(4)
      return (
        <form>
          <NumberInput aria-label="Number" name="number" value={count} onValueChange={setCount} />
          <button type="button" onClick={() => setCount(4)}>
            Four
          </button>
        </form>
      )
    }
    const screen = await renderIn('en', <Host />)
    await type('٣.')
    expect([input().value, submitted()]).toEqual(['٣.', { number: '3' }])
    await screen.getByText('Four').click()
    expect(input().value).toBe('4')
    await type('abc')
    await screen.getByText('Four').click()
    await expect.poll(() => input().value).toBe('4')
  })

  it('can be emptied while the host ignores null, and returns to its number', async () => {
    function Host() {
      const [count, setCount] = useState(4)
      return (
        <NumberInput
          aria-label="Number"
          value={count}
          onValueChange={(next) => next !== null && setCount(next)}
        />
      )
    }
    await renderIn('en', <Host />)
    await type('{Backspace}')
    expect(input().value).toBe('')
    await userEvent.keyboard('7')
    expect(input().value).toBe('7')
    await userEvent.keyboard('{Backspace}')
    await userEvent.tab()
    expect(input().value).toBe('7')
  })

  it('shows the limit to which the host moves a number', async () => {
    function Host() {
      const [count, setCount] = useState<number | null>(4)
      return (
        <NumberInput
          aria-label="Number"
          value={count}
          onValueChange={(next) => setCount(next === null ? null : Math.min(next, 8))}
        />
      )
    }
    await renderIn('en', <Host />)
    await type('12')
    expect(input().value).toBe('8')
  })
})

describe('NumberInput in a form', () => {
  it('sends input and change events for steps, as for typing', async () => {
    await renderIn(
      'en',
      <form>
        <NumberInput aria-label="Number" name="age" defaultValue={3} max={4} />
      </form>,
    )
    const form = document.querySelector('form') as HTMLFormElement
    const seen: string[] = []
    for (const type of ['input', 'change'])
      form.addEventListener(type, () =>
        seen.push(`${type} ${document.querySelector<HTMLInputElement>('[name=age]')?.value}`),
      )
    await userEvent.click(button('Increase'))
    await expect.poll(() => seen).toEqual(['input 4', 'change 4'])
    document.querySelector<HTMLInputElement>('[data-slot=number-input]')?.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(() => seen).toEqual(['input 4', 'change 4', 'input 3', 'change 3'])
  })

  it('is submitted with Enter as it was typed, after it is formatted', async () => {
    const submit = vi.fn()
    await renderIn(
      'ar',
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submit(new FormData(event.currentTarget).get('number'))
        }}
      >
        <NumberInput aria-label="Number" name="number" />
      </form>,
    )
    await type('١٢٣٤{Enter}')
    expect(submit).toHaveBeenCalledExactlyOnceWith('1234')
    expect(input().value).toBe('1,234')
    await type('١٢٣٤x{Enter}')
    expect(submit).toHaveBeenCalledOnce()
    await vi.waitFor(() => expect(error()).not.toBe(''))
  })

  it('returns to its default when the form is reset', async () => {
    await render({ defaultValue: 9, max: 10 })
    await type('99')
    await userEvent.tab()
    expect(error()).not.toBe('')
    form().reset()
    await vi.waitFor(() => expect([input().value, error()]).toEqual(['9', '']))
    expect(input().validity.valid).toBe(true)
    expect(submitted()).toEqual({ number: '9' })
  })

  it('keeps a validation message of the host', async () => {
    await render()
    input().setCustomValidity('Taken')
    await type('12')
    expect(input().validationMessage).toBe('Taken')
  })

  it('does not move a button away from the pointer that presses it', async () => {
    const pressed = vi.fn()
    await renderIn(
      'en',
      <>
        <NumberInput aria-label="Number" />
        <button type="button" onClick={pressed}>
          Save
        </button>
      </>,
    )
    await type('abc')
    const save = [...document.querySelectorAll('button')].at(-1)
    await userEvent.click(save as Element)
    expect(pressed).toHaveBeenCalledOnce()
    await vi.waitFor(() => expect(error()).not.toBe(''))
  })

  it('requires a number', async () => {
    await render({ required: true })
    expect(input().validity.valueMissing).toBe(true)
    await type('٣')
    expect(input().validity.valid).toBe(true)
  })

  it('belongs to the form that `form` names', async () => {
    await renderIn(
      'en',
      <>
        <form id="elsewhere" />
        <NumberInput aria-label="Number" name="number" form="elsewhere" defaultValue={7} />
      </>,
    )
    expect(submitted()).toEqual({ number: '7' })
  })

  it('shows its error in its field, until the host has one', async () => {
    const field = (message?: string) => (
      <Field label="Players" hint="From 2 to 8" error={message}>
        {(control) => <NumberInput {...control} min={2} max={8} />}
      </Field>
    )
    const screen = await renderIn('en', field())
    await type('12')
    await userEvent.tab()
    await vi.waitFor(() =>
      expect(input()).toHaveAccessibleDescription('From 2 to 8 Enter a number from 2 to 8.'),
    )
    expect(document.querySelectorAll('[data-slot="field-error"]')).toHaveLength(1)
    await screen.rerender(field('Too many players.'))
    expect(error()).toBe('Too many players.')
    await screen.rerender(field())
    await type('3')
    await vi.waitFor(() => expect(error()).toBe(''))
    expect(input().ariaInvalid).toBe(null)
  })

  it('names its buttons by its label', async () => {
    const screen = await renderIn(
      'ar',
      <Field label="عدد اللاعبين">{(control) => <NumberInput {...control} />}</Field>,
    )
    await expect.element(screen.getByRole('textbox', { name: 'عدد اللاعبين', exact: true })).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'زيادة عدد اللاعبين' })).toBeVisible()
    await screen.rerender(<NumberInput aria-label="العمر" />)
    await expect.element(screen.getByRole('button', { name: 'إنقاص العمر' })).toBeVisible()
  })

  it('requests a phone keyboard that fits its numbers', async () => {
    const screen = await renderIn('en', <NumberInput aria-label="Number" />)
    expect(input().inputMode).toBe('numeric')
    await screen.rerender(<NumberInput aria-label="Number" step={0.1} />)
    expect(input().inputMode).toBe('decimal')
    await screen.rerender(<NumberInput aria-label="Number" min={-5} />)
    expect(input().inputMode).toBe('text')
  })

  it('lets a composition end before it changes the text', async () => {
    await render({ defaultValue: 1234 }, 'ar')
    input().focus()
    input().setRangeText('٥', 5, 5, 'end')
    input().dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }))
    await vi.waitFor(() => expect(submitted()).not.toEqual({ number: '1234' }))
    expect(input().value).toBe('1,234٥')
  })
})
