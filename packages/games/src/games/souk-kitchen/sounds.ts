import type { Tone } from '../../core/index.ts'
import type { GameEvent, Quality } from './rules/state.ts'

/** Maqam Hijaz from D4 up to the octave. */
const hijaz = [293.66, 311.13, 369.99, 392, 440, 466.16, 523.25, 587.33]
const note = (index: number) => hijaz[index % hijaz.length] ?? 294

const arpeggio = (notes: readonly number[], octave: number, gap = 0.075): readonly Tone[] =>
  notes.map((index, order) => ({
    from: note(index) * octave,
    duration: 0.22,
    delay: order * gap,
    volume: 0.15,
  }))

const knock: Tone = { wave: 'noise', from: 900, to: 300, duration: 0.07, volume: 0.2 }
const sizzle: Tone = { wave: 'noise', from: 5200, to: 3800, duration: 0.5, volume: 0.1 }
const wrong: readonly Tone[] = [
  { wave: 'square', from: 150, to: 95, duration: 0.18, volume: 0.1 },
  { wave: 'noise', from: 400, to: 200, duration: 0.12, volume: 0.12 },
]
const graded = (quality: Quality): readonly Tone[] =>
  quality === 3
    ? arpeggio([4, 7], 2, 0.06)
    : quality === 2
      ? arpeggio([3], 2)
      : [{ from: 185, to: 165, duration: 0.2, volume: 0.14 }]

/** A star of the day is reached. */
export const starTones = arpeggio([0, 4, 7], 2, 0.09)

/** Returns the sound of an event. `combo` raises the pitch of strokes. */
export function getTones(event: GameEvent, combo: number): readonly Tone[] {
  switch (event.kind) {
    case 'opened':
    case 'bought':
      return arpeggio([0, 2, 4, 7], event.kind === 'bought' ? 2 : 1)
    case 'arrived':
      return [
        { wave: 'sine', from: 1174, duration: 0.3, volume: 0.07 },
        { wave: 'sine', from: 1568, duration: 0.35, delay: 0.09, volume: 0.06 },
      ]
    case 'moved':
    case 'chose':
      return [{ wave: 'sine', from: 523, to: 587, duration: 0.06, volume: 0.06 }]
    case 'started':
      return event.station === 'board' ? [knock] : event.station === 'jug' ? [] : [sizzle, knock]
    case 'turned':
      return [sizzle, ...graded(event.quality)]
    case 'stroke':
      return event.quality === 0
        ? [{ ...knock, from: 300, to: 120 }]
        : [knock, { from: note(combo + event.quality * 2), duration: 0.12, volume: 0.12 }]
    case 'poured':
      return [{ wave: 'sine', from: 500, to: 700, duration: 0.1, volume: 0.08 }]
    case 'placed':
      return [{ ...knock, from: 1600, to: 900 }, ...graded(event.quality)]
    case 'made':
      return graded(event.quality)
    case 'spoiled':
      return [...wrong, { wave: 'noise', from: 2400, to: 600, duration: 0.7, volume: 0.14 }]
    case 'cleared':
      return [knock]
    case 'nothing':
    case 'refused':
      return [{ wave: 'sine', from: 220, to: 180, duration: 0.08, volume: 0.07 }]
    case 'loaded':
      return [{ wave: 'sine', from: 1760, duration: 0.4, volume: 0.08 }]
    case 'served':
      return [
        ...arpeggio(event.perfect ? [1, 3, 5, 7] : [1, 3], 2),
        { wave: 'noise', from: 6000, duration: 0.12, delay: 0.05, volume: 0.07 },
      ]
    case 'left':
      return [
        { from: 330, to: 247, duration: 0.24, volume: 0.16 },
        { from: 247, to: 165, duration: 0.4, delay: 0.2, volume: 0.16 },
      ]
    case 'saved':
      return [{ wave: 'sawtooth', from: 520, to: 760, duration: 0.22, volume: 0.06 }]
    default:
      return event.stars > 0 ? arpeggio([0, 3, 5, 7].slice(0, event.stars + 1), 2, 0.4) : wrong
  }
}
