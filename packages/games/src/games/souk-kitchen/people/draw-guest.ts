import { courtyard, css, mix, shade } from '../../../core/index.ts'
import type { Color } from '../../../core/index.ts'
import { disc, paint } from '../view/shapes.ts'
import type { Context, Shape } from '../view/shapes.ts'
import { guestLooks } from './guest-looks.ts'
import type { GuestLook } from './guest-looks.ts'
import { ink } from './heads.ts'

/** From delighted to angry. */
export type Mood = 0 | 1 | 2 | 3

/** Brows and mouth of each mood, readable without color. */
const faces: readonly { brows: string; mouth: string; open?: boolean }[] = [
  { brows: 'M20 21q5-4 9 0M35 21q5-4 9 0', mouth: 'M24 40q8 11 16 0Z', open: true },
  { brows: 'M21 23q4-2 8 0M35 23q4-2 8 0', mouth: 'M25 42q7 5 14 0' },
  { brows: 'M21 22l8 1M35 23l8-2', mouth: 'M26 44h10q2 0 3-1' },
  { brows: 'M20 20l9 4M44 20l-9 4', mouth: 'M25 47q7-7 14 0' },
]

export interface Pose {
  mood: Mood
  /** Seconds, for breath and blinking. */
  time: number
  /** 1 right after the arrival, falling to 0: raises a hand. */
  waving: number
  /** 1 right after being served. */
  cheering: number
  still: boolean
}

const limb = (d: string, cloth: Color): readonly Shape[] => [
  { d, line: shade(cloth, -0.16), width: 15 },
  { d, line: shade(cloth, -0.04), width: 11.5 },
]

function getClothes({ dress, cloth, trim }: GuestLook): readonly Shape[] {
  const body = 'M4 112C2 76 6 57 21 52Q32 60 43 52C58 57 62 76 60 112Z'
  const base: Shape = { d: body, fill: cloth }
  const fold: Shape = { d: 'M46 60C54 68 56 88 55 112H60C62 76 58 57 46 54Z', fill: shade(cloth, -0.08) }
  const styles: Record<GuestLook['dress'], readonly Shape[]> = {
    robe: [
      { d: 'M22 52L32 72L42 52', line: trim, width: 4 },
      { d: 'M32 72V112', line: trim, width: 3 },
    ],
    vest: [
      { d: 'M22 52L32 66L42 52L46 54L43 112H21L18 54Z', fill: trim },
      { d: 'M32 66V112', line: shade(trim, -0.16), width: 2 },
      { d: disc(32, 76, 1.8) + disc(32, 86, 1.8) + disc(32, 96, 1.8), fill: shade(trim, -0.4) },
    ],
    stripes: [
      { d: 'M14 58V112M23 56V112M41 56V112M50 58V112', line: shade(cloth, 0.14), width: 3.4 },
      { d: 'M22 52Q32 62 42 52', line: trim, width: 4 },
    ],
    embroidery: [
      { d: 'M22 53H42V80H22Z', fill: shade(cloth, -0.12) },
      {
        d: 'M25 58l3.500 4l3.500-4l3.500 4l3.500-4M25 66l3.500 4l3.500-4l3.500 4l3.500-4M25 74l3.500 4l3.500-4l3.500 4l3.500-4',
        line: trim,
        width: 2,
      },
    ],
    apron: [
      { d: 'M20 62H44L46 112H18Z', fill: trim },
      { d: 'M20 62L24 52M44 62L40 52', line: trim, width: 3.4 },
      { d: 'M26 84h12v9h-12z', line: shade(trim, -0.2), width: 2 },
    ],
  }
  return [base, fold, ...styles[dress]]
}

