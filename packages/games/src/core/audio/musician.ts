import { Random } from '../random.ts'
import type { Tone } from './tone.ts'

/** Instruments: a lute, a zither and a reed flute. */
type Instrument = 'oud' | 'qanun' | 'nay'

/** A piece of music: data from which a musician improvises. */
export interface Piece {
  /** Quarter notes per minute, when calm and when lively. */
  tempo: readonly [calm: number, lively: number]
  /** Pitch of the first degree, in Hz. */
  tonic: number
  /** The seven degrees of the maqam, in quarter tones above the tonic. */
  maqam: readonly number[]
  /** The iqa‘, one sign per eighth note: D is dum, T tek, k a soft tek, - a rest. */
  rhythm: string
  /**
   * Phrases of one length, one sign per eighth note: 1 to 9 are degrees, a to g the degrees of the octave below,
   * - holds the note before it.
   */
  phrases: readonly string[]
  /** Indices of the phrases in the order of the piece. */
  form: string
  /** Two instruments, which take turns. */
  voices: readonly [Instrument, Instrument]
}

/** Plays a tone at a time of the device's clock, in seconds. */
type PlayTone = (tone: Tone, at: number) => void

/** Music that is late, for example after a pause, continues after this time, in seconds. */
const delayAfterGap = 0.06

const strokes: Readonly<Record<string, readonly Tone[]>> = {
  D: [
    { wave: 'sine', from: 128, to: 62, duration: 0.24, volume: 0.36 },
    { wave: 'noise', from: 500, to: 220, duration: 0.05, volume: 0.14 },
  ],
  T: [
    { wave: 'noise', from: 1900, to: 1500, duration: 0.06, volume: 0.1 },
    { from: 420, to: 330, duration: 0.09, volume: 0.2 },
  ],
  k: [{ wave: 'noise', from: 2200, to: 1800, duration: 0.04, volume: 0.05 }],
}
/** Jingles of a tambourine. */
const jingle: Tone = { wave: 'noise', from: 5600, duration: 0.05, volume: 0.02 }

const instruments: Readonly<Record<Instrument, (from: number, seconds: number) => readonly Tone[]>> = {
  oud: (from, seconds) => [
    { wave: 'pluck', from, duration: seconds + 0.6, volume: 1.5 },
    { wave: 'pluck', from: from / 2, duration: seconds + 0.3, volume: 0.7 },
  ],
  qanun: (from, seconds) => [
    { wave: 'pluck', from, duration: seconds + 0.8, volume: 1.7 },
    { wave: 'pluck', from: from * 2.003, duration: seconds + 0.4, volume: 0.5 },
  ],
  nay: (from, seconds) => [
    { wave: 'sine', from, duration: seconds, volume: 0.16, held: true },
    { from, duration: seconds, volume: 0.05, held: true },
    { wave: 'noise', from: from * 2, duration: seconds * 0.8, volume: 0.03, held: true },
  ],
}

const notes = '123456789'
const lowNotes = 'abcdefg'

/** Returns the pitch of a sign of a phrase in Hz, or null for a sign without a note. */
export function getPitch({ tonic, maqam }: Pick<Piece, 'tonic' | 'maqam'>, sign: string): number | null {
  const low = lowNotes.indexOf(sign)
  const degree = low < 0 ? notes.indexOf(sign) : low
  if (sign === '' || degree < 0) return null
  const octave = Math.floor(degree / 7) - (low < 0 ? 0 : 1)
  return tonic * 2 ** ((maqam[degree % 7] ?? 0) / 24 + octave)
}

/** Creates a musician who plays a piece endlessly, each time a little differently. */
export function createMusician(piece: Piece, seed: number) {
  const { phrases, form, rhythm, voices } = piece
  const random = new Random(seed)
  const length = phrases[0]?.length ?? 1
  // Runs of different seeds start at different phrases.
  let step = random.int(0, form.length / 2 - 1) * 2 * length
  let next = -1
  let phrase = ''

  const playMelody = (at: number, eighth: number, lively: boolean, play: PlayTone) => {
    const index = step % length
    const turn = Math.floor(step / length)
    if (index === 0 || phrase === '') phrase = phrases[Number(form[turn % form.length])] ?? ''
    const sign = phrase[index] ?? ''
    const pitch = getPitch(piece, sign)
    if (pitch === null || (index > 0 && random.chance(0.06))) return
    let held = 1
    while (phrase[index + held] === '-') held += 1
    const sing = instruments[voices[Math.floor(turn / 2) % 2] ?? voices[0]]
    const strength = (index % 4 === 0 ? 1 : 0.8) * random.between(0.85, 1)
    const sound = (from: number, start: number, seconds: number, volume: number) => {
      for (const tone of sing(from, seconds)) play({ ...tone, volume: (tone.volume ?? 0) * volume }, start)
    }
    const neighbor = getPitch(piece, notes[notes.indexOf(sign) + 1] ?? '')
    const start = at + random.between(0, 0.012)
    const graceful = held > 1 && neighbor !== null && random.chance(0.3)
    if (graceful) sound(neighbor, start, 0.04, strength * 0.5)
    sound(pitch, start + (graceful ? 0.08 : 0), held * eighth, strength)
    // A risha: the plectrum strikes again within a long note.
    if (held > 2 && random.chance(lively ? 0.8 : 0.4))
      sound(pitch, start + 2 * eighth, eighth, strength * 0.6)
  }

  const playGround = (at: number, eighth: number, intensity: number, play: PlayTone) => {
    const stroke = rhythm[step % rhythm.length] ?? '-'
    const [opening = ''] = phrase
    const root = getPitch(piece, opening === '4' || opening === '5' ? opening : '1') ?? piece.tonic
    if (step % length === 0)
      play({ wave: 'sine', from: piece.tonic / 2, duration: length * eighth, volume: 0.06, held: true }, at)
    if (stroke === 'D') play({ wave: 'pluck', from: root / 2, duration: 0.7, volume: 0.6 }, at)
    if (intensity <= 0) return
    const strength = random.between(0.85, 1)
    for (const tone of strokes[stroke] ?? []) play({ ...tone, volume: (tone.volume ?? 0) * strength }, at)
    if (intensity > 0.6) play(jingle, at)
  }

  return {
    /** Schedules what starts before `until`. `intensity` from 0, without drums, to 1 sets the tempo. */
    schedule(now: number, until: number, intensity: number, play: PlayTone): void {
      if (next < now) next = now + delayAfterGap
      while (next < until) {
        const [calm, lively] = piece.tempo
        const eighth = 30 / (calm + (lively - calm) * intensity)
        playMelody(next, eighth, intensity > 0.6, play)
        playGround(next, eighth, intensity, play)
        step += 1
        next += eighth
      }
    },
  }
}
