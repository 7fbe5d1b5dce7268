import { courtyard, css, fillPath, mix, shade, starPath, drawAt } from '../../../../core/index.ts'
import type { Color } from '../../../../core/index.ts'
import type { Layout } from '../layout.ts'
import { brass, copper, darkWood, gold, wood } from '../palette.ts'
import type { Stall } from '../palette.ts'
import { disc, paint, roundRect } from '../shapes.ts'
import type { Context } from '../shapes.ts'

const archAt = (x: number, base: number, half: number, height: number) =>
  new Path2D(
    `M${x - half} ${base}V${base - height * 0.55}C${x - half} ${base - height * 0.85} ${x - half * 0.3} ${base - height * 0.93} ${x} ${base - height}C${x + half * 0.3} ${base - height * 0.93} ${x + half} ${base - height * 0.85} ${x + half} ${base - height * 0.55}V${base}Z`,
  )

/** Draws the covered lane of the souk: arches behind each other, and the evening sky at its end. */
function drawLane(context: Context, { width, counter, awning }: Layout, { sky, wall }: Stall): void {
  const space = counter - awning * 0.4
  const x = width / 2
  const half = Math.min(width * 0.3, space * 0.62)
  for (let depth = 0; depth <= 4; depth++) {
    const part = 1 - depth * 0.19
    const color = mix(shade(wall, 0.07), sky, depth / 4)
    const arch = archAt(x, counter, half * part, space * (0.98 - depth * 0.14))
    fillPath(context, arch, css(color))
    context.strokeStyle = css(shade(color, -0.09))
    context.lineWidth = 5 - depth * 0.7
    context.stroke(arch)
  }
  const sun = counter - space * 0.26
  const glow = context.createRadialGradient(x, sun, 4, x, sun, half * 1.5)
  glow.addColorStop(0, css(shade(sky, 0.16), 0.75))
  glow.addColorStop(1, css(sky, 0))
  context.fillStyle = glow
  context.fillRect(0, 0, width, counter)
}

function drawWall(context: Context, { width, counter }: Layout, { wall, sky }: Stall): void {
  const light = context.createRadialGradient(
    width / 2,
    counter * 0.7,
    10,
    width / 2,
    counter * 0.6,
    width * 0.7,
  )
  light.addColorStop(0, css(mix(wall, sky, 0.35)))
  light.addColorStop(1, css(shade(wall, -0.09)))
  context.fillStyle = light
  context.fillRect(0, 0, width, counter)
  const star = new Path2D(starPath(34))
  for (let x = 26; x < width + 30; x += 52) {
    for (let y = 26; y < counter; y += 52) {
      context.save()
      context.translate(x, y)
      fillPath(context, star, css(shade(wall, 0.05), 0.35))
      context.restore()
    }
  }
}

/** Goods on a shelf, standing at (0, 0), about 40 tall. */
const goods: readonly ((color: Color) => Parameters<typeof paint>[1])[] = [
  (color) => [
    { d: 'M-18 0L-14 -16H14L18 0Z', fill: wood, lift: 0 },
    { d: 'M-14 -16L0 -42L14 -16Z', fill: color },
    { d: 'M0 -42L14 -16H4Z', fill: shade(color, -0.08) },
  ],
  (color) => [
    { d: 'M-12 0V-24C-12 -30 12 -30 12 -24V0Z', fill: mix(color, courtyard.paper, 0.25) },
    { d: 'M-9 -2V-16H9V-2Z', fill: color },
    { d: 'M-13 -26H13V-33H-13Z', fill: brass },
  ],
  () => [
    { d: 'M-15 0C-20 -14 -12 -26 0 -26S20 -14 15 0Z', fill: copper },
    { d: 'M-5 -26L-7 -38H7L5 -26Z', fill: copper },
    { d: 'M14 -20C26 -24 24 -8 15 -8M-14 -16L-26 -30', line: brass, width: 3.4 },
    { d: disc(0, -40, 3), fill: gold },
  ],
]
const spices: readonly Color[] = [
  courtyard.tangerine,
  courtyard.pomegranate,
  courtyard.green,
  courtyard.saffron,
  courtyard.violet,
]

/** Shelves of spices and copper on both sides of a wide stall. */
function drawShelves(context: Context, { width, counter, awning }: Layout): void {
  const length = (width - 640) / 2
  if (length < 70) return
  for (const [side, from] of [
    [0, 0],
    [1, width - length],
  ] as const) {
    for (const [row, y] of [
      awning + (counter - awning) * 0.42,
      awning + (counter - awning) * 0.8,
    ].entries()) {
      const count = Math.floor(length / 62)
      for (let index = 0; index < count; index++) {
        const shape = goods[(index + row + side) % goods.length]
        const color = spices[(index * 2 + row + side) % spices.length] ?? courtyard.saffron
        const x = from + (length * (index + 0.5)) / count
        drawAt(context, x, y, 1.15, () => paint(context, shape?.(color) ?? []))
      }
      roundRect(context, from - 6, y, length + 12, 8, 3, css(wood))
      roundRect(context, from - 6, y + 8, length + 12, 5, 2, css(darkWood))
    }
  }
}

function drawAwning(context: Context, { width, awning }: Layout, { stripe }: Stall): void {
  const count = Math.max(10, 2 * Math.round(width / 72)) + 1
  const band = width / count
  for (let index = 0; index < count; index++) {
    const color = index % 2 === 0 ? stripe : courtyard.plaster
    const x = index * band
    for (const [by, tone] of [
      [5, shade(color, -0.26)],
      [0, color],
    ] as const) {
      context.fillStyle = css(tone)
      context.beginPath()
      context.moveTo(x, -8)
      context.lineTo(x + band, -8)
      context.lineTo(x + band, awning - band / 2 + by)
      context.arc(x + band / 2, awning - band / 2 + by, band / 2, 0, Math.PI)
      context.closePath()
      context.fill()
    }
  }
  const shadow = context.createLinearGradient(0, 0, 0, awning)
  shadow.addColorStop(0, css(courtyard.night, 0.55))
  shadow.addColorStop(1, css(courtyard.night, 0))
  context.fillStyle = shadow
  context.fillRect(0, 0, width, awning)
}

/** Paints the static background behind the customers. */
export function drawStreet(context: Context, layout: Layout, stall: Stall): void {
  drawWall(context, layout, stall)
  drawLane(context, layout, stall)
  drawShelves(context, layout)
  drawAwning(context, layout, stall)
}
