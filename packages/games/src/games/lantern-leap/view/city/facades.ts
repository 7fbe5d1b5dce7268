import { Random, css, fillPath, mix, shade } from '../../../../core/index.ts'
import type { Color } from '../../../../core/index.ts'
import type { QuarterName } from '../../rules/quarters.ts'
import type { Roof } from '../../rules/state.ts'
import type { Lighting } from './lighting.ts'
import { quarterCloths } from './quarter-looks.ts'

/** Foot of the frieze, below which facades begin. */
const top = 44
const night: Color = [0.2, 0.04, 250]
const leaf: Color = [0.5, 0.11, 142]
const blossom: Color = [0.72, 0.14, 350]

type Facade = (context: CanvasRenderingContext2D, roof: Roof, random: Random, dim: Dim) => void
/** Returns a color as the light of the hour shows it. */
type Dim = (color: Color) => string

const pickCloth = (random: Random): Color => random.pick(quarterCloths)

/** White stripes need another color beside them. */
const awningCloths = quarterCloths.filter(([lightness]) => lightness < 0.9)

/** Draws a striped awning with a scalloped edge. */
function awning(context: CanvasRenderingContext2D, x: number, wide: number, cloth: Color, dim: Dim): void {
  const count = Math.max(4, Math.round(wide / 15))
  const stripe = wide / count
  for (let i = 0; i < count; i++) {
    const left = x + i * stripe
    context.fillStyle = dim(i % 2 === 0 ? cloth : [0.95, 0.02, 85])
    context.beginPath()
    context.moveTo(left + 4, top)
    context.lineTo(left + stripe + 4, top)
    context.lineTo(left + stripe, top + 30)
    context.arc(left + stripe / 2, top + 30, stripe / 2, 0, Math.PI)
    context.closePath()
    context.fill()
  }
  context.fillStyle = dim(shade(cloth, -0.2))
  context.fillRect(x + 2, top - 3, wide + 4, 5)
}

const facades: Readonly<Partial<Record<QuarterName, Facade>>> = {
  market(context, { width }, random, dim) {
    for (let x = random.between(14, 34); x + 96 < width; x += random.between(150, 210))
      awning(context, x, random.between(76, 96), random.pick(awningCloths), dim)
  },

  dyers(context, { width }, random, dim) {
    for (let x = random.between(16, 40); x + 40 < width; x += random.between(54, 120)) {
      const [wide, long] = [random.between(24, 34), random.between(110, 210)]
      const cloth = pickCloth(random)
      context.fillStyle = dim(cloth)
      context.beginPath()
      context.moveTo(x, top - 4)
      context.lineTo(x + wide, top - 4)
      context.quadraticCurveTo(x + wide + 4, top + long * 0.5, x + wide - 1, top + long)
      context.quadraticCurveTo(x + wide / 2, top + long - 8, x + 1, top + long)
      context.quadraticCurveTo(x - 4, top + long * 0.5, x, top - 4)
      context.fill()
      context.fillStyle = dim(shade(cloth, -0.14))
      context.fillRect(x + wide * 0.3, top - 4, 3, long - 2)
      context.fillRect(x + wide * 0.68, top - 4, 2, long - 2)
      context.fillStyle = dim(shade(cloth, 0.1))
      context.fillRect(x + 1, top + long * 0.8, wide - 2, 5)
    }
  },

  harbor(context, { width }, random, dim) {
    context.fillStyle = dim([0.5, 0.1, 240])
    context.fillRect(4, top, width - 8, 10)
    context.fillStyle = dim([0.95, 0.02, 90])
    context.fillRect(4, top + 12, width - 8, 4)
    for (let x = random.between(40, 90); x + 40 < width; x += random.between(160, 230)) {
      // A life ring.
      context.lineWidth = 9
      context.strokeStyle = dim([0.94, 0.02, 85])
      context.beginPath()
      context.arc(x, top + 50, 18, 0, Math.PI * 2)
      context.stroke()
      context.strokeStyle = dim([0.58, 0.16, 25])
      for (let turn = 0; turn < 4; turn++) {
        context.beginPath()
        context.arc(x, top + 50, 18, (turn * Math.PI) / 2 - 0.32, (turn * Math.PI) / 2 + 0.32)
        context.stroke()
      }
    }
  },

  gardens(context, { width }, random, dim) {
    for (let x = 6; x < width - 34;) {
      const wide = random.between(16, 26)
      const long = random.between(22, 118)
      const vine = new Path2D()
      vine.moveTo(x, 4)
      vine.lineTo(x + wide, 4)
      vine.quadraticCurveTo(x + wide + 3, long * 0.6, x + wide / 2, long)
      vine.quadraticCurveTo(x - 3, long * 0.6, x, 4)
      fillPath(context, vine, dim(shade(leaf, random.between(-0.1, 0.06))))
      context.fillStyle = dim(blossom)
      for (let i = 0; i < long / 26; i++)
        context.fillRect(x + random.between(0, wide - 4), random.between(8, long * 0.8), 4.5, 4.5)
      x += wide - 3
    }
  },

  citadel(context, { width }, random, dim) {
    context.strokeStyle = dim([0.42, 0.03, 60])
    context.globalAlpha = 0.55
    context.lineWidth = 1.6
    context.beginPath()
    for (let row = 0; row < 9; row++) {
      const y = top + row * 30
      context.moveTo(5, y)
      context.lineTo(width - 6, y)
      for (let x = 30 + (row % 2) * 32; x < width - 10; x += 64) {
        context.moveTo(x, y)
        context.lineTo(x, y + 30)
      }
    }
    context.stroke()
    context.globalAlpha = 1
    for (let x = random.between(50, 90); x + 50 < width; x += random.between(190, 280)) {
      const cloth = pickCloth(random)
      const banner = new Path2D()
      banner.moveTo(x, top + 2)
      banner.lineTo(x + 40, top + 2)
      banner.lineTo(x + 40, top + 112)
      banner.lineTo(x + 20, top + 94)
      banner.lineTo(x, top + 112)
      banner.closePath()
      fillPath(context, banner, dim(cloth))
      context.fillStyle = dim(shade(cloth, 0.16))
      context.fillRect(x + 5, top + 2, 3, 96)
      context.fillRect(x + 32, top + 2, 3, 96)
      context.beginPath()
      context.arc(x + 20, top + 46, 9, 0, Math.PI * 2)
      context.fill()
    }
  },
}

/** Draws what hangs on the front of a house in its quarter. */
export function drawFacade(
  context: CanvasRenderingContext2D,
  roof: Roof,
  quarter: QuarterName,
  { dark }: Lighting,
): void {
  const dim: Dim = (color) => css(mix(color, night, 0.12 + dark * 0.45))
  facades[quarter]?.(context, roof, new Random(roof.appearance + 2), dim)
}
