import { Random } from '../../../../core/index.ts'
import type { QuarterName } from '../../rules/quarters.ts'
import { crowns } from './crowns.ts'
import type { Crown } from './crowns.ts'

/** Group of adjacent houses: one path for walls, one for lit windows. */
interface Block {
  x: number
  width: number
  houses: Path2D
  windows: Path2D
}

/** Repeating strip of distant roofs, split into blocks so that only visible ones are drawn. */
interface Skyline {
  width: number
  blocks: readonly Block[]
}

interface Depth {
  seed: number
  width: number
  /** Height and width of an ordinary house. */
  height: number
  house: number
  /** Share of lit windows. */
  windows: number
  /** Share of places without a house, where boats lie. */
  gaps?: number
}

const blockWidth = 380

/** Builds a skyline that stands on y = 0. */
function buildSkyline({ seed, width, height, house, windows, gaps = 0 }: Depth, crown: Crown): Skyline {
  const random = new Random(seed)
  const blocks: Block[] = []

  const build = ({ houses, windows: panes }: Block, x: number, wide: number) => {
    const isGap = gaps > 0 && random.chance(gaps)
    const tall = isGap ? 6 : height * random.between(0.55, 1.15)
    houses.rect(x, -tall, wide + 1, tall)
    crown(houses, { x, width: wide, height: tall, usual: house }, random)
    if (isGap) return
    const pane = house * 0.09
    for (let across = pane * 2; across < wide - pane * 2; across += pane * 3.2) {
      for (let down = pane * 2.4; down < tall; down += pane * 4.2) {
        if (random.chance(windows)) panes.rect(x + across, -tall + down, pane, pane * 1.7)
      }
    }
  }

  for (let x = 0; x < width;) {
    const block: Block = { x, width: 0, houses: new Path2D(), windows: new Path2D() }
    while (block.width < blockWidth && x < width) {
      const wide = Math.min(width - x, house * random.between(0.6, 1.5))
      build(block, x, wide)
      block.width += wide
      x += wide
    }
    blocks.push(block)
  }
  return { width, blocks }
}

/** From far to near. */
const depths: readonly Depth[] = [
  { seed: 3, width: 1700, height: 110, house: 70, windows: 0 },
  { seed: 5, width: 2100, height: 120, house: 110, windows: 0.26 },
  { seed: 11, width: 2500, height: 105, house: 150, windows: 0.34 },
]
const built = new Map<string, readonly Skyline[]>()

/** Returns the skylines of a quarter from far to near, built once. The farthest is the old town everywhere. */
export function getSkylines(name: QuarterName): readonly Skyline[] {
  const known = built.get(name)
  if (known) return known
  const skylines = depths.map((depth, index) =>
    buildSkyline(
      { ...depth, gaps: index === 2 && name === 'harbor' ? 0.6 : 0 },
      crowns[index === 0 ? 'roofs' : name],
    ),
  )
  built.set(name, skylines)
  return skylines
}
