import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { describeConformance } from '../testing/conformance.tsx'
import { backwardKey, forwardKey, locales, renderIn } from '../testing/render.tsx'
import { RatingInput, type RatingInputProps } from './rating-input.tsx'

describeConformance('RatingInput', (props) => <RatingInput value={3} onValueChange={() => {}} {...props} />, {
  slot: 'rating-input',
})

function Asking({ start = null, ...props }: Partial<RatingInputProps> & { start?: number | null }) {
  const [value, choose] = useState<number | null>(start)
  const [preview, show] = useState<number | null>(null)
  return (
    <RatingInput {...props} value={value} preview={preview} onPreviewChange={show} onValueChange={choose} />
  )
}

const lit = () => document.querySelectorAll('[data-slot="rating-input"] [data-state="lit"]').length
const chosen = () => document.querySelector<HTMLInputElement>('input:checked')?.value ?? null

describe('RatingInput', () => {
  it.each([
    ['en', 'Your rating', ['1 star', '2 stars', '3 stars', '4 stars', '5 stars']],
    ['ar', 'تقييمك', ['نجمة واحدة', 'نجمتان', '3 نجوم', '4 نجوم', '5 نجوم']],
  ] as const)('names the group and each choice (%s)', async (locale, group, names) => {
    const screen = await renderIn(locale, <Asking />)
    await expect.element(screen.getByRole('group', { name: group })).toBeVisible()
    for (const name of names) await expect.element(screen.getByRole('radio', { name })).toBeVisible()
  })

  it.each(locales)('follows the arrow keys in reading direction, with wrap-around (%s)', async (locale) => {
    await renderIn(locale, <Asking start={4} />)
    document.querySelector<HTMLElement>('input:checked')?.focus()
    const seen: (string | null)[] = []
    for (const key of [forwardKey(locale), forwardKey(locale), backwardKey(locale), backwardKey(locale)]) {
      await userEvent.keyboard(`{${key}}`)
      seen.push(chosen())
      expect(document.activeElement).toHaveAttribute('value', chosen())
    }
    expect(seen).toEqual(['5', '1', '5', '4'])
  })

  it.each(locales)('handles ArrowUp and ArrowDown alike in both languages (%s)', async (locale) => {
    await renderIn(locale, <Asking start={2} />)
    document.querySelector<HTMLElement>('input:checked')?.focus()
    await userEvent.keyboard('{ArrowDown}')
    expect(chosen()).toBe('3')
    await userEvent.keyboard('{ArrowUp}')
    expect(chosen()).toBe('2')
  })

  it('previews the stars under the pointer, then shows the chosen ones', async () => {
    const screen = await renderIn('en', <Asking start={1} />)
    await userEvent.hover(screen.getByRole('radio', { name: '4 stars' }))
    await expect.poll(lit).toBe(4)
    await userEvent.hover(screen.getByText('Your rating'))
    await expect.poll(lit).toBe(1)
  })

  it('chooses on a click anywhere on a star of at least 44 px', async () => {
    const choose = vi.fn()
    const screen = await renderIn('ar', <RatingInput value={null} onValueChange={choose} />)
    const star = screen.getByRole('radio', { name: '4 نجوم' })
    const { width, height } = star.element().getBoundingClientRect()
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    await star.click({ position: { x: 3, y: 3 } })
    expect(choose).toHaveBeenCalledExactlyOnceWith(4)
  })

  it('leaves its value to the host', async () => {
    const screen = await renderIn('en', <RatingInput value={null} onValueChange={() => {}} />)
    await screen.getByRole('radio', { name: '5 stars' }).click()
    expect(chosen()).toBeNull()
    expect(lit()).toBe(0)
  })

  it('disables the stars, but not its children', async () => {
    const cancel = vi.fn()
    const screen = await renderIn(
      'en',
      <Asking disabled start={2}>
        <button type="button" onClick={cancel}>
          Cancel
        </button>
      </Asking>,
    )
    await expect.element(screen.getByRole('radio', { name: '1 star' })).toBeDisabled()
    await userEvent.hover(screen.getByText('Your rating'))
    await screen.getByRole('button').click()
    expect(cancel).toHaveBeenCalledTimes(1)
    expect(lit()).toBe(2)
  })

  it('keeps the count after a legend that ends in another script', async () => {
    await renderIn('ar', <Asking start={4} label="قيّم Neon Drift" />)
    const [question, count] = [...document.querySelectorAll('legend span')].map((part) =>
      part.getBoundingClientRect(),
    )
    expect(count?.right).toBeLessThan(question?.left ?? 0)
  })

  it('references its description', async () => {
    const screen = await renderIn(
      'en',
      <>
        <p id="why">Please login to rate this game.</p>
        <Asking aria-describedby="why" />
      </>,
    )
    await expect
      .element(screen.getByRole('group'))
      .toHaveAccessibleDescription('Please login to rate this game.')
  })
})
