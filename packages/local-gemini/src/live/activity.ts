import { levelOf, type Loudness, loudnessOf } from '../media/loudness.ts'

/** What is heard in a stream of sound. */
export type Heard = { readonly kind: 'began' } | { readonly kind: 'ended'; readonly speech: Loudness }

const RATE = 16_000
/** 20 ms, in which a level is measured. */
const WINDOW = RATE / 50
/** Decibels below full scale: above the hiss of a microphone, below a quiet voice. */
const THRESHOLD = -42
/** Windows in a row that make a voice out of a click. */
const VOICE = 3
const SILENCE_MS = 600
/** Longer than anybody speaks in one breath: what is older is not measured. */
const LONGEST = RATE * 120

/** Hears when somebody begins and ends to speak, by the energy of the sound alone. */
export class Activity {
  readonly #patience: number
  #rest = new Int16Array(0)
  #speech: Int16Array[] = []
  #length = 0
  #loud = 0
  #quiet = 0
  #speaking = false

  /** @param silence milliseconds of it that end a turn */
  constructor(silence = SILENCE_MS) {
    this.#patience = Math.max(1, Math.round(silence / 20))
  }

  /** Hears more sound: 16-bit samples at 16 kHz. */
  hear(samples: Int16Array): Heard[] {
    const all = new Int16Array(this.#rest.length + samples.length)
    all.set(this.#rest)
    all.set(samples, this.#rest.length)
    const whole = all.length - (all.length % WINDOW)
    this.#rest = all.slice(whole)
    const heard: Heard[] = []
    for (let from = 0; from < whole; from += WINDOW)
      heard.push(...this.#hearWindow(all.subarray(from, from + WINDOW)))
    return heard
  }

  /** Ends what is being said, because the stream ends or the client says so. */
  end(): Heard[] {
    return this.#speaking ? [this.#ended()] : []
  }

  /** Begins by the client's word. */
  begin(): Heard[] {
    if (this.#speaking) return []
    this.#speaking = true
    return [{ kind: 'began' }]
  }

  #hearWindow(window: Int16Array): Heard[] {
    const loud = levelOf(window) > THRESHOLD
    this.#loud = loud ? this.#loud + 1 : 0
    this.#quiet = loud ? 0 : this.#quiet + 1
    if (loud || this.#speaking) this.#keep(window)
    if (!this.#speaking) {
      if (!loud) this.#clear()
      return this.#loud >= VOICE ? this.begin() : []
    }
    return this.#quiet >= this.#patience ? [this.#ended()] : []
  }

  #keep(window: Int16Array): void {
    if (this.#length > LONGEST) return
    this.#speech.push(window)
    this.#length += window.length
  }

  #clear(): void {
    this.#speech = []
    this.#length = 0
  }

  #ended(): Heard {
    const silent = Math.min(this.#quiet * WINDOW, this.#length)
    const samples = new Int16Array(this.#length)
    let offset = 0
    for (const window of this.#speech) {
      samples.set(window, offset)
      offset += window.length
    }
    this.#clear()
    this.#speaking = false
    this.#quiet = 0
    return {
      kind: 'ended',
      speech: loudnessOf({ samples: samples.subarray(0, samples.length - silent), rate: RATE }),
    }
  }
}
