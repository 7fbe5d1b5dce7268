import { Random } from '../../../core/index.ts'

/** Group of adjacent houses: one path for walls, one for lit windows. */
interface Block {
  x: number
  width: number
  houses: Path2D
  windows: Path2D
}

/** Repeating strip of distant roofs, split into blocks so that only visible ones are drawn. */
export interface Skyline {
  width: number
  blocks: readonly Block[]
}

interface Style {
  seed: number
  width: number
  /** Height and width of an ordinary house. */
  height: number
  house: number
  /** Additional height of minarets. */
  minaret: number
  windows: number
  palms: boolean
}

const blockWidth = 380

function dome(path: Path2D, x: number, y: number, radius: number): void {
  path.moveTo(x - radius, y)
  path.bezierCurveTo(x - radius * 1.15, y - radius * 0.9, x - radius * 0.3, y - radius, x, y - radius * 1.5)
  path.bezierCurveTo(x + radius * 0.3, y - radius, x + radius * 1.15, y - radius * 0.9, x + radius, y)
  path.closePath()
  path.rect(x - radius * 0.05, y - radius * 1.9, radius * 0.1, radius * 0.5)
}

function minaret(path: Path2D, x: number, height: number, width: number): void {
  path.rect(x - width / 2, -height, width, height)
  path.rect(x - width * 0.85, -height * 0.72, width * 1.7, width * 0.35)
  path.rect(x - width * 0.85, -height, width * 1.7, width * 0.35)
  path.rect(x - width * 0.32, -height - width * 1.1, width * 0.64, width * 1.2)
  dome(path, x, -height - width, width * 0.42)
}

function palm(path: Path2D, x: number, height: number): void {
  path.moveTo(x - 2.5, 0)
  path.quadraticCurveTo(x + 5, -height * 0.6, x + 1, -height)
  path.lineTo(x + 4, -height)
  path.quadraticCurveTo(x + 9, -height * 0.6, x + 3, 0)
  path.closePath()
  for (const [reach, drop] of [
    [-30, 10],
    [-24, -8],
    [-10, -20],
    [12, -20],
    [26, -8],
    [32, 10],
  ] as const) {
    path.moveTo(x + 2, -height)
    path.quadraticCurveTo(x + 2 + reach * 0.6, -height - 16 + drop * 0.2, x + 2 + reach, -height + drop)
    path.quadraticCurveTo(x + 2 + reach * 0.5, -height - 7 + drop * 0.4, x + 2, -height + 3)
    path.closePath()
  }
}

/** Builds a skyline that stands on y = 0. */
function buildSkyline({ seed, width, height, house, minaret: taller, windows, palms }: Style): Skyline {
  const random = new Random(seed)
  const blocks: Block[] = []

  const build = ({ houses, windows: panes }: Block, x: number, wide: number) => {
    const tall = height * random.between(0.55, 1.15)
    houses.rect(x, -tall, wide + 1, tall)
    const whim = random.next()
    if (whim < 0.26 && wide > house * 0.7)
      dome(houses, x + wide / 2, -tall, wide * random.between(0.26, 0.36))
    else if (whim < 0.36) minaret(houses, x + wide / 2, tall * taller, house * 0.2)
    else if (whim < 0.62) {
      for (let step = 2; step + 8 < wide; step += 15) houses.rect(x + step, -tall - 7, 8, 8)
    } else if (whim < 0.76 && palms) palm(houses, x + wide / 2, tall + height * 0.45)
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

/** Three depths from far to near, built once and shared by every run. */
export const skylines: () => readonly [Skyline, Skyline, Skyline] = (() => {
  let built: readonly [Skyline, Skyline, Skyline] | null = null
  return () =>
    (built ??= [
      buildSkyline({ seed: 3, width: 1700, height: 110, house: 70, minaret: 2.1, windows: 0, palms: false }),
      buildSkyline({
        seed: 5,
        width: 2100,
        height: 120,
        house: 110,
        minaret: 1.9,
        windows: 0.26,
        palms: false,
      }),
      buildSkyline({
        seed: 11,
        width: 2500,
        height: 105,
        house: 150,
        minaret: 1.7,
        windows: 0.34,
        palms: true,
      }),
    ])
})()
