import { describe, expect, it } from 'vitest'
import { describeConformance } from '../testing/conformance.tsx'
import { locales, renderIn } from '../testing/render.tsx'
import { GameGrid } from './game-grid.tsx'

const cards = Array.from({ length: 5 }, (_, card) => <p key={card}>{card}</p>)

describeConformance('GameGrid', (props) => <GameGrid {...props}>{cards}</GameGrid>, { slot: 'game-grid' })

const items = () => [...document.querySelectorAll('li')].map((item) => item.getBoundingClientRect())
const gridOf = (width: number) => (
  <div style={{ inlineSize: `${width}px` }}>
    <GameGrid>{cards}</GameGrid>
  </div>
)

describe('GameGrid', () => {
  it('renders its children as a list', async () => {
    const screen = await renderIn(
      'en',
      <GameGrid>
        {cards}
        {null}
        {false}
      </GameGrid>,
    )
    expect(screen.getByRole('list').getByRole('listitem').elements()).toHaveLength(5)
  })

  it('passes the props of `itemProps` to each item', async () => {
    const screen = await renderIn(
      'en',
      <GameGrid itemProps={(at) => ({ 'aria-posinset': at + 41, 'aria-setsize': 100 })}>{cards}</GameGrid>,
    )
    const places = screen
      .getByRole('listitem')
      .elements()
      .map((item) => item.ariaPosInSet)
    expect(places).toEqual(['41', '42', '43', '44', '45'])
  })

  it.each([
    [140, 1],
    [288, 1],
    [328, 2],
    [500, 2],
    [720, 3],
    [976, 4],
    [1200, 4],
    [2000, 4],
  ])('at %s px has %s columns and never overflows', async (width, columns) => {
    await renderIn('en', gridOf(width))
    const boxes = items()
    const first = boxes[0]?.top
    expect(boxes.filter(({ top }) => top === first)).toHaveLength(columns)
    const start = boxes[0]?.left ?? 0
    expect(Math.max(...boxes.map(({ right }) => right)) - start).toBeLessThanOrEqual(width + 0.5)
  })

  it.each(locales)('fills its rows in reading direction (%s)', async (locale) => {
    await renderIn(locale, gridOf(343))
    const [first, second] = items()
    expect(Math.sign((second?.left ?? 0) - (first?.left ?? 0))).toBe(locale === 'ar' ? -1 : 1)
  })
})
