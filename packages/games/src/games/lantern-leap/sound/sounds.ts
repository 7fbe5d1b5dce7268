import type { Tone } from '../../../core/index.ts'
import type { GameEvent } from '../rules/state.ts'

/** D maqam Hijaz, ascending; a streak of lanterns climbs it. */
const hijaz = [293.66, 311.13, 369.99, 392, 440, 466.16, 523.25, 587.33, 622.25, 739.99, 783.99, 880]
const note = (index: number): number => hijaz[Math.min(index, hijaz.length - 1)] ?? 293.66

const chime = (from: number, delay = 0, volume = 0.16): Tone[] => [
  { wave: 'sine', from, duration: 0.35, delay, volume },
  { wave: 'sine', from: from * 2.76, duration: 0.12, delay, volume: volume * 0.35 },
]
const climb = (...indices: number[]): Tone[] => indices.flatMap((index, i) => chime(note(index), i * 0.07))

/** Returns the tones of an event. `streak` is the number of lanterns in a row. */
export function getTones(event: GameEvent, streak: number): readonly Tone[] {
  switch (event.kind) {
    case 'jump':
      return [{ from: 240, to: 500, duration: 0.15, volume: 0.13 }]
    case 'wing':
      return [
        { wave: 'sine', from: 380, to: 980, duration: 0.24, volume: 0.15 },
        { wave: 'noise', from: 900, to: 2600, duration: 0.2, volume: 0.1 },
      ]
    case 'land':
      return [{ wave: 'noise', from: 320, to: 140, duration: 0.07, volume: 0.14 }]
    case 'lantern':
      return chime(note((streak - 1) % hijaz.length), 0, 0.13)
    case 'star':
      return climb(4, 6, 8, 11)
    case 'stomp':
      return [
        { wave: 'square', from: 300, to: 620, duration: 0.1, volume: 0.07 },
        { wave: 'noise', from: 1800, to: 3400, duration: 0.3, volume: 0.12 },
      ]
    case 'hit':
      return [
        { wave: 'noise', from: 900, to: 160, duration: 0.3, volume: 0.34 },
        { wave: 'sawtooth', from: 200, to: 70, duration: 0.28, volume: 0.13 },
      ]
    case 'fall':
      return [{ wave: 'sine', from: 520, to: 110, duration: 0.55, volume: 0.2 }]
    case 'carry':
      return climb(0, 2, 4)
    case 'multiplier':
      return climb(5, 7)
    case 'light':
    case 'quarter':
      return climb(0, 4, 7, 11)
    case 'streakEnded':
      return [{ wave: 'sine', from: 330, to: 220, duration: 0.25, volume: 0.1 }]
    default:
      return [...chime(note(4)), ...chime(note(2), 0.2), ...chime(note(0) / 2, 0.42, 0.22)]
  }
}
