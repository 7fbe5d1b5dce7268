import type { Tone } from '../../core/index.ts'

import { music } from './music.ts'

/** A combo climbs the music's maqam note by note. */
const { maqam, tonic } = music
const getNote = (step: number): number => tonic * 2 ** ((maqam[step % 7] ?? 0) / 24 + Math.floor(step / 7))

export const sounds = {
  broken: (combo: number): Tone[] => [
    { from: getNote(Math.min(combo, 15)), duration: 0.16, volume: 0.15 },
    { wave: 'noise', from: 2400, to: 900, duration: 0.08, volume: 0.07 },
  ],
  cracked: [{ wave: 'square', from: 180, to: 120, duration: 0.07, volume: 0.07 }],
  paddle: [{ wave: 'sine', from: 196, to: 262, duration: 0.1, volume: 0.2 }],
  wall: [{ wave: 'sine', from: 150, duration: 0.05, volume: 0.08 }],
  launched: [{ wave: 'sine', from: 262, to: 524, duration: 0.16, volume: 0.14 }],
  caught: [0, 2, 4].map((step, i) => ({
    from: getNote(step + 7),
    duration: 0.16,
    delay: i * 0.06,
    volume: 0.12,
  })),
  lost: [
    { wave: 'triangle', from: 240, to: 70, duration: 0.5, volume: 0.2 },
    { wave: 'noise', from: 400, to: 90, duration: 0.4, volume: 0.12 },
  ],
  loosened: [{ wave: 'sine', from: 1100, to: 520, duration: 0.5, volume: 0.1 }],
  cleared: [0, 2, 4, 7, 9].map((step, i) => ({
    from: getNote(step),
    duration: 0.3,
    delay: i * 0.09,
    volume: 0.14,
  })),
  over: [4, 2, 0].map((step, i) => ({
    from: getNote(step) / 2,
    duration: 0.5,
    delay: i * 0.2,
    volume: 0.16,
  })),
} satisfies Record<string, readonly Tone[] | ((combo: number) => Tone[])>
