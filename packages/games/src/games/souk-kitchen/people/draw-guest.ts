import { courtyard, mix, shade } from '../../../core/index.ts'
import type { Color } from '../../../core/index.ts'
import { disc, paint } from '../view/shapes.ts'
import type { Context, Shape } from '../view/shapes.ts'
import { guestLooks } from './guest-looks.ts'
import type { GuestLook } from './guest-looks.ts'
import { drawEyes, drawMouth, drawSigns, getBrows } from './faces.ts'
import { ink } from './heads.ts'

/** 0 happy, 1 waiting, 2 impatient, 3 angry. */
export type Mood = 0 | 1 | 2 | 3

export interface Pose {
  mood: Mood
  /** Seconds, for breathing and blinking. */
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
        d: 'M25 58l3.5 4l3.5-4l3.5 4l3.5-4M25 66l3.5 4l3.5-4l3.5 4l3.5-4M25 74l3.5 4l3.5-4l3.5 4l3.5-4',
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

const headScale = 1.16

/** Draws a guest 64 units wide, behind a counter at y = 104; the head is at (32, 30). */
export function drawGuest(context: Context, guest: number, pose: Pose): void {
  const look = guestLooks[guest] ?? guestLooks[0]
  if (!look) return
  const { mood, time, still } = pose
  const skin = mood === 3 && pose.cheering === 0 ? mix(look.skin, courtyard.pomegranate, 0.4) : look.skin
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
  // The head is enlarged, so that the face is readable on a phone.
  context.translate(32 + sway, 51 + breath)
  context.scale(headScale, headScale)
  context.translate(-32, -49)
  paint(context, behind)
  paint(context, [
    { d: 'M26 42h12v12q-6 7-12 0z', fill: shade(skin, -0.1) },
    { d: 'M15 28C15 14 49 14 49 28C49 42 42 48 32 48S15 42 15 28Z', fill: skin },
    {
      d: disc(20, 36, 3.6) + disc(44, 36, 3.6),
      fill: mix(skin, courtyard.pomegranate, mood < 2 || pose.cheering > 0 ? 0.3 : 0.1),
    },
    { d: 'M31 32q-2 4 1.5 4', line: shade(skin, -0.14), width: 1.8 },
    ...(look.beard ? [look.beard] : []),
  ])
  drawEyes(context, skin, pose, guest)
  paint(context, [...(look.details ?? []), ...over, { d: getBrows(pose), line: ink, width: 3 }])
  drawMouth(context, pose, look.beard !== undefined)
  context.restore()
  drawSigns(context, pose)
}
