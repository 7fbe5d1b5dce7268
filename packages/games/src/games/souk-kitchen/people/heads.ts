import { courtyard, shade } from '../../../core/index.ts'
import type { Color } from '../../../core/index.ts'
import { disc } from '../view/shapes.ts'
import type { Shape } from '../view/shapes.ts'

export const ink = courtyard.night
export const hair: Color = [0.27, 0.03, 50]
export const grey: Color = [0.85, 0.01, 90]
const straw: Color = [0.84, 0.11, 85]

/** Headdress for a head of radius 18 at (32, 30); `cloth` is the color of the clothes. */
export type Headdress = (cloth: Color) => { behind?: readonly Shape[]; over: readonly Shape[] }

export const scarf: Headdress = (cloth) => ({
  behind: [{ d: 'M10 62C6 30 12 8 32 8S58 30 54 62L44 68H20Z', fill: shade(cloth, -0.05) }],
  over: [
    { d: 'M14 32C12 14 20 9 32 9S52 14 50 32C48 20 42 17 32 17S16 20 14 32Z', fill: shade(cloth, 0.07) },
    { d: 'M17 46C22 54 42 54 47 46L50 58C42 66 22 66 14 58Z', fill: shade(cloth, 0.04) },
    { d: 'M19 52C26 58 38 58 45 52', line: shade(cloth, -0.12), width: 2 },
  ],
})
export const tarboosh: Headdress = () => ({
  behind: [{ d: disc(32, 29, 19), fill: hair }],
  over: [
    { d: 'M18 20L21 3H43L46 20C38 16 26 16 18 20Z', fill: courtyard.pomegranate, lift: 2 },
    { d: 'M32 4C44 4 47 9 47 19', line: courtyard.saffron, width: 2.4 },
  ],
})
export const keffiyeh: Headdress = () => ({
  behind: [{ d: 'M9 62C5 26 14 7 32 7S59 26 55 62L46 56V30H18V56Z', fill: courtyard.paper }],
  over: [
    { d: 'M14 30C13 14 20 8 32 8S51 14 50 30C46 20 40 19 32 19S18 20 14 30Z', fill: courtyard.paper },
    { d: 'M15 18C24 13 40 13 49 18M16 22C24 17 40 17 48 22', line: ink, width: 2.6 },
    { d: 'M12 40l3 4l-3 4l3 4M52 40l-3 4l3 4l-3 4', line: courtyard.pomegranate, width: 1.8 },
  ],
})
export const curls: Headdress = () => ({
  over: [
    {
      d:
        disc(17, 20, 7) +
        disc(25, 13, 8) +
        disc(37, 12, 8) +
        disc(46, 19, 7) +
        disc(50, 28, 5) +
        disc(14, 28, 5),
      fill: hair,
    },
    { d: 'M14 22C24 14 40 14 50 22', line: courtyard.saffron, width: 3 },
  ],
})
export const strawHat: Headdress = () => ({
  behind: [{ d: disc(32, 30, 19), fill: hair }],
  over: [
    { d: 'M6 20C20 12 44 12 58 20C44 25 20 25 6 20Z', fill: straw, lift: 3 },
    { d: 'M19 17C19 3 45 3 45 17C38 20 26 20 19 17Z', fill: straw },
    { d: 'M19 15C27 19 37 19 45 15', line: courtyard.teal, width: 4 },
  ],
})
export const turban: Headdress = (cloth) => ({
  over: [
    { d: 'M13 22C10 8 24 2 33 3S54 8 51 22C44 15 22 15 13 22Z', fill: shade(cloth, 0.16), lift: 2 },
    { d: 'M16 15C26 4 40 4 49 17M22 18C30 10 40 9 45 9', line: cloth, width: 2.2 },
    { d: disc(33, 11, 2.6), fill: courtyard.saffron },
  ],
})
export const bun: Headdress = () => ({
  behind: [
    { d: disc(32, 8, 8), fill: grey },
    { d: disc(32, 28, 19), fill: grey },
  ],
  over: [{ d: 'M13 29C13 12 22 10 32 10S51 12 51 29C46 18 38 21 32 15C27 21 18 18 13 29Z', fill: grey }],
})
export const skullcap: Headdress = () => ({
  behind: [{ d: disc(32, 28, 18.6), fill: hair }],
  over: [
    { d: 'M15 22C15 6 49 6 49 22C40 17 24 17 15 22Z', fill: courtyard.paper, lift: 2 },
    { d: 'M18 19l4-4l4 3l6-5l6 5l4-3l4 4', line: courtyard.green, width: 1.8 },
  ],
})
export const braids: Headdress = () => ({
  behind: [
    { d: disc(32, 28, 20), fill: hair },
    {
      d:
        disc(12, 46, 5) +
        disc(11, 56, 5) +
        disc(12, 66, 4) +
        disc(52, 46, 5) +
        disc(53, 56, 5) +
        disc(52, 66, 4),
      fill: hair,
    },
    { d: disc(12, 70, 2.6) + disc(52, 70, 2.6), fill: courtyard.rose },
  ],
  over: [
    { d: 'M13 30C13 12 22 9 32 9S51 12 51 30C48 21 42 18 33 18C24 19 17 22 13 30Z', fill: hair },
    { d: disc(47, 16, 3.4) + disc(43, 12, 3.4) + disc(49, 11, 3.4), fill: courtyard.rose },
    { d: disc(46.5, 13, 2), fill: courtyard.saffron },
  ],
})

export const moustache: Shape = {
  d: 'M22 38C26 34 30 36 32 37C34 36 38 34 42 38C38 40 34 40 32 39C30 40 26 40 22 38Z',
  fill: hair,
}
export const beard: Shape = {
  d: 'M15 32C15 52 24 54 32 54S49 52 49 32C47 40 40 37 32 37S17 40 15 32Z',
  fill: hair,
}
export const greyBeard: Shape = {
  d: 'M15 32C15 56 26 64 32 64S49 56 49 32C47 40 40 37 32 37S17 40 15 32Z',
  fill: grey,
}
export const glasses: Shape = {
  d: `${disc(25, 29.5, 6.2)}${disc(39, 29.5, 6.2)}M31 29h2`,
  line: ink,
  width: 2,
}
export const earrings: Shape = { d: disc(13, 40, 2.8) + disc(51, 40, 2.8), fill: courtyard.saffron }
