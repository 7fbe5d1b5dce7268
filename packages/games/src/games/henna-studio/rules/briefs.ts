import type { Area } from './geometry.ts'
import type { Family } from './tools.ts'

/** One thing that a client asks for. Shares are whole percent. */
export type Want =
  | { kind: 'symmetry'; min: number }
  | { kind: 'cover'; area: Area | 'hand'; min: number; max: number }
  | { kind: 'motif'; family: Family; min: number }
  | { kind: 'hue'; hue: number }
  | { kind: 'nails' | 'rings'; min: number }

export interface Brief {
  id: BriefId
  wants: readonly Want[]
}

const symmetry = (min: number): Want => ({ kind: 'symmetry', min })
const cover = (area: Area | 'hand', min: number, max: number): Want => ({ kind: 'cover', area, min, max })
const motif = (family: Family, min: number): Want => ({ kind: 'motif', family, min })
const hue = (number: number): Want => ({ kind: 'hue', hue: number })
const nails = (min: number): Want => ({ kind: 'nails', min })
const rings = (min: number): Want => ({ kind: 'rings', min })

/** Eight simple wishes, eight fuller ones, and eight for a whole hand. */
const table = {
  friend: [motif('flower', 3), cover('hand', 8, 45)],
  child: [motif('star', 3), cover('palm', 12, 55)],
  sister: [symmetry(55), motif('leaf', 4)],
  neighbor: [motif('dots', 5), cover('fingers', 12, 70)],
  cousin: [motif('curl', 4), nails(3)],
  feast: [motif('star', 2), symmetry(55)],
  gardener: [motif('leaf', 5), motif('flower', 2)],
  student: [cover('hand', 4, 16), motif('lace', 2)],

  graduate: [symmetry(60), motif('curl', 4), rings(1)],
  dancer: [cover('fingers', 25, 80), motif('dots', 8), nails(5)],
  poet: [motif('paisley', 4), cover('wrist', 15, 70), cover('hand', 8, 40)],
  baker: [motif('flower', 6), cover('palm', 25, 65), hue(2)],
  traveler: [cover('wrist', 30, 90), motif('leaf', 6), rings(2)],
  astronomer: [motif('star', 8), symmetry(60), hue(3)],
  teacher: [symmetry(65), motif('lace', 6), cover('hand', 12, 40)],
  aunt: [motif('mandala', 1), cover('palm', 30, 75), nails(5)],

  bride: [cover('hand', 35, 85), symmetry(65), motif('paisley', 6), nails(5)],
  bridesmaid: [symmetry(70), motif('flower', 8), cover('hand', 25, 60), rings(2)],
  grandmother: [hue(1), motif('mandala', 1), cover('fingers', 30, 80), symmetry(65)],
  singer: [motif('curl', 8), cover('fingers', 25, 70), rings(3), nails(5)],
  princess: [rings(4), motif('mandala', 2), cover('hand', 30, 70), hue(5)],
  weaver: [motif('lace', 10), symmetry(75), cover('wrist', 40, 95), cover('hand', 25, 65)],
  mother: [motif('paisley', 8), cover('palm', 45, 85), symmetry(70), rings(2)],
  artist: [motif('mandala', 1), motif('leaf', 8), motif('dots', 8), symmetry(70)],
} satisfies Record<string, readonly Want[]>

export type BriefId = keyof typeof table
const tierSize = 8
const briefs: readonly Brief[] = (Object.keys(table) as BriefId[]).map((id) => ({ id, wants: table[id] }))
/** Briefs by difficulty. */
export const tiers: readonly (readonly Brief[])[] = [0, 1, 2].map((tier) =>
  briefs.slice(tier * tierSize, (tier + 1) * tierSize),
)
