import { courtyard, css, mix, shade } from '../../../core/index.ts'
import type { Color } from '../../../core/index.ts'
import { bossInterval } from '../rules/walls.ts'

const { night, ink, slate } = courtyard

export type CourtName = 'lanterns' | 'roses' | 'palms' | 'copper' | 'moon' | 'sea'

/** Returns the colors and the floor's ornament of a court: the same depths everywhere, in its own hue. */
const createCourt = (name: CourtName, hue: number, chroma: number, ornament = '') => {
  const tint = ([lightness, depth]: Color) => css([lightness, depth * chroma, hue])
  return {
    name,
    ornament,
    ground: tint(mix(night, ink, 0.15)),
    pattern: tint(mix(night, ink, 0.62)),
    wall: tint(mix(night, ink, 0.55)),
    frieze: tint(mix(ink, slate, 0.22)),
    deep: tint(shade(night, -0.05)),
    floor: tint(shade(night, -0.035)),
    tiling: tint(mix(night, ink, 0.3)),
    frame: tint(mix(ink, slate, 0.35)),
    frameEdge: tint(mix(ink, slate, 0.75)),
    frameShadow: tint(shade(night, -0.08)),
  }
}
export type Court = ReturnType<typeof createCourt>

/** The courts on the way of a run; ornaments are SVG paths around (0, 0), and stars without. */
export const courts = [
  createCourt('lanterns', 220, 1),
  createCourt(
    'roses',
    350,
    1.5,
    'M0 0C-14-4-5-13 0-13S14-4 0 0C4-14 13-5 13 0S4 14 0 0C14 4 5 13 0 13S-14 4 0 0C-4 14-13 5-13 0S-4-14 0 0Z',
  ),
  createCourt('palms', 155, 1.3, 'M0-13Q10 0 0 13Q-10 0 0-13ZM-13 0Q0-10 13 0Q0 10-13 0Z'),
  createCourt('copper', 45, 1.4, 'M-13 0L0-13L13 0L0 13ZM-7 0L0 7L7 0L0-7Z'),
  createCourt('moon', 290, 1.7, 'M4-12A12 12 0 1 0 4 12A10 10 0 1 1 4-12Z'),
  createCourt('sea', 250, 1.8, 'M-13 7A13 13 0 0 1 13 7H8A8 8 0 0 0-8 7Z'),
] as const

/** Returns the court of a wall. Each guardian opens the next one; after the last they come again. */
export const getCourt = (wall: number): Court =>
  courts[Math.floor((wall - 1) / bossInterval) % courts.length] ?? courts[0]
