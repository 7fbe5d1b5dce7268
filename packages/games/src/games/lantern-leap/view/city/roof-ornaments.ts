import { Random } from '../../../../core/index.ts'
import type { QuarterName } from '../../rules/quarters.ts'
import type { Roof } from '../../rules/state.ts'

type Ornament = (path: Path2D, width: number, random: Random) => void

function merlons(path: Path2D, from: number, to: number, y: number, size: number): void {
  for (let x = from; x + size <= to; x += size * 1.55) path.rect(x, y - size + 1, size, size)
}

function dome(path: Path2D, x: number, y: number, radius: number): void {
  path.rect(x - radius - 6, y - 2, radius * 2 + 12, -y + 2)
  path.moveTo(x - radius, y)
  path.bezierCurveTo(x - radius * 1.1, y - radius, x - radius * 0.3, y - radius - 4, x, y - radius * 1.45 - 4)
  path.bezierCurveTo(x + radius * 0.3, y - radius - 4, x + radius * 1.1, y - radius, x + radius, y)
  path.closePath()
  path.rect(x - 1.5, y - radius * 1.45 - 20, 3, 18)
}

function bush(path: Path2D, x: number, radius: number): void {
  for (const [across, up, size] of [
    [-0.8, 0.5, 0.7],
    [0.8, 0.5, 0.7],
    [0, 0.9, 0.9],
  ] as const) {
    path.moveTo(x + across * radius + size * radius, -up * radius)
    path.arc(x + across * radius, -up * radius, size * radius, 0, Math.PI * 2)
  }
}

/** Decoration behind the path, above y = 0. */
const ornaments: Readonly<Record<QuarterName, Ornament>> = {
  roofs(path, width, random) {
    if (random.chance(0.6)) {
      path.rect(6, -12, width - 12, 12)
      for (let x = 10; x + 22 < width; x += 34) {
        path.rect(x, -20, 22, 10)
        path.rect(x + 6, -27, 10, 8)
      }
    }
    if (width > 300 && random.chance(0.7))
      dome(path, width * random.between(0.3, 0.7), -22, random.between(38, 58))
  },
  market(path, width, random) {
    for (let x = random.between(50, 110); x + 70 < width; x += random.between(170, 260)) {
      const [half, top] = [random.between(46, 62), random.between(84, 104)]
      path.rect(x - 2, -top, 4, top)
      path.moveTo(x - half, -top + 26)
      path.quadraticCurveTo(x - half * 0.3, -top + 14, x, -top - 12)
      path.quadraticCurveTo(x + half * 0.3, -top + 14, x + half, -top + 26)
      path.closePath()
      path.rect(x - 34, -20, 68, 20)
      for (const side of [-24, -6, 12]) path.rect(x + side, -32, 14, 12)
    }
  },
  dyers(path, width, random) {
    for (let x = 30; x + 130 < width; x += random.between(180, 240)) {
      const tall = random.between(92, 112)
      for (const side of [0, 120]) path.rect(x + side, -tall, 4, tall)
      path.rect(x - 6, -tall, 136, 4)
      for (let i = 0; i < 4; i++) {
        const long = tall * random.between(0.5, 0.82)
        path.rect(x + 8 + i * 28, -tall, 22, long)
      }
    }
  },
  harbor(path, width, random) {
    for (let x = random.between(40, 90); x + 60 < width; x += random.between(220, 320)) {
      const tall = random.between(130, 170)
      path.rect(x - 2.5, -tall, 5, tall)
      path.moveTo(x - 62, -tall * 0.62)
      path.quadraticCurveTo(x, -tall * 0.74, x + 50, -tall)
      path.quadraticCurveTo(x + 10, -tall * 0.64, x - 62, -tall * 0.52)
      path.closePath()
      for (const side of [-58, 58]) {
        path.moveTo(x, -tall + 4)
        path.lineTo(x + side, 0)
        path.lineTo(x + side - 2, 0)
        path.closePath()
      }
      path.rect(x + 26, -24, 26, 24)
      path.rect(x + 54, -18, 22, 18)
    }
  },
  gardens(path, width, random) {
    for (let x = random.between(24, 60); x + 30 < width; x += random.between(60, 120)) {
      if (random.chance(0.45)) {
        const tall = random.between(78, 128)
        path.moveTo(x, -tall)
        path.bezierCurveTo(x + 12, -tall * 0.6, x + 20, -tall * 0.2, x + 6, 0)
        path.lineTo(x - 6, 0)
        path.bezierCurveTo(x - 20, -tall * 0.2, x - 12, -tall * 0.6, x, -tall)
        path.closePath()
      } else bush(path, x, random.between(15, 24))
    }
  },
  citadel(path, width, random) {
    path.rect(4, -16, width - 8, 16)
    merlons(path, 8, width - 8, -15, 20)
    if (width < 260 || random.chance(0.3)) return
    const left = width * random.between(0.25, 0.6)
    path.rect(left, -118, 72, 118)
    path.rect(left - 8, -128, 88, 18)
    merlons(path, left - 8, left + 82, -127, 16)
    path.rect(left + 34, -190, 3, 50)
    path.moveTo(left + 37, -190)
    path.lineTo(left + 74, -178)
    path.lineTo(left + 37, -164)
    path.closePath()
  },
}

const made = new WeakMap<Roof, Path2D>()

/** Returns the outline of the objects on a roof behind the path; it has the color of the wall's back. */
export function getRoofOrnament(roof: Roof, quarter: QuarterName): Path2D {
  const known = made.get(roof)
  if (known) return known
  const path = new Path2D()
  ornaments[quarter](path, roof.width, new Random(roof.appearance))
  made.set(roof, path)
  return path
}
