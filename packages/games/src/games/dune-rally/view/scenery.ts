import { courtyard, css } from '../../../core/index.ts'
import type { Camera } from './camera.ts'
import { getPlaceNoise } from './place-noise.ts'
import { getHaze } from './road.ts'
import type { Lighting } from './lighting.ts'
import { halfRoad, segmentLength } from '../rules/tuning.ts'
import { drawPalm, drawTent } from './object-drawings.ts'

const cloths = [courtyard.pomegranate, courtyard.teal, courtyard.violet, courtyard.cobalt]
const post = css(courtyard.ink)
const flame = css(courtyard.saffron)

/** Draws a dune beside the road: a lit side, a dark side and an S-shaped crest between them. */
function drawDune(
  context: CanvasRenderingContext2D,
  { lit, dark, ripple }: Lighting['dune'][number],
  wide: number,
  tall: number,
): void {
  context.fillStyle = dark
  context.beginPath()
  context.moveTo(-wide, 0.4)
  context.quadraticCurveTo(-wide * 0.35, -tall * 0.85, 0, -tall)
  context.quadraticCurveTo(wide * 0.4, -tall * 0.5, wide, 0.4)
  context.fill()
  context.fillStyle = lit
  context.beginPath()
  context.moveTo(-wide, 0.4)
  context.quadraticCurveTo(-wide * 0.35, -tall * 0.85, 0, -tall)
  context.bezierCurveTo(wide * 0.16, -tall * 0.6, -wide * 0.2, -tall * 0.34, wide * 0.14, 0.4)
  context.fill()
  context.fillStyle = ripple
  for (let i = 1; i < 4; i++)
    context.fillRect(-wide * (0.62 - i * 0.12), -tall * 0.12 * i, wide * (0.34 - i * 0.05), tall * 0.025)
}

function drawLamp(context: CanvasRenderingContext2D): void {
  context.fillStyle = post
  context.fillRect(-0.09, -2.4, 0.18, 2.4)
  context.fillRect(-0.34, -3.25, 0.68, 0.95)
  context.fillStyle = flame
  context.fillRect(-0.22, -3.1, 0.44, 0.66)
}

/** Draws ripples and tufts of sand, which make the speed visible. */
function drawSandTexture(
  context: CanvasRenderingContext2D,
  lighting: Lighting['dune'][number],
  roll: number,
): void {
  if (roll < 0.7) {
    context.fillStyle = roll < 0.35 ? lighting.dark : lighting.lit
    context.fillRect(-1.6, -0.1, 2.6, 0.12)
    context.fillRect(-0.5, -0.36, 2.4, 0.1)
    return
  }
  context.fillStyle = lighting.dark
  for (const [x, tall] of [
    [-0.4, 0.7],
    [0, 1.1],
    [0.35, 0.8],
  ] as const) {
    context.beginPath()
    context.moveTo(x - 0.16, 0)
    context.lineTo(x * 2.1, -tall)
    context.lineTo(x + 0.16, 0)
    context.fill()
  }
}

/** Draws the scenery beside one segment, always the same at the same place. */
export function drawRoadside(
  context: CanvasRenderingContext2D,
  camera: Camera,
  index: number,
  lighting: Lighting,
  time: number,
): void {
  const number = camera.first + index
  const edge = camera.edges[index]
  if (!edge || edge.scale < 0.8 || edge.far < 5) return
  const on = (metres: number, draw: () => void) => {
    context.save()
    context.translate(edge.x + metres * edge.scale, edge.y)
    context.scale(edge.scale, edge.scale)
    draw()
    context.restore()
  }
  const dune = lighting.dune[getHaze(edge.far, camera.edges.length * segmentLength)]
  for (const side of [-1, 1]) {
    const chance = getPlaceNoise(number, side + 5)
    const roll = (salt: number) => getPlaceNoise(number, side * 3 + salt)
    if (dune && edge.far < 150 && roll(20) < 0.5)
      on(side * (halfRoad + 2.2 + 17 * roll(25)), () => drawSandTexture(context, dune, roll(30)))
    if (dune && chance < 0.075) {
      const wide = 11 + 20 * roll(50)
      on(side * (halfRoad + wide + 4 + 26 * roll(60)), () =>
        drawDune(context, dune, wide, wide * (0.24 + 0.2 * roll(70))),
      )
    } else if (chance < 0.115)
      on(side * (halfRoad + 5 + 22 * roll(80)), () =>
        drawPalm(context, Math.sin(time * 1.1 + number) * 0.18, 4.6 + 3 * roll(90)),
      )
    else if (chance > 0.992)
      on(side * (halfRoad + 10 + 8 * roll(95)), () =>
        drawTent(context, cloths[number & 3] ?? courtyard.pomegranate),
      )
  }
  if (number % 12 === 0) for (const side of [-1, 1]) on(side * (halfRoad + 2.3), () => drawLamp(context))
}
