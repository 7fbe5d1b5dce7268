import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Button } from '../button/index.ts'
import { Card, CardTitle } from '../card/index.ts'
import { GameCard } from '../game-card/index.ts'
import { HeartIcon } from '../icons/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { Input } from '../input/index.ts'
import { SearchBox } from '../search-box/index.ts'
import { SegmentedControl } from '../segmented-control/index.ts'
import { Tabs, TabsList, TabsTrigger } from '../tabs/index.ts'
import { renderIn } from '../testing/render.tsx'

const image = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='
const card = (
  <GameCard
    href="#there"
    title="Zellige"
    image={image}
    hue="puzzle"
    category="Puzzle"
    action={<IconButton icon={HeartIcon} label="Favorite" />}
  />
)

/** The element that draws the ring: the control, its `::after`, or its box. */
const rings: [name: string, ui: React.ReactElement, drawn: string, pseudo?: string][] = [
  ['Button', <Button key="it">Play</Button>, '[data-slot=button]'],
  ['Input', <Input key="it" aria-label="Name" />, '[data-slot=input]'],
  [
    'Card',
    <Card key="it">
      <CardTitle href="#there">News</CardTitle>
    </Card>,
    '[data-slot=card-title] a',
    '::after',
  ],
  ['GameCard', card, '[data-slot=game-card] a', '::after'],
  ['SearchBox', <SearchBox key="it" label="Search" onSearch={() => {}} />, ':has(> input)'],
  [
    'SegmentedControl',
    <SegmentedControl key="it" label="Theme" options={[{ value: 'a', label: 'Light' }]} />,
    '[data-slot=segmented-control-option]',
  ],
  [
    'TabsTrigger',
    <Tabs key="it" defaultValue="a">
      <TabsList aria-label="Games">
        <TabsTrigger value="a">New</TabsTrigger>
      </TabsList>
    </Tabs>,
    '[role=tab]',
  ],
]

const token = (name: string) => {
  const swatch = document.createElement('i')
  swatch.style.color = `var(--saha-color-${name})`
  document.body.append(swatch)
  const { color } = getComputedStyle(swatch)
  swatch.remove()
  return color
}

describe('the focus ring', () => {
  // The token tests prove that either reaches 3:1 on any color.
  it.each(rings)('has a line and a halo around %s', async (_, ui, drawn, pseudo) => {
    await renderIn('en', <main className="p-10">{ui}</main>)
    await userEvent.keyboard('{Tab}')
    const element = document.querySelector(drawn)
    if (!element) throw new Error('It was not drawn.')
    // A pressed control moves, and its shadow with it.
    await vi.waitFor(() => {
      const { outlineColor, outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element, pseudo)
      expect([outlineStyle, outlineWidth, outlineColor]).toEqual(['solid', '3px', token('focus')])
      expect(boxShadow).toContain(token('focus-halo'))
    })
  })

  it('follows the corners of a card', async () => {
    await renderIn('en', <main className="p-10">{card}</main>)
    await userEvent.keyboard('{Tab}')
    const link = document.querySelector('[data-slot=game-card] a')
    const article = document.querySelector('[data-slot=game-card]')
    if (!link || !article) throw new Error('There is no card.')
    expect(getComputedStyle(link, '::after').borderRadius).toBe(getComputedStyle(article).borderRadius)
  })
})
