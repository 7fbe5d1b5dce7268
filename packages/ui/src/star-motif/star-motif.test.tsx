import { describe, expect, it } from 'vitest'
import { describeConformance } from '../testing/conformance.tsx'
import { locales, renderIn } from '../testing/render.tsx'
import { courtyardPath, StarMotif, StarFigure, StarGrid, starPath } from './index.ts'
import { SearchIcon } from '../icons/index.ts'

describeConformance('StarMotif', (props) => <StarMotif {...props} />, { slot: 'star-motif' })
describeConformance('StarGrid', (props) => <StarGrid {...props} />, { slot: 'star-grid' })
describeConformance('StarFigure', (props) => <StarFigure icon={SearchIcon} {...props} />, {
  slot: 'star-figure',
})

/** Returns the corners of a path that consists of one M, then H and V. */
function points(path: string): [number, number][] {
  const [start = '', ...steps] = path.slice(1, -1).split(/(?=[HV])/)
  let [x = 0, y = 0] = start.split(' ').map(Number)
  const corners: [number, number][] = [[x, y]]
  for (const step of steps) {
    if (step.startsWith('H')) x = Number(step.slice(1))
    else y = Number(step.slice(1))
    corners.push([x, y])
  }
  return corners
}

describe('starPath', () => {
  it.each([20, 96, 59.52])('fills exactly its square of %s units', (size) => {
    const reach = Math.max(...points(starPath(size)).flat().map(Math.abs))
    expect(reach).toBeCloseTo(size / 2, 2)
  })

  it.each([starPath(20), courtyardPath(20)])('is symmetric on both axes', (path) => {
    const all = new Set(points(path).map(([x, y]) => `${x} ${y}`))
    for (const [x, y] of points(path)) {
      expect(all).toContain(`${-x || 0} ${y}`)
      expect(all).toContain(`${x} ${-y || 0}`)
    }
  })

  it('has only horizontal and vertical edges', () => {
    expect(starPath(20)).toMatch(/^M[-\d. ]+(?:[HV][-\d.]+)+Z$/)
    const steps = points(starPath(20))
    steps.forEach(([x, y], at) => {
      const [nextX, nextY] = steps[(at + 1) % steps.length] ?? [Number.NaN, Number.NaN]
      expect(x === nextX || y === nextY).toBe(true)
    })
  })
})

describe('StarMotif', () => {
  it('is decorative, in the text color, with a courtyard by default', async () => {
    const screen = await renderIn('en', <StarMotif data-testid="star" style={{ color: 'rgb(1, 2, 3)' }} />)
    const path = () => screen.getByTestId('star').element().querySelector('path')
    const shape = path()
    expect(shape && getComputedStyle(shape).fill).toBe('rgb(1, 2, 3)')
    expect(screen.getByTestId('star').element().getAttribute('aria-hidden')).toBe('true')
    const open = path()?.getAttribute('d')
    await screen.rerender(<StarMotif data-testid="star" courtyard={false} />)
    expect(open).toContain(path()?.getAttribute('d') ?? 'nothing')
    expect(open).not.toBe(path()?.getAttribute('d'))
  })
})

describe('StarGrid', () => {
  it('gives each grid its own pattern id', async () => {
    const screen = await renderIn(
      'en',
      <div className="relative h-40">
        <StarGrid />
        <StarGrid step={48} />
      </div>,
    )
    const ids = [...screen.container.querySelectorAll('pattern')].map(({ id }) => id)
    expect(new Set(ids).size).toBe(2)
    const fills = [...screen.container.querySelectorAll('rect')].map((rect) => rect.getAttribute('fill'))
    expect(fills).toEqual(ids.map((id) => `url(#${id})`))
  })

  it.each(locales)('lets clicks through to elements above and below it (%s)', async (locale) => {
    const screen = await renderIn(
      locale,
      <div className="relative">
        <button type="button">Play</button>
        <StarGrid />
      </div>,
    )
    const button = screen.getByRole('button').element()
    const { left, top, width, height } = button.getBoundingClientRect()
    expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(button)
  })
})

describe('StarFigure', () => {
  it.each(locales)('centers its icon in its courtyard (%s)', async (locale) => {
    const screen = await renderIn(locale, <StarFigure icon={SearchIcon} />)
    const middles = [...screen.container.querySelectorAll('svg')].map((svg) => {
      const { left, top, width, height } = svg.getBoundingClientRect()
      return [left + width / 2, top + height / 2]
    })
    expect(middles).toHaveLength(2)
    expect(middles[1]?.[0]).toBeCloseTo(middles[0]?.[0] ?? Number.NaN, 1)
    expect(middles[1]?.[1]).toBeCloseTo(middles[0]?.[1] ?? Number.NaN, 1)
  })
})
