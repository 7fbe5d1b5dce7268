import { courtyard } from '../../../core/index.ts'
import type { Color } from '../../../core/index.ts'
import * as heads from './heads.ts'
import type { Headdress } from './heads.ts'
import type { Shape } from '../view/shapes.ts'

export const skins: readonly [Color, Color, Color, Color] = [
  [0.79, 0.075, 62],
  [0.7, 0.085, 56],
  [0.6, 0.085, 50],
  [0.49, 0.07, 45],
]

/** Appearance of a guest. */
export interface GuestLook {
  head: Headdress
  skin: Color
  cloth: Color
  /** Second color of the clothes. */
  trim: Color
  dress: 'robe' | 'vest' | 'stripes' | 'embroidery' | 'apron'
  /** Beard and moustache, below the eyes. */
  beard?: Shape
  /** Glasses and jewelry, over the eyes. */
  details?: readonly Shape[]
  /** Height against an adult. @default 1 */
  size?: number
  /** Width of the body against an adult. @default 1 */
  girth?: number
}

export const guestLooks: readonly GuestLook[] = [
  {
    head: heads.scarf,
    skin: skins[0],
    cloth: courtyard.violet,
    trim: courtyard.saffron,
    dress: 'embroidery',
  },
  {
    head: heads.tarboosh,
    skin: skins[1],
    cloth: courtyard.cobalt,
    trim: courtyard.paper,
    dress: 'vest',
    beard: heads.moustache,
    girth: 1.16,
  },
  {
    head: heads.curls,
    skin: skins[3],
    cloth: courtyard.tangerine,
    trim: courtyard.pomegranate,
    dress: 'robe',
    details: [heads.earrings],
  },
  {
    head: heads.keffiyeh,
    skin: skins[1],
    cloth: courtyard.green,
    trim: courtyard.plaster,
    dress: 'robe',
    beard: heads.beard,
    girth: 1.08,
  },
  { head: heads.strawHat, skin: skins[0], cloth: courtyard.teal, trim: courtyard.paper, dress: 'apron' },
  {
    head: heads.turban,
    skin: skins[2],
    cloth: courtyard.pomegranate,
    trim: courtyard.saffron,
    dress: 'stripes',
    beard: heads.greyBeard,
  },
  {
    head: heads.bun,
    skin: skins[1],
    cloth: courtyard.rose,
    trim: courtyard.paper,
    dress: 'embroidery',
    details: [heads.glasses, heads.earrings],
    size: 0.9,
    girth: 1.12,
  },
  {
    head: heads.scarf,
    skin: skins[2],
    cloth: courtyard.teal,
    trim: courtyard.night,
    dress: 'vest',
    details: [heads.glasses],
  },
  {
    head: heads.skullcap,
    skin: skins[2],
    cloth: [0.78, 0.13, 95],
    trim: courtyard.cobalt,
    dress: 'stripes',
    size: 0.8,
  },
  {
    head: heads.braids,
    skin: skins[1],
    cloth: courtyard.rose,
    trim: courtyard.violet,
    dress: 'apron',
    size: 0.84,
  },
]
