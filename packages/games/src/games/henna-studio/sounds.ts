import type { Tone } from '../../core/index.ts'

/** Maqam scales in cents above the tonic (a quarter tone is 50), one note per motif. */
const maqams: readonly (readonly number[])[] = [
  [0, 150, 300, 500, 700, 800], // Bayati
  [0, 200, 350, 500, 700, 900], // Rast
  [0, 100, 400, 500, 700, 800], // Hijaz
  [0, 200, 300, 500, 700, 1100], // Nahawand
  [0, 150, 300, 400, 700, 800], // Saba
]
const tonic = 293.66
const getPitch = (maqam: number, note: number): number =>
  tonic * 2 ** ((maqams[maqam % maqams.length]?.[note % 6] ?? 0) / 1200)

/** Plucked string, like a qanun: bright and doubled at the octave. */
export const motif = (maqam: number, note: number): readonly Tone[] => {
  const from = getPitch(maqam, note)
  return [
    { from, duration: 0.5, volume: 0.2 },
    { wave: 'sine', from: from * 2, duration: 0.3, volume: 0.08 },
    { wave: 'sawtooth', from: from * 2, duration: 0.06, volume: 0.03 },
  ]
}
/** Each mark plucks the next note, softly. */
export const mark = (count: number): readonly Tone[] => [
  { wave: 'sine', from: getPitch(1, (count * 2) % 6) * 2, duration: 0.22, volume: 0.13 },
]
export const undo: readonly Tone[] = [{ wave: 'sine', from: 440, to: 330, duration: 0.12, volume: 0.07 }]
export const wrong: readonly Tone[] = [
  { wave: 'sine', from: 185, to: 139, duration: 0.4, volume: 0.2 },
  { from: 196, to: 147, duration: 0.3, volume: 0.08 },
]
const run = (maqam: number, notes: readonly number[], step: number): readonly Tone[] =>
  notes.flatMap((note, index) =>
    motif(maqam, note).map((tone) => ({ ...tone, volume: (tone.volume ?? 0.2) * 0.6, delay: index * step })),
  )
export const happy = (maqam: number): readonly Tone[] => run(maqam, [0, 2, 4, 5], 0.09)
export const over = (maqam: number): readonly Tone[] => run(maqam, [4, 3, 2, 1, 0], 0.16)
