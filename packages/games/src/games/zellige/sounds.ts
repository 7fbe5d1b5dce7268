import type { Tone } from '../../core/index.ts'

import { music } from './music.ts'

/** Each rank sounds one note of the music's maqam higher. */
const { maqam, tonic } = music

const getNote = (step: number): number => tonic * 2 ** ((maqam[step % 7] ?? 0) / 24 + Math.floor(step / 7))

export const sounds = {
  slide: [{ wave: 'noise', from: 900, to: 400, duration: 0.09, volume: 0.05 }],
  blocked: [{ wave: 'triangle', from: 120, to: 90, duration: 0.1, volume: 0.12 }],
  merge: (rank: number, delay: number): Tone[] => [
    { from: getNote(rank), duration: 0.22, delay, volume: 0.12 },
    { wave: 'sine', from: getNote(rank) * 2, duration: 0.3, delay: delay + 0.01, volume: 0.05 },
  ],
  finest: [0, 2, 4, 7].map((step, i) => ({
    wave: 'sine' as const,
    from: getNote(step + 7),
    duration: 0.35,
    delay: 0.12 + i * 0.08,
    volume: 0.12,
  })),
  medal: [0, 2, 4, 7, 9, 11, 14].map((step, i) => ({
    from: getNote(step + 4),
    duration: i < 6 ? 0.3 : 0.9,
    delay: 0.2 + i * 0.1,
    volume: 0.12,
  })),
  light: [
    { wave: 'noise', from: 1200, to: 5200, duration: 0.4, delay: 0.1, volume: 0.12 },
    { wave: 'sine', from: 420, to: 1680, duration: 0.4, delay: 0.1, volume: 0.12 },
  ],
  crumble: [{ wave: 'noise', from: 500, to: 140, duration: 0.22, delay: 0.1, volume: 0.15 }],
  undo: [{ wave: 'triangle', from: 520, to: 260, duration: 0.16, volume: 0.14 }],
  earned: [{ wave: 'sine', from: 880, to: 1320, duration: 0.16, delay: 0.15, volume: 0.1 }],
  stuck: [{ wave: 'triangle', from: 330, to: 220, duration: 0.4, volume: 0.16 }],
  over: [0, 1, 2].map((i) => ({
    from: getNote(4 - i * 2),
    duration: 0.5,
    delay: i * 0.18,
    volume: 0.14,
  })),
} satisfies Record<string, readonly Tone[] | ((...given: number[]) => Tone[])>
