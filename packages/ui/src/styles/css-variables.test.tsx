import type { CSSProperties, ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { Accordion, AccordionItem } from '../accordion/index.ts'
import { ArticleCard } from '../article-card/index.ts'
import { Banner } from '../banner/index.ts'
import { Button } from '../button/index.ts'
import { Card } from '../card/index.ts'
import { CategoryTile } from '../category-tile/index.ts'
import { GameCard } from '../game-card/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { PlayIcon } from '../icons/index.ts'
import references from '../props.generated.json'
import { StarFigure } from '../star-motif/index.ts'
import { renderIn } from '../testing/render.tsx'

const tile = { '--tile-edge': '#010203', '--tile-shadow': '#040506', '--tile-depth': '9px' } as CSSProperties
const card = { href: '#', title: 'Neon Drift', image: '' }

/** The documented components by folder, with every variable set as a host may set it. */
const samples: Record<string, ReactElement> = {
  accordion: (
    <Accordion>
      <AccordionItem value="a" style={tile} />
    </Accordion>
  ),
  'article-card': <ArticleCard {...card} style={tile} />,
  banner: <Banner style={tile}>New games</Banner>,
  button: <Button style={tile}>Play</Button>,
  card: <Card style={tile} />,
  'category-tile': <CategoryTile hue="puzzle" title="Puzzles" href="#" style={tile} />,
  'game-card': <GameCard {...card} hue="racing" category="Racing" style={tile} />,
  'icon-button': <IconButton icon={PlayIcon} label="Play" style={tile} />,
}

const documented = Object.entries(references).filter(([, { cssVariables }]) => cssVariables.length > 0)

describe('documented CSS variables', () => {
  it.each(Object.entries(samples))('change the border and the shadow (%s)', async (_, sample) => {
    await renderIn('en', sample)
    const { borderColor, boxShadow } = getComputedStyle(
      document.querySelector('[style*="--tile-edge"]') ?? document.body,
    )
    expect(borderColor).toBe('rgb(1, 2, 3)')
    expect(boxShadow).toContain('rgb(4, 5, 6) 0px 9px 0px 0px')
  })

  it('change the star of a figure', async () => {
    const colors = { '--figure-edge': '#010203', '--figure-fill': '#040506' } as CSSProperties
    await renderIn('en', <StarFigure style={colors} />)
    const [edge, fill] = document.querySelectorAll('[data-slot=star-figure] g > path')
    expect(getComputedStyle(edge ?? document.body).fill).toBe('rgb(1, 2, 3)')
    expect(getComputedStyle(fill ?? document.body).fill).toBe('rgb(4, 5, 6)')
  })

  it('are tested here, each of them', () => {
    expect(documented.map(([name]) => name).toSorted()).toEqual(
      [...Object.keys(samples), 'star-motif'].toSorted(),
    )
  })
})
