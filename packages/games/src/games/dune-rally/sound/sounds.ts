import type { Tone } from '../../../core/index.ts'
import type { GameEvent } from '../rules/state.ts'

/** D maqam Kurd, ascending; a chain of feats climbs it. */
const kurd = [293.66, 311.13, 349.23, 392, 440, 466.16, 523.25, 587.33, 622.25, 698.46, 783.99, 880]
const note = (index: number): number => kurd[index % kurd.length] ?? 293.66

const chime = (from: number, delay = 0, volume = 0.13): Tone[] => [
  { wave: 'sine', from, duration: 0.3, delay, volume },
  { wave: 'sine', from: from * 2.76, duration: 0.1, delay, volume: volume * 0.3 },
]
const climb = (...indices: number[]): Tone[] => indices.flatMap((index, i) => chime(note(index), i * 0.07))
const whoosh = (from: number, to: number, duration: number, volume: number): Tone => ({
  wave: 'noise',
  from,
  to,
  duration,
  volume,
})

/** Tones of a lamp of the signal. */
export const lampTones: readonly Tone[] = [{ wave: 'square', from: 440, duration: 0.12, volume: 0.06 }]

/** Returns the tones of an event. `chain` is the number of feats in a row. */
export function getTones(event: GameEvent, chain: number): readonly Tone[] {
  switch (event.kind) {
    case 'star':
      return chime(note(chain - 1), 0, 0.11)
    case 'flask':
      return [
        { wave: 'sine', from: 420, to: 980, duration: 0.13, volume: 0.16 },
        { wave: 'sine', from: 560, to: 1320, duration: 0.14, delay: 0.1, volume: 0.14 },
      ]
    case 'overtake':
      return event.close
        ? [whoosh(2600, 500, 0.34, 0.22), ...climb(4, 7)]
        : [whoosh(1500, 420, 0.26, 0.13), ...chime(note(4), 0, 0.07)]
    case 'close':
      return [whoosh(3000, 700, 0.28, 0.18), ...chime(note(7))]
    case 'slide':
      return [whoosh(1900, 1100, 0.4, 0.12)]
    case 'drift':
      return [
        whoosh(500, 2600, 0.5, 0.2),
        { wave: 'sawtooth', from: 110, to: 260, duration: 0.4, volume: 0.09 },
      ]
    case 'jump':
      return [{ from: 200, to: 430, duration: 0.22, volume: 0.12 }]
    case 'land':
      return [whoosh(300, 110, 0.16, 0.3), { wave: 'sine', from: 95, to: 55, duration: 0.14, volume: 0.25 }]
    case 'flight':
      return climb(3, 5, 7)
    case 'multiplier':
      return climb(5, 7, 9)
    case 'rub':
      return [
        { wave: 'sawtooth', from: 190, to: 120, duration: 0.12, volume: 0.1 },
        whoosh(1400, 500, 0.15, 0.2),
      ]
    case 'crash':
      return [
        whoosh(event.into === 'camel' ? 1600 : 800, 150, 0.4, 0.36),
        {
          wave: 'sawtooth',
          from: event.into === 'camel' ? 250 : 160,
          to: 70,
          duration: 0.32,
          volume: 0.13,
        },
      ]
    case 'gate':
      return [...climb(0, 4, 7, 11), whoosh(900, 3200, 0.5, 0.12)]
    case 'finish':
      return [...climb(0, 4, 7, 9, 11), ...chime(note(11), 0.42, 0.2), whoosh(900, 3600, 0.8, 0.14)]
    case 'stage':
      return climb(0, 4)
    case 'go':
      return [{ wave: 'square', from: 880, duration: 0.35, volume: 0.07 }, ...chime(note(9))]
    case 'nitro':
      return [
        whoosh(300, 3400, 0.7, 0.26),
        { wave: 'sawtooth', from: 80, to: 340, duration: 0.6, volume: 0.11 },
      ]
    case 'tankFull':
      return climb(4, 9)
    case 'slipstream':
      return [whoosh(700, 1500, 0.45, 0.1)]
    case 'blocked':
      return [0, 0.16].map((delay) => ({
        wave: 'square' as const,
        from: 392,
        duration: 0.11,
        delay,
        volume: 0.05,
      }))
    case 'hurry':
      return [{ wave: 'square', from: event.seconds === 1 ? 880 : 660, duration: 0.09, volume: 0.06 }]
    case 'empty':
      return [{ wave: 'sawtooth', from: 150, to: 45, duration: 0.9, volume: 0.12 }]
    case 'streakEnded':
      return [{ wave: 'sine', from: 330, to: 220, duration: 0.22, volume: 0.08 }]
    default:
      return [...chime(note(4)), ...chime(note(2), 0.2), ...chime(note(0) / 2, 0.42, 0.2)]
  }
}
