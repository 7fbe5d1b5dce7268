import { courtyard, mix, shade } from '../../../core/index.ts'
import type { Color } from '../../../core/index.ts'
import type { Context, Shape } from '../view/shapes.ts'
import { disc, paint } from '../view/shapes.ts'
import type { Mood, Pose } from './draw-guest.ts'
import { ink } from './heads.ts'

/** A mood, or joy about a dish. */
type Look = Mood | 'delighted'
const getLook = ({ mood, cheering }: Pose): Look => (cheering > 0 ? 'delighted' : mood)

const inside: Color = [0.32, 0.1, 20]
const tongue: Color = [0.66, 0.16, 22]
const heart = 'M0 4C-9 -2 -5 -8 0 -4C5 -8 9 -2 0 4Z'
const drop = 'M0 -6C4 -1 4 4 0 4S-4 -1 0 -6Z'

const brows: Record<Look, string> = {
  delighted: 'M19 19q6-6 11 0M34 19q6-6 11 0',
  0: 'M20 21q5-4 9-1M35 20q4-3 9 1',
  1: 'M20 21h9M35 21h9',
  2: 'M20 19q5-3 9 2M35 22l9 1',
  3: 'M18 18l12 6.5M46 18l-12 6.5',
}
/** Returns brows that are raised, straight, one-sided or knit. */
export const getBrows = (pose: Pose): string => brows[getLook(pose)]

/** Draws eyes that look at the food, wander, narrow or close with joy. */
export function drawEyes(context: Context, skin: Color, pose: Pose, guest: number): void {
  const look = getLook(pose)
  const { time, still } = pose
  const isBlinking = !still && (time * 0.7 + guest * 0.37) % 2.6 < 0.07
  if (look === 'delighted')
    return paint(context, [{ d: 'M20 31q5-7 10 0M34 31q5-7 10 0', line: ink, width: 3 }])
  if (isBlinking) return paint(context, [{ d: 'M21 30q4 2 8 0M35 30q4 2 8 0', line: ink, width: 2.6 }])
  paint(context, [{ d: disc(25, 29.5, 5) + disc(39, 29.5, 5), fill: courtyard.paper }])
  // Waiting guests look around; all others look at the kitchen.
  const wander = look === 1 && !still ? Math.sin(time * 1.1 + guest) : 0
  context.save()
  context.translate(Math.max(-1, Math.min(1, wander * 2)) * 1.5, look === 0 ? 0 : 1)
  paint(context, [
    { d: disc(25, 29.5, 3.1) + disc(39, 29.5, 3.1), fill: ink },
    { d: disc(26.2, 28.2, 1) + disc(40.2, 28.2, 1), fill: courtyard.paper },
  ])
  context.restore()
  const lid: Color = shade(skin, -0.05)
  const lids: readonly Shape[] =
    look === 2
      ? [
          { d: 'M19.5 29.5V23h11v6.5ZM33.5 29.5V23h11v6.5Z', fill: lid },
          { d: 'M19.5 29.5h11M33.5 29.5h11', line: ink, width: 2 },
        ]
      : look === 3
        ? [
            { d: 'M19.5 25.5V22h11v8.5ZM44.5 25.5V22h-11v8.5Z', fill: lid },
            { d: 'M19.5 25l11 5.5M44.5 25l-11 5.5', line: ink, width: 2 },
          ]
        : []
  paint(context, lids)
}

/** Draws a mouth; on a beard it has lips. */
export function drawMouth(context: Context, pose: Pose, onBeard: boolean): void {
  const look = getLook(pose)
  const line: Color = onBeard ? mix(courtyard.pomegranate, courtyard.paper, 0.35) : ink
  const mouths: Record<Look, readonly Shape[]> = {
    delighted: [
      { d: 'M21 37.5C22 49 42 49 43 37.5Z', fill: inside, line: ink, width: 2.2 },
      { d: 'M26 45q6-4 12 0q-6 3-12 0Z', fill: tongue },
      { d: 'M22.5 38.5h19v2.5q-9 2-19 0Z', fill: courtyard.paper },
    ],
    0: [
      { d: 'M24 38.5Q32 49 40 38.5Z', fill: inside, line: onBeard ? line : ink, width: 2.4 },
      { d: 'M26 39.3h12l-1.5 2h-9Z', fill: courtyard.paper },
    ],
    1: [{ d: 'M26 41.5q6 2.5 12 0', line, width: 3 }],
    2: [{ d: 'M25 43.5q3.5-3.5 7 0t7-1', line, width: 3 }],
    3: [
      {
        d: 'M24 46Q24 39.5 32 39.5T40 46Z',
        fill: courtyard.paper,
        line: onBeard ? line : ink,
        width: 2.4,
      },
      { d: 'M24.5 43h15', line: ink, width: 1.4 },
    ],
  }
  paint(context, mouths[look])
}

/** Draws the signs of a mood around the head: hearts, a drop of sweat, or steam. */
export function drawSigns(context: Context, pose: Pose): void {
  const { time, still, cheering } = pose
  const look = getLook(pose)
  const draw = (shape: Shape, x: number, y: number, size: number, alpha: number) => {
    context.save()
    context.globalAlpha *= alpha
    context.translate(x, y)
    context.scale(size, size)
    paint(context, [shape])
    context.restore()
  }
  if (look === 'delighted') {
    for (const [index, side] of [-1, 1, -0.4, 0.7].entries()) {
      const age = still ? 0.4 : (1 - cheering + index * 0.24) % 1
      const shape = { d: heart, fill: courtyard.pomegranate, line: courtyard.paper, width: 1.2 }
      draw(shape, 32 + side * 27, 26 - age * 26, 0.8 + 0.4 * age, 1 - age * 0.7)
    }
  } else if (look === 2) {
    const age = still ? 0.2 : (time * 0.8) % 1
    const shape = { d: drop, fill: [0.82, 0.09, 230] as const, line: courtyard.cobalt, width: 1 }
    draw(shape, 54, 18 + age * 10, 1.1, 1 - age * 0.6)
  } else if (look === 3) {
    for (const side of [-1, 1]) {
      const age = still ? 0.4 : (time * 1.6 + (side + 1) * 0.25) % 1
      const shape = { d: disc(0, 0, 4), fill: courtyard.paper }
      draw(shape, 32 + side * (24 + age * 9), 18 - age * 13, 0.8 + age, 0.8 * (1 - age))
    }
  }
}
