import { describe, expect, it } from 'vitest'
import { Button } from '../button/index.ts'
import * as icons from '../icons/index.ts'
import { describeConformance } from '../testing/conformance.tsx'
import { locales, renderIn } from '../testing/render.tsx'
import { defineIcon, Icon } from './index.ts'

describeConformance('Icon', (props) => <Icon icon={icons.ArrowEndIcon} {...(props as object)} />, {
  slot: 'icon',
})
describeConformance(
  'Icon, an element',
  (props) => (
    <Icon icon={<img alt="" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" />} {...(props as object)} />
  ),
  { slot: 'icon' },
)

const drawn = (name: string) => {
  const found = document.querySelector<SVGElement>(`[data-probe="${name}"]`)
  if (!found) throw new Error(`The icon ${name} was not drawn.`)
  return found
}

/** Icons with an inline direction. All others must not mirror. */
const along = [
  'ArrowStartIcon',
  'ArrowEndIcon',
  'ChevronStartIcon',
  'ChevronEndIcon',
  'ExternalLinkIcon',
  'LogInIcon',
  'LogOutIcon',
  'RedoIcon',
  'UndoIcon',
]

const Diamond = (props: React.SVGProps<SVGSVGElement>) => (
  <svg viewBox="0 0 24 24" stroke="currentColor" {...props}>
    <path d="M12 2 22 12 12 22 2 12Z" />
  </svg>
)

describe('Icon', () => {
  it.each(locales)('mirrors only icons with an inline direction (%s)', async (locale) => {
    await renderIn(
      locale,
      <>
        {Object.entries(icons).map(([name, Drawing]) => (
          <Drawing key={name} data-probe={name} />
        ))}
      </>,
    )
    const mirrored = Object.keys(icons).filter((name) => getComputedStyle(drawn(name)).scale === '-1 1')
    expect(mirrored.toSorted()).toEqual(locale === 'ar' ? along.toSorted() : [])
  })

  it('follows the direction of its parent, not of the page', async () => {
    await renderIn(
      'ar',
      <span dir="ltr">
        <icons.ArrowEndIcon data-probe="arrow-end" />
      </span>,
    )
    expect(getComputedStyle(drawn('arrow-end')).scale).toBe('none')
  })

  it.each([
    ['one of the kit', icons.TrophyIcon],
    ['a drawing of its own', Diamond],
    ['an element', <Diamond key="own" />],
  ])('is decorative without a label and an image with one: %s', async (_, icon) => {
    const screen = await renderIn(
      'en',
      <>
        <Icon icon={icon} data-probe="silent" />
        <Icon icon={icon} label="Best score" />
      </>,
    )
    expect(drawn('silent').getAttribute('aria-hidden')).toBe('true')
    await expect.element(screen.getByRole('img', { name: 'Best score' })).toBeVisible()
    expect(document.querySelectorAll('[role="img"]')).toHaveLength(1)
  })

  it('scales with the surrounding text', async () => {
    await renderIn(
      'en',
      <span style={{ fontSize: '20px' }}>
        <icons.HeartIcon size={2} data-probe="heart" />
        <Icon icon={<icons.HeartIcon data-probe="within" />} size={2} />
      </span>,
    )
    for (const name of ['heart', 'within']) {
      const { width, height } = drawn(name).getBoundingClientRect()
      expect([width, height], name).toEqual([40, 40])
    }
  })

  it.each([
    [true, 'currentColor'],
    [false, 'none'],
  ])('is filled only if requested (%s)', async (filled, fill) => {
    await renderIn('en', <icons.HeartIcon filled={filled} data-probe="heart" />)
    expect(drawn('heart').getAttribute('fill')).toBe(fill)
  })
})

describe('defineIcon', () => {
  const Still = defineIcon(Diamond)
  const Way = defineIcon(Diamond, { mirrors: true })

  it.each(locales)('creates an icon from any SVG component (%s)', async (locale) => {
    await renderIn(
      locale,
      <>
        <Button startIcon={Still}>Still</Button>
        <Button endIcon={Way}>Way</Button>
        <Button startIcon={<Way size={2} />}>Element</Button>
      </>,
    )
    const [still, way, within] = document.querySelectorAll('svg')
    const scaleOf = (svg: SVGElement | undefined) => svg && getComputedStyle(svg).scale
    expect([still, way, within].map(scaleOf)).toEqual(
      locale === 'ar' ? ['none', '-1 1', '-1 1'] : ['none', 'none', 'none'],
    )
    const button = document.querySelector('button')
    const letters = button ? Number.parseFloat(getComputedStyle(button).fontSize) : 0
    expect(still?.getBoundingClientRect().width).toBe(1.25 * letters)
  })

  it('has the display name of its SVG component', () => {
    expect([Still.displayName, icons.PlayIcon.displayName]).toEqual(['Diamond', 'PlayIcon'])
  })
})
