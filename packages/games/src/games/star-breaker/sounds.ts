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
  glass: (combo: number): Tone[] => [
    { wave: 'sine', from: getNote(Math.min(combo, 15) + 7), duration: 0.2, volume: 0.12 },
    { wave: 'noise', from: 5200, to: 3000, duration: 0.1, volume: 0.05 },
  ],
  spark: [{ wave: 'noise', from: 900, to: 160, duration: 0.28, volume: 0.14 }],
  locked: [{ wave: 'square', from: 120, to: 96, duration: 0.06, volume: 0.06 }],
  opened: [
    { wave: 'square', from: 420, duration: 0.04, volume: 0.05 },
    { wave: 'sine', from: 840, duration: 0.12, delay: 0.05, volume: 0.1 },
  ],
  fired: (hits: number): Tone[] => [
    { wave: 'sawtooth', from: 300 + hits * 30, to: 1200, duration: 0.22, volume: 0.08 },
    { wave: 'noise', from: 1800, to: 500, duration: 0.16, volume: 0.08 },
  ],
  bossHit: [
    { wave: 'square', from: 140, to: 90, duration: 0.12, volume: 0.1 },
    { wave: 'noise', from: 1200, to: 400, duration: 0.1, volume: 0.08 },
  ],
  weakened: [
    { wave: 'sawtooth', from: 180, to: 50, duration: 0.5, volume: 0.12 },
    { wave: 'noise', from: 2600, to: 180, duration: 0.45, volume: 0.14 },
  ],
  warned: [0, 0.16, 0.32].map((delay) => ({
    wave: 'square',
    from: 330,
    duration: 0.08,
    delay,
    volume: 0.06,
  })),
  struck: {
    ember: [{ wave: 'noise', from: 700, to: 200, duration: 0.4, volume: 0.1 }],
    ray: [{ wave: 'sawtooth', from: 880, to: 110, duration: 0.4, volume: 0.09 }],
    guard: [{ wave: 'sine', from: 220, to: 440, duration: 0.3, volume: 0.12 }],
  },
  dazed: [{ wave: 'triangle', from: 300, to: 120, duration: 0.35, volume: 0.16 }],
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
} satisfies Record<string, readonly Tone[] | Record<string, readonly Tone[]> | ((count: number) => Tone[])>
