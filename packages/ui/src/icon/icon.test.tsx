import { describe, expect, it } from 'vitest'
import { describeConformance } from '../testing/conformance.tsx'
import { locales, renderIn } from '../testing/render.tsx'
import { Icon, icons, type IconName } from './index.ts'

describeConformance('Icon', (props) => <Icon name="arrow-end" {...props} />, { slot: 'icon' })

const names = Object.keys(icons) as IconName[]
const drawn = (name: IconName) => {
  const found = document.querySelector<SVGElement>(`[data-probe="${name}"]`)
  if (!found) throw new Error(`The icon ${name} was not drawn.`)
  return found
}

/** What shows a way along the line; everything else must stand still in every language. */
const along = [
  'arrow-start',
  'arrow-end',
  'chevron-start',
  'chevron-end',
  'external-link',
  'log-in',
  'log-out',
]

describe('Icon', () => {
  it.each(locales)('mirrors what shows a way and nothing else (%s)', async (locale) => {
    await renderIn(
      locale,
      <>
        {names.map((name) => (
          <Icon key={name} name={name} data-probe={name} />
        ))}
      </>,
    )
    const mirrored = names.filter((name) => getComputedStyle(drawn(name)).scale === '-1 1')
    expect(mirrored.toSorted()).toEqual(locale === 'ar' ? along.toSorted() : [])
  })

  it('follows the element around it, not the page', async () => {
    await renderIn(
      'ar',
      <span dir="ltr">
        <Icon name="arrow-end" data-probe="arrow-end" />
      </span>,
    )
    expect(getComputedStyle(drawn('arrow-end')).scale).toBe('none')
  })

  it('is decoration without a label and an image with one', async () => {
    const screen = await renderIn(
      'en',
      <>
        <Icon name="heart" data-probe="heart" />
        <Icon name="trophy" label="Best score" />
      </>,
    )
    expect(drawn('heart').getAttribute('aria-hidden')).toBe('true')
    await expect.element(screen.getByRole('img', { name: 'Best score' })).toBeVisible()
    expect(screen.getByRole('img').elements()).toHaveLength(1)
  })

  it('is measured by the text around it', async () => {
    await renderIn(
      'en',
      <span style={{ fontSize: '20px' }}>
        <Icon name="heart" size={2} data-probe="heart" />
      </span>,
    )
    const { width, height } = drawn('heart').getBoundingClientRect()
    expect([width, height]).toEqual([40, 40])
  })

  it.each([
    [true, 'currentColor'],
    [false, 'none'],
  ])('is filled only when asked (%s)', async (filled, fill) => {
    await renderIn('en', <Icon name="heart" filled={filled} data-probe="heart" />)
    expect(drawn('heart').getAttribute('fill')).toBe(fill)
  })
})
