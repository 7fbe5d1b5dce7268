import { courtyard, css, shade, drawAt } from '../../../../core/index.ts'
import type { Color } from '../../../../core/index.ts'
import type { Layout } from '../layout.ts'
import { brass, gold } from '../palette.ts'
import { disc, paint } from '../shapes.ts'
import type { Context, Shape } from '../shapes.ts'

const panes: readonly Color[] = [courtyard.saffron, courtyard.teal, courtyard.rose, courtyard.violet]
const fur: Color = [0.68, 0.12, 62]

/** Shapes of a lantern that hangs from (0, 0), about 40 units tall. */
export const lantern = (pane: Color): readonly Shape[] => [
  { d: 'M0 -20V2', line: brass, width: 2 },
  { d: 'M-8 6L0 0L8 6Z', fill: brass },
  { d: 'M-8 6H8L12 18L6 30H-6L-12 18Z', fill: shade(pane, 0.1) },
  { d: 'M0 6V30M-12 18H12', line: brass, width: 1.8 },
  { d: 'M-7 30H7V34H-7Z', fill: brass },
]

function drawGlow(
  context: Context,
  x: number,
  y: number,
  reach: number,
  color: Color,
  strength: number,
): void {
  const glow = context.createRadialGradient(x, y, 2, x, y, reach)
  glow.addColorStop(0, css(color, strength))
  glow.addColorStop(1, css(color, 0))
  context.fillStyle = glow
  context.fillRect(x - reach, y - reach, reach * 2, reach * 2)
}

const walker: readonly Shape[] = [
  {
    d: 'M0 -92C8 -92 11 -84 9 -78C18 -70 20 -30 22 0H-22C-20 -30 -18 -70 -9 -78C-11 -84 -8 -92 0 -92Z',
    fill: courtyard.night,
  },
]

/** Draws passers-by as shadows in the light of the lane. */
export function drawPassersBy(context: Context, { width, counter, personScale }: Layout, time: number): void {
  const reach = Math.min(width * 0.3, counter * 0.62)
  for (let index = 0; index < 3; index++) {
    const speed = 0.045 + index * 0.013
    const part = (time * speed + index * 0.37) % 1
    const side = index % 2 === 0 ? 1 : -1
    context.globalAlpha = 0.3 * Math.sin(part * Math.PI)
    drawAt(
      context,
      width / 2 + side * (part - 0.5) * 2 * reach,
      counter - Math.abs(Math.sin(time * 5 + index)) * 2,
      personScale * (0.52 + 0.12 * index),
      () => paint(context, walker),
    )
  }
  context.globalAlpha = 1
}

/** Draws the stall's lanterns: two plain ones, or a string of colored ones once they are bought. */
export function drawLanterns(context: Context, layout: Layout, bought: boolean, time: number): void {
  const { width, counter, strip } = layout
  // Below the awning, or below the day strip if that is lower.
  const awning = Math.max(layout.awning, strip.width > width - 40 ? strip.y + strip.height : 0)
  const places = bought ? [0.06, 0.335, 0.665, 0.94] : [0.335, 0.665]
  const scale = Math.min(1.7, Math.max(0.62, (counter - awning) / 190))
  for (const [index, place] of places.entries()) {
    const x = width * place
    const sway = Math.sin(time * 1.1 + index * 1.7) * 0.05
    const pane = bought ? (panes[index % panes.length] ?? gold) : gold
    drawGlow(
      context,
      x,
      awning + 26 * scale,
      90 * scale,
      pane,
      (bought ? 0.42 : 0.26) + 0.03 * Math.sin(time * 6 + index),
    )
    drawAt(context, x, awning - 2, scale * (bought ? 1 : 0.75), () => {
      context.rotate(sway)
      context.translate(0, 12)
      paint(context, lantern(pane))
    })
  }
}

export const catBody: readonly Shape[] = [
  { d: 'M-15 0C-18 -22 -10 -34 0 -34S18 -22 15 0Z', fill: fur },
  { d: 'M-6 0C-8 -14 8 -14 6 0Z', fill: courtyard.plaster },
  { d: 'M-14 -44L-16 -58L-5 -51ZM14 -44L16 -58L5 -51Z', fill: fur },
  { d: disc(0, -41, 14), fill: fur },
  { d: 'M-4 -54V-49M0 -55V-49M4 -54V-49', line: shade(fur, -0.2), width: 2 },
  { d: disc(0, -35, 6), fill: courtyard.plaster },
  { d: 'M-2 -38h4l-2 3z', fill: courtyard.pomegranate },
  {
    d: 'M-5 -33q2.5 2.5 5 0q2.5 2.5 5 0M-9 -35h-9M9 -35h9M-9 -33l-8 3M9 -33l8 3',
    line: courtyard.night,
    width: 1.2,
  },
]

/** Draws the cat of the souk on the counter. It closes its eyes after it saved a combo. */
export function drawCat(
  context: Context,
  { width, counter, personScale }: Layout,
  asleep: boolean,
  time: number,
): void {
  drawAt(context, width * (width > 900 ? 0.19 : 0.335), counter, personScale * 0.8, () => {
    const tail = Math.sin(time * 1.8) * 8
    paint(context, [{ d: `M14 -4C30 -4 26 -24 ${30 + tail} -30`, line: fur, width: 6 }])
    paint(context, catBody)
    const eyes = asleep || time % 4 < 0.12
    paint(
      context,
      eyes
        ? [{ d: 'M-8 -42q3 2.5 5 0M3 -42q3 2.5 5 0', line: courtyard.night, width: 1.8 }]
        : [{ d: disc(-5.5, -42.5, 2.4) + disc(5.5, -42.5, 2.4), fill: courtyard.night }],
    )
  })
}

/** Darkens the corners of the street. */
export function drawVignette(context: Context, { width, height, counter }: Layout): void {
  const shadow = context.createRadialGradient(
    width / 2,
    counter * 0.75,
    Math.min(width, height) * 0.35,
    width / 2,
    counter * 0.75,
    Math.max(width, height) * 0.75,
  )
  shadow.addColorStop(0, css(courtyard.night, 0))
  shadow.addColorStop(1, css(courtyard.night, 0.55))
  context.fillStyle = shadow
  context.fillRect(0, 0, width, counter)
}
