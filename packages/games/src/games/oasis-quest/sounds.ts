import type { Tone } from '../../core/index.ts'

import { music } from './music.ts'

/** Notes of the music's maqam. */
const { maqam, tonic } = music
const getNote = (step: number): number => tonic * 2 ** ((maqam[step % 7] ?? 0) / 24 + Math.floor(step / 7))

const run = (steps: readonly number[], gap: number, duration: number, volume: number): Tone[] =>
  steps.map((step, i) => ({ from: getNote(step), duration, delay: i * gap, volume }))

export const sounds = {
  step: (odd: number): Tone[] => [
    { wave: 'noise', from: 420 + odd * 90, to: 240, duration: 0.06, volume: 0.07 },
  ],
  bumped: [{ from: 110, to: 84, duration: 0.09, volume: 0.14 }],
  locked: [
    { wave: 'square', from: 150, to: 140, duration: 0.07, volume: 0.06 },
    { wave: 'square', from: 120, to: 110, duration: 0.1, delay: 0.09, volume: 0.06 },
  ],
  key: run([4, 6, 9, 11], 0.06, 0.25, 0.14),
  gate: [{ wave: 'noise', from: 300, to: 90, duration: 0.45, volume: 0.2 }, ...run([2, 4], 0.1, 0.3, 0.12)],
  turned: [
    { wave: 'square', from: 180, to: 140, duration: 0.08, volume: 0.07 },
    { wave: 'noise', from: 900, to: 300, duration: 0.18, delay: 0.06, volume: 0.1 },
  ],
  mirror: run([7, 11], 0.07, 0.35, 0.12),
  pushed: [{ wave: 'noise', from: 240, to: 70, duration: 0.4, volume: 0.22 }],
  leapt: [{ wave: 'sine', from: 240, to: 520, duration: 0.2, volume: 0.12 }],
  fell: [{ wave: 'noise', from: 700, to: 60, duration: 0.5, volume: 0.2 }],
  whirled: [
    { wave: 'noise', from: 300, to: 2200, duration: 0.5, volume: 0.14 },
    ...run([4, 7, 11], 0.08, 0.3, 0.08),
  ],
  fox: [0, 1].map((i) => ({
    wave: 'sine' as const,
    from: 700 + i * 140,
    to: 1100 + i * 160,
    duration: 0.09,
    delay: i * 0.13,
    volume: 0.12,
  })),
  treasure: (streak: number): Tone[] => run([streak + 5, streak + 7, streak + 9], 0.05, 0.2, 0.14),
  drank: [0, 1, 2].map((i) => ({
    wave: 'sine' as const,
    from: 300 + i * 90,
    to: 620 + i * 110,
    duration: 0.12,
    delay: i * 0.09,
    volume: 0.16,
  })),
  kindled: [
    { wave: 'noise', from: 500, to: 2600, duration: 0.4, volume: 0.14 },
    { wave: 'sine', from: 220, to: 440, duration: 0.35, volume: 0.1 },
  ],
  stung: [
    { wave: 'sawtooth', from: 320, to: 70, duration: 0.3, volume: 0.14 },
    { wave: 'noise', from: 1600, to: 300, duration: 0.25, volume: 0.16 },
  ],
  thirsty: [0, 1].map((i) => ({
    wave: 'sine' as const,
    from: 190,
    to: 170,
    duration: 0.14,
    delay: i * 0.2,
    volume: 0.2,
  })),
  cleared: run([0, 2, 4, 7, 9, 11, 14], 0.09, 0.4, 0.14),
  over: run([4, 2, 1, 0], 0.2, 0.5, 0.15),
} satisfies Record<string, readonly Tone[] | ((given: number) => Tone[])>
