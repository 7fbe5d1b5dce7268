import { measureLevel, type Loudness, measureLoudness } from '../media/loudness.ts'

/** What is heard in a stream of sound. */
export type SpeechEvent = { readonly kind: 'started' } | { readonly kind: 'ended'; readonly speech: Loudness }

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
export class SpeechDetector {
  readonly #silentWindows: number
  #rest = new Int16Array(0)
  #speech: Int16Array[] = []
  #length = 0
  #loud = 0
  #quiet = 0
  #speaking = false

  /** @param silence milliseconds of it that end a turn */
  constructor(silence = SILENCE_MS) {
    this.#silentWindows = Math.max(1, Math.round(silence / 20))
  }

  /** Hears more sound: 16-bit samples at 16 kHz. */
  detect(samples: Int16Array): SpeechEvent[] {
    const all = new Int16Array(this.#rest.length + samples.length)
    all.set(this.#rest)
    all.set(samples, this.#rest.length)
    const whole = all.length - (all.length % WINDOW)
    this.#rest = all.slice(whole)
    const heard: SpeechEvent[] = []
    for (let from = 0; from < whole; from += WINDOW)
      heard.push(...this.#detectInWindow(all.subarray(from, from + WINDOW)))
    return heard
  }

  /** Ends what is being said, because the stream ends or the client says so. */
  end(): SpeechEvent[] {
    return this.#speaking ? [this.#finishSpeech()] : []
  }

  /** Begins by the client's word. */
  begin(): SpeechEvent[] {
    if (this.#speaking) return []
    this.#speaking = true
    return [{ kind: 'started' }]
  }

  #detectInWindow(window: Int16Array): SpeechEvent[] {
    const loud = measureLevel(window) > THRESHOLD
    this.#loud = loud ? this.#loud + 1 : 0
    this.#quiet = loud ? 0 : this.#quiet + 1
    if (loud || this.#speaking) this.#storeWindow(window)
    if (!this.#speaking) {
      if (!loud) this.#clear()
      return this.#loud >= VOICE ? this.begin() : []
    }
    return this.#quiet >= this.#silentWindows ? [this.#finishSpeech()] : []
  }

  #storeWindow(window: Int16Array): void {
    if (this.#length > LONGEST) return
    this.#speech.push(window)
    this.#length += window.length
  }

  #clear(): void {
    this.#speech = []
    this.#length = 0
  }

  #finishSpeech(): SpeechEvent {
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
      speech: measureLoudness({ samples: samples.subarray(0, samples.length - silent), rate: RATE }),
    }
  }
}
