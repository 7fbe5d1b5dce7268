import { measureLevel, type Loudness, measureLoudness } from '../media/loudness.ts'

/** Start or end of speech in an audio stream. */
export type SpeechEvent = { readonly kind: 'started' } | { readonly kind: 'ended'; readonly speech: Loudness }

const RATE = 16_000
/** 20 ms, the window in which a level is measured. */
const WINDOW = RATE / 50
/** Decibels below full scale: above the hiss of a microphone, below a quiet voice. */
const THRESHOLD = -42
/** Loud windows in a row that distinguish a voice from a click. */
const MIN_LOUD_WINDOWS = 3
const SILENCE_MS = 600
/** Maximum length of measured speech; the rest is ignored. */
const MAX_SPEECH_SAMPLES = RATE * 120

/** Detects the start and end of speech by the energy of the audio. */
export class SpeechDetector {
  readonly #silentWindows: number
  #remainder = new Int16Array(0)
  #windows: Int16Array[] = []
  #length = 0
  #loudCount = 0
  #quietCount = 0
  #isSpeaking = false

  /** @param silence milliseconds of silence that end a turn */
  constructor(silence = SILENCE_MS) {
    this.#silentWindows = Math.max(1, Math.round(silence / 20))
  }

  /** Processes more audio: 16-bit samples at 16 kHz. */
  detect(samples: Int16Array): SpeechEvent[] {
    const all = new Int16Array(this.#remainder.length + samples.length)
    all.set(this.#remainder)
    all.set(samples, this.#remainder.length)
    const whole = all.length - (all.length % WINDOW)
    this.#remainder = all.slice(whole)
    const events: SpeechEvent[] = []
    for (let from = 0; from < whole; from += WINDOW)
      events.push(...this.#detectInWindow(all.subarray(from, from + WINDOW)))
    return events
  }

  /** Ends the current speech, because the stream ends or the client says so. */
  end(): SpeechEvent[] {
    return this.#isSpeaking ? [this.#finishSpeech()] : []
  }

  /** Starts speech on the client's signal. */
  start(): SpeechEvent[] {
    if (this.#isSpeaking) return []
    this.#isSpeaking = true
    return [{ kind: 'started' }]
  }

  #detectInWindow(window: Int16Array): SpeechEvent[] {
    const loud = measureLevel(window) > THRESHOLD
    this.#loudCount = loud ? this.#loudCount + 1 : 0
    this.#quietCount = loud ? 0 : this.#quietCount + 1
    if (loud || this.#isSpeaking) this.#storeWindow(window)
    if (!this.#isSpeaking) {
      if (!loud) this.#clear()
      return this.#loudCount >= MIN_LOUD_WINDOWS ? this.start() : []
    }
    return this.#quietCount >= this.#silentWindows ? [this.#finishSpeech()] : []
  }

  #storeWindow(window: Int16Array): void {
    if (this.#length > MAX_SPEECH_SAMPLES) return
    this.#windows.push(window)
    this.#length += window.length
  }

  #clear(): void {
    this.#windows = []
    this.#length = 0
  }

  #finishSpeech(): SpeechEvent {
    const silent = Math.min(this.#quietCount * WINDOW, this.#length)
    const samples = new Int16Array(this.#length)
    let offset = 0
    for (const window of this.#windows) {
      samples.set(window, offset)
      offset += window.length
    }
    this.#clear()
    this.#isSpeaking = false
    this.#quietCount = 0
    return {
      kind: 'ended',
      speech: measureLoudness({ samples: samples.subarray(0, samples.length - silent), rate: RATE }),
    }
  }
}
