import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openGame } from '../../../testing/counting-game.ts'
import hennaStudio from '../index.ts'

afterEach(() => page.viewport(414, 896))

const getTab = (name: string) => page.getByRole('button', { name, exact: true })

async function welcomeGuests(width: number, height: number) {
  await page.viewport(width, height)
  const { root } = openGame({ game: hennaStudio })
  await page.getByRole('button', { name: 'Welcome guests' }).click()
  const find = (selector: string) => root.querySelector<HTMLElement>(selector)
  await expect.poll(() => find('.henna')?.dataset['turn']).toBe('brief')
  return { find }
}

it('gives the hand most of a small frame, and opens the options over the wrist', async () => {
  const { find } = await welcomeGuests(320, 480)
  expect(find('.henna-hand')?.clientHeight).toBeGreaterThan(280)
  await expect.element(getTab('Fine line')).not.toBeInTheDocument()
  await getTab('Brushes').click()
  await expect.element(getTab('Brushes')).toHaveAttribute('aria-expanded', 'true')
  await getTab('Broad line').click()
  await expect.element(getTab('Broad line')).toHaveAttribute('aria-pressed', 'true')
  await getTab('Stamps').click()
  await expect.element(getTab('Flowers 1')).toBeVisible()
  await getTab('Stamps').click()
  await expect.element(getTab('Flowers 1')).not.toBeInTheDocument()
})

it('closes the options with the first line', async () => {
  await welcomeGuests(320, 480)
  await getTab('Colors').click()
  await expect.element(getTab('Gold')).toBeVisible()
  await page.getByRole('application').click({ position: { x: 160, y: 120 } })
  await expect.element(getTab('Gold')).not.toBeInTheDocument()
  await expect.element(getTab('Colors')).toHaveAttribute('aria-expanded', 'false')
})

it('moves among the options with the arrow keys', async () => {
  const { find } = await welcomeGuests(1280, 800)
  const options = [...(find('.henna-strip')?.querySelectorAll('button') ?? [])]
  options[0]?.focus()
  options[0]?.dispatchEvent(new KeyboardEvent('keydown', { code: 'ArrowRight', bubbles: true }))
  expect(document.activeElement).toBe(options[1])
  expect(options.map(({ tabIndex }) => tabIndex).slice(0, 2)).toEqual([-1, 0])
})
