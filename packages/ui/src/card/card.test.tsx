import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { describeConformance } from '../testing/conformance.tsx'
import { locales, renderIn } from '../testing/render.tsx'
import { Card, CardBody, CardFooter, CardHeader, CardTitle } from './card.tsx'

describeConformance('Card', (props) => <Card {...props}>Chess</Card>, { slot: 'card' })
describeConformance('CardHeader', (props) => <CardHeader {...props}>Chess</CardHeader>, {
  slot: 'card-header',
})
describeConformance('CardTitle', (props) => <CardTitle {...props}>Chess</CardTitle>, { slot: 'card-title' })
describeConformance('CardBody', (props) => <CardBody {...props}>Two players</CardBody>, { slot: 'card-body' })
describeConformance('CardFooter', (props) => <CardFooter {...props}>Open</CardFooter>, {
  slot: 'card-footer',
})

const linked = (press: () => void) => (
  <Card>
    <CardHeader>
      <CardTitle href="#/chess">Chess</CardTitle>
      <button type="button" onClick={press}>
        Save
      </button>
    </CardHeader>
    <CardBody>
      Two players, <a href="#/rules">the rules</a>
    </CardBody>
    <CardFooter>
      <button type="button">Open</button>
    </CardFooter>
  </Card>
)

const topmostAt = (x: number, y: number) => document.elementFromPoint(x, y)?.closest('a, button')
const card = () => document.querySelector('[data-slot="card"]')?.getBoundingClientRect() ?? new DOMRect()

describe('Card', () => {
  it('follows its link wherever it is pressed, named by its title', async () => {
    const screen = await renderIn('en', linked(vi.fn()))
    const link = screen.getByRole('link', { name: 'Chess', exact: true }).element()
    const { left, right, top, bottom } = card()
    for (const [x, y] of [
      [left + 4, top + 20],
      [right - 4, bottom - 20],
      [(left + right) / 2, bottom - 3],
    ] as const)
      expect(topmostAt(x, y)).toBe(link)
  })

  it('lets the controls of all parts be pressed', async () => {
    const press = vi.fn()
    const screen = await renderIn('en', linked(press))
    await screen.getByRole('button', { name: 'Save' }).click()
    expect(press).toHaveBeenCalledTimes(1)
    for (const control of [
      screen.getByRole('link', { name: 'the rules' }),
      screen.getByRole('button', { name: 'Open' }),
    ]) {
      const { left, top, width, height } = control.element().getBoundingClientRect()
      expect(topmostAt(left + width / 2, top + height / 2)).toBe(control.element())
    }
  })

  it('renders its link with renderLink', async () => {
    const screen = await renderIn(
      'en',
      <Card>
        <CardTitle
          level={2}
          href="/chess"
          renderLink={({ href, children, ...link }) => (
            <a href={`#${href}`} {...link}>
              {children}
            </a>
          )}
        >
          Chess
        </CardTitle>
      </Card>,
    )
    await expect.element(screen.getByRole('link')).toHaveAttribute('href', '#/chess')
    await expect.element(screen.getByRole('heading', { level: 2 })).toBeVisible()
  })

  it.each(locales)('puts the header’s action at the inline end (%s)', async (locale) => {
    const screen = await renderIn(locale, linked(vi.fn()))
    const action = screen.getByRole('button', { name: 'Save' }).element().getBoundingClientRect()
    const { left, width } = card()
    const side = action.left + action.width / 2 - (left + width / 2)
    expect(Math.sign(side)).toBe(locale === 'ar' ? -1 : 1)
  })

  it('throws for a link outside a Card', () => {
    expect(() => renderToString(<CardTitle href="#/">Chess</CardTitle>)).toThrow(
      /outside <Card>.*would cover the page.*<Heading> with <TextLink>/,
    )
  })
})