function getArms({ mood, time, waving, cheering, still }: Pose): readonly [string, number, number][] {
  const wave = still ? 0 : Math.sin(time * 14) * 4
  const up = Math.max(waving, cheering)
  const left: [string, number, number] =
    cheering > 0
      ? [`M11 68Q-2 60 ${2 - wave} 40`, 2 - wave, 36]
      : mood === 3
        ? ['M11 68Q-6 84 12 92', 13, 93]
        : ['M11 68Q2 88 15 100', 17, 101]
  const drum = mood === 2 && !still ? Math.max(0, Math.sin(time * 9)) * 4 : 0
  const right: [string, number, number] =
    up > 0
      ? [`M53 68Q66 60 ${62 + wave} 40`, 62 + wave, 36]
      : mood === 3
        ? ['M53 68Q70 84 52 92', 51, 93]
        : [`M53 68Q62 88 49 ${100 - drum}`, 47, 101 - drum]
  return [left, right]
}

/** Draws a guest on a field 64 wide whose counter is at a height of 104; the head is at (32, 30). */
export function drawGuest(context: Context, guest: number, pose: Pose): void {
  const look = guestLooks[guest] ?? guestLooks[0]
  if (!look) return
  const { mood, time, cheering, still } = pose
  const face = faces[cheering > 0 ? 0 : mood] ?? faces[0]
  const skin = mood === 3 ? mix(look.skin, courtyard.pomegranate, 0.28) : look.skin
  const { behind = [], over } = look.head(look.cloth)
  const girth = look.girth ?? 1
  const breath = still ? 0 : Math.sin(time * 2.4 + guest) * 0.8
  const sway = still ? 0 : mood === 3 ? Math.sin(time * 17) * 0.8 : Math.sin(time * 1.3 + guest * 2) * 0.7
  context.save()
  context.translate(32 * (1 - girth), 0)
  context.scale(girth, 1)
  paint(context, getClothes(look))
  context.restore()
  for (const [d, x, y] of getArms(pose)) {
    paint(context, limb(d, look.cloth))
    paint(context, [{ d: disc(x, y, 6.2), fill: skin, lift: 1.5 }])
  }
  context.save()
  context.translate(sway, breath)
  paint(context, behind)
  const isBlinking = (time * 0.7 + guest * 0.37) % 2.6 < 0.07
  const eyes: Shape =
    isBlinking || (cheering > 0 && mood < 3)
      ? { d: 'M22 30q3-3 6 0M36 30q3-3 6 0', line: ink, width: 2.4 }
      : { d: disc(25, 29.5, 2.5) + disc(39, 29.5, 2.5), fill: ink }
  paint(context, [
    { d: 'M26 42h12v12q-6 7-12 0z', fill: shade(skin, -0.1) },
    { d: 'M15 28C15 14 49 14 49 28C49 42 42 48 32 48S15 42 15 28Z', fill: skin },
    {
      d: disc(20, 36, 3.6) + disc(44, 36, 3.6),
      fill: mix(skin, courtyard.pomegranate, mood < 2 ? 0.25 : 0.1),
    },
    { d: 'M31 32q-2 4 1.500 4', line: shade(skin, -0.14), width: 1.8 },
    ...(look.beard ? [look.beard] : []),
    eyes,
    ...(look.details ?? []),
    ...over,
    { d: face?.brows ?? '', line: ink, width: 2.3 },
  ])
  if (face?.open) paint(context, [{ d: face.mouth, fill: [0.35, 0.1, 20] }])
  context.strokeStyle = css(ink)
  paint(context, [{ d: face?.mouth ?? '', line: ink, width: 2.3 }])
  context.restore()
  if (mood === 3 && cheering === 0) drawSteam(context, time, still)
}

/** Puffs beside the head of an angry guest. */
function drawSteam(context: Context, time: number, still: boolean): void {
  for (const side of [-1, 1]) {
    const age = still ? 0.4 : (time * 1.6 + (side + 1) * 0.25) % 1
    context.globalAlpha = 0.7 * (1 - age)
    paint(context, [
      { d: disc(32 + side * (22 + age * 8), 20 - age * 12, 3 + age * 3), fill: courtyard.paper },
    ])
  }
  context.globalAlpha = 1
}
