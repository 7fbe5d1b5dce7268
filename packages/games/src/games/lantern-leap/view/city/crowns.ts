import type { Random } from '../../../../core/index.ts'
import type { QuarterName } from '../../rules/quarters.ts'

/** House of a skyline, which stands on y = 0. */
interface House {
  x: number
  width: number
  height: number
  /** Width of an ordinary house. */
  usual: number
}
/** Adds the roof of a house to a path. */
export type Crown = (path: Path2D, house: House, random: Random) => void

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

function merlons(path: Path2D, x: number, y: number, width: number, size = 8): void {
  for (let step = 2; step + size < width; step += size * 1.9) path.rect(x + step, y - size + 1, size, size)
}

const fronds = [
  [-30, 10],
  [-24, -8],
  [-10, -20],
  [12, -20],
  [26, -8],
  [32, 10],
] as const

function palm(path: Path2D, x: number, height: number): void {
  path.moveTo(x - 2.5, 0)
  path.quadraticCurveTo(x + 5, -height * 0.6, x + 1, -height)
  path.lineTo(x + 4, -height)
  path.quadraticCurveTo(x + 9, -height * 0.6, x + 3, 0)
  path.closePath()
  for (const [reach, drop] of fronds) {
    path.moveTo(x + 2, -height)
    path.quadraticCurveTo(x + 2 + reach * 0.6, -height - 16 + drop * 0.2, x + 2 + reach, -height + drop)
    path.quadraticCurveTo(x + 2 + reach * 0.5, -height - 7 + drop * 0.4, x + 2, -height + 3)
    path.closePath()
  }
}

function cypress(path: Path2D, x: number, y: number, height: number): void {
  const half = height * 0.13
  path.moveTo(x, y - height)
  path.bezierCurveTo(x + half, y - height * 0.6, x + half * 1.5, y - height * 0.2, x + half * 0.5, y)
  path.lineTo(x - half * 0.5, y)
  path.bezierCurveTo(x - half * 1.5, y - height * 0.2, x - half, y - height * 0.6, x, y - height)
  path.closePath()
}

/** A mast with its furled yard and its rigging. */
function mast(path: Path2D, x: number, height: number, reach: number): void {
  path.rect(x - 1.6, -height, 3.2, height)
  path.moveTo(x - reach, -height * 0.62)
  path.lineTo(x + reach * 0.8, -height * 0.98)
  path.lineTo(x + reach * 0.8, -height * 0.95)
  path.lineTo(x - reach, -height * 0.54)
  path.closePath()
  path.moveTo(x, -height)
  path.lineTo(x + reach, 0)
  path.lineTo(x + reach - 1.5, 0)
  path.closePath()
}

function tent(path: Path2D, x: number, y: number, half: number): void {
  path.moveTo(x - half, y)
  path.quadraticCurveTo(x - half * 0.3, y - half * 0.4, x, y - half * 1.5)
  path.quadraticCurveTo(x + half * 0.3, y - half * 0.4, x + half, y)
  path.closePath()
  path.rect(x - 1, y - half * 1.9, 2, half * 0.6)
}

/** Draws the roofs of each quarter. A random number chooses between domes, towers, trees and others. */
export const crowns: Readonly<Record<QuarterName, Crown>> = {
  roofs(path, { x, width, height, usual }, random) {
    const whim = random.next()
    const middle = x + width / 2
    if (whim < 0.26 && width > usual * 0.7) dome(path, middle, -height, width * random.between(0.26, 0.36))
    else if (whim < 0.36) minaret(path, middle, height * 1.8, usual * 0.2)
    else if (whim < 0.62) merlons(path, x, -height, width)
    else if (whim < 0.76) palm(path, middle, height + usual * 0.4)
  },
  market(path, { x, width, height, usual }, random) {
    const whim = random.next()
    if (whim < 0.45) {
      const count = Math.max(2, Math.round(width / (usual * 0.3)))
      for (let i = 0; i < count; i++)
        dome(path, x + ((i + 0.5) * width) / count, -height, (width / count) * 0.4)
    } else if (whim < 0.75) tent(path, x + width / 2, -height, width * 0.4)
    else if (whim < 0.84) minaret(path, x + width / 2, height * 1.7, usual * 0.18)
  },
  dyers(path, { x, width, height, usual }, random) {
    if (random.chance(0.25)) return merlons(path, x, -height, width)
    const tall = usual * random.between(0.3, 0.5)
    for (const side of [0.06, 0.94]) path.rect(x + width * side - 1.5, -height - tall, 3, tall)
    path.rect(x + width * 0.06, -height - tall, width * 0.88, 2.5)
    const count = Math.max(3, Math.round(width / 22))
    for (let i = 0; i < count; i++) {
      const wide = (width * 0.8) / count
      path.rect(x + width * 0.1 + i * wide, -height - tall, wide * 0.8, tall * random.between(0.4, 0.85))
    }
  },
  harbor(path, { x, width, height, usual }, random) {
    const whim = random.next()
    const middle = x + width / 2
    if (whim < 0.62) {
      mast(path, middle, height + usual * random.between(0.7, 1.2), usual * 0.32)
      if (width > usual) mast(path, x + width * 0.82, height + usual * 0.5, usual * 0.22)
    } else if (whim < 0.72) {
      const wide = usual * 0.3
      const top = height * 1.9
      path.rect(middle - wide / 2, -top, wide, top)
      path.rect(middle - wide * 0.75, -top, wide * 1.5, 5)
      path.rect(middle - wide * 0.3, -top - wide * 0.6, wide * 0.6, wide * 0.6)
      dome(path, middle, -top - wide * 0.5, wide * 0.4)
    }
  },
  gardens(path, { x, width, height, usual }, random) {
    const whim = random.next()
    const middle = x + width / 2
    if (whim < 0.35) {
      const count = Math.max(2, Math.round(width / 34))
      for (let i = 0; i < count; i++)
        cypress(path, x + ((i + 0.5) * width) / count, -height + 4, usual * random.between(0.5, 0.9))
    } else if (whim < 0.62) {
      palm(path, x + width * 0.3, height + usual * 0.5)
      palm(path, x + width * 0.7, height + usual * 0.3)
    } else if (whim < 0.84) dome(path, middle, -height, width * 0.34)
  },
  citadel(path, { x, width, height, usual }, random) {
    merlons(path, x, -height, width, 11)
    if (!random.chance(0.42)) return
    const wide = usual * random.between(0.36, 0.5)
    const top = height * random.between(1.4, 1.9)
    const left = x + (width - wide) / 2
    path.rect(left, -top, wide, top)
    path.rect(left - 5, -top, wide + 10, 12)
    merlons(path, left - 7, -top, wide + 14, 10)
    path.rect(x + width / 2 - 1, -top - usual * 0.4, 2, usual * 0.4)
    path.moveTo(x + width / 2, -top - usual * 0.4)
    path.lineTo(x + width / 2 + usual * 0.24, -top - usual * 0.32)
    path.lineTo(x + width / 2, -top - usual * 0.24)
    path.closePath()
  },
}
