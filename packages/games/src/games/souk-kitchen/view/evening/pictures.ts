import { courtyard, h, drawAt } from '../../../../core/index.ts'
import type { Upgrade } from '../../rules/menu.ts'
import { drawJug } from '../stations/jug-view.ts'
import { drawKnife } from '../stations/board-view.ts'
import { catBody, lantern } from '../stall/ornaments.ts'
import { brass, copper, darkWood, gold, iron } from '../palette.ts'
import { disc, paint } from '../shapes.ts'
import type { Context } from '../shapes.ts'

const pan = (context: Context, x: number, y: number, size: number, metal: typeof copper) =>
  drawAt(context, x, y, size, () =>
    paint(context, [
      { d: 'M14 14L28 28', line: darkWood, width: 7 },
      { d: disc(0, 0, 19), fill: metal, lift: 3 },
      { d: disc(0, 0, 15), fill: [0.42, 0.06, 60] },
    ]),
  )

/** Draws each upgrade on a field of 64 × 64. */
const drawings: Record<Upgrade, (context: Context) => void> = {
  copper: (context) => pan(context, 28, 27, 1.1, copper),
  knife: (context) =>
    drawAt(context, 40, 60, 0.95, () => {
      context.rotate(0.35)
      drawKnife(context, true)
    }),
  spout: (context) => drawAt(context, 32, 38, 0.95, () => drawJug(context, true)),
  tray: (context) =>
    paint(context, [
      { d: disc(32, 32, 25), fill: brass, lift: 4 },
      { d: disc(32, 32, 18), line: gold, width: 3 },
      { d: 'M32 20l3.5 8.5L44 32l-8.5 3.5L32 44l-3.5-8.5L20 32l8.5-3.5z', fill: gold },
    ]),
  carpet: (context) =>
    paint(context, [
      { d: 'M10 14H54V50H10Z', fill: courtyard.pomegranate, lift: 3 },
      { d: 'M14 18H50V46H14Z', line: gold, width: 2.4 },
      { d: 'M32 20L46 32L32 44L18 32Z', fill: courtyard.plaster },
      { d: 'M32 26L39 32L32 38L25 32Z', fill: courtyard.cobalt },
      { d: 'M8 16v32M56 16v32', line: gold, width: 2.4 },
    ]),
  lanterns: (context) => {
    drawAt(context, 20, 14, 0.95, () => paint(context, lantern(courtyard.saffron)))
    drawAt(context, 45, 24, 0.95, () => paint(context, lantern(courtyard.rose)))
  },
  secondPan: (context) => {
    pan(context, 22, 20, 0.72, iron)
    pan(context, 40, 38, 0.72, iron)
  },
  cat: (context) =>
    drawAt(context, 32, 60, 0.98, () =>
      paint(context, [
        ...catBody,
        { d: disc(-5.5, -42.5, 2.4) + disc(5.5, -42.5, 2.4), fill: courtyard.night },
      ]),
    ),
}

/** Creates the picture of an upgrade. */
export function createUpgradePicture(upgrade: Upgrade): HTMLCanvasElement {
  const canvas = h('canvas', { class: 'souk-picture', width: 128, height: 128, 'aria-hidden': 'true' })
  const context = canvas.getContext('2d')
  context?.scale(2, 2)
  if (context) drawings[upgrade](context)
  return canvas
}
