import type { Tone } from '../../core/index.ts'

/** Maqam Hijaz from D4 up to the octave; each layer of a dish plays its next note. */
const hijaz = [293.66, 311.13, 369.99, 392, 440, 466.16, 523.25, 587.33]

const step = (index: number) => hijaz[index % hijaz.length] ?? hijaz[0] ?? 294

/** Plucked string, like an oud: body and click. */
export const layerTones = (layer: number): readonly Tone[] => [
  { from: step(layer), duration: 0.24, volume: 0.2 },
  { wave: 'sine', from: step(layer) * 2, duration: 0.1, volume: 0.06 },
  { wave: 'noise', from: 2400, to: 900, duration: 0.05, volume: 0.08 },
]
export const servedTones = (stars: number): readonly Tone[] => [
  ...Array.from({ length: stars + 1 }, (_, index) => ({
    from: step(index * 2 + 1) * 2,
    duration: 0.22,
    delay: index * 0.075,
    volume: 0.15,
  })),
  { wave: 'noise', from: 6000, duration: 0.12, delay: 0.05, volume: 0.06 },
]
export const wrongTones: readonly Tone[] = [
  { wave: 'square', from: 150, to: 95, duration: 0.18, volume: 0.1 },
  { wave: 'noise', from: 400, to: 200, duration: 0.12, volume: 0.12 },
]
export const lostTones: readonly Tone[] = [
  { from: 330, to: 247, duration: 0.24, volume: 0.16 },
  { from: 247, to: 165, duration: 0.4, delay: 0.2, volume: 0.16 },
]
/** Bell at the door. */
export const arrivedTones: readonly Tone[] = [
  { wave: 'sine', from: 1174, duration: 0.3, volume: 0.07 },
  { wave: 'sine', from: 1568, duration: 0.35, delay: 0.09, volume: 0.06 },
]
export const chosenTones: readonly Tone[] = [
  { wave: 'sine', from: 523, to: 587, duration: 0.07, volume: 0.08 },
]
/** Frame drum. */
export const rushTones: readonly Tone[] = [0, 0.16, 0.24, 0.4].map((delay, beat) => ({
  wave: 'sine',
  from: beat === 0 || beat === 3 ? 130 : 220,
  to: beat === 0 || beat === 3 ? 70 : 180,
  duration: 0.16,
  delay,
  volume: 0.26,
}))
export const freshTones: readonly Tone[] = [0, 2, 4, 7].map((note, index) => ({
  from: step(note),
  duration: 0.2,
  delay: 0.25 + index * 0.07,
  volume: 0.12,
}))
