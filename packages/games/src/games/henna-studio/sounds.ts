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

/** Returns the pitch of a motif in the maqam of a hand. */
const getPitch = (maqam: number, motif: number): number =>
  tonic * 2 ** ((maqams[maqam % maqams.length]?.[motif] ?? 0) / 1200)

/** Plucked string, like a qanun: bright and doubled at the octave. */
export const motifTones = (maqam: number, motif: number): readonly Tone[] => {
  const from = getPitch(maqam, motif)
  return [
    { from, duration: 0.5, volume: 0.2 },
    { wave: 'sine', from: from * 2, duration: 0.3, volume: 0.08 },
    { wave: 'sawtooth', from: from * 2, duration: 0.06, volume: 0.03 },
  ]
}
export const wrongTones: readonly Tone[] = [
  { wave: 'sine', from: 185, to: 139, duration: 0.4, volume: 0.2 },
  { from: 196, to: 147, duration: 0.3, volume: 0.08 },
]
export const roundTones = (maqam: number): readonly Tone[] =>
  [0, 2, 4, 5].flatMap((motif, index) =>
    motifTones(maqam, motif).map((tone) => ({
      ...tone,
      volume: (tone.volume ?? 0.2) * 0.6,
      delay: 0.22 + index * 0.09,
    })),
  )
export const handTones = (maqam: number): readonly Tone[] =>
  [0, 1, 2, 3, 4, 5].flatMap((motif) => [
    { from: getPitch(maqam, motif) * 2, duration: 0.5, delay: 0.6 + motif * 0.1, volume: 0.12 },
    {
      wave: 'sine' as const,
      from: getPitch(maqam, motif),
      duration: 0.7,
      delay: 0.6 + motif * 0.1,
      volume: 0.1,
    },
  ])
export const overTones = (maqam: number): readonly Tone[] =>
  [4, 3, 2, 1, 0].map((motif, index) => ({
    from: getPitch(maqam, motif),
    duration: 0.5,
    delay: 0.3 + index * 0.16,
    volume: 0.14,
  }))
