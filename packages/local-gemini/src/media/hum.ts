import { SPEECH_SAMPLE_RATE } from './pcm.ts'
import { getVoiceSettings } from './voices.ts'

const SYLLABLE = 0.16
const PAUSE = 0.12
const LOUDNESS = 6000

/** Hums a text: a tone for each syllable and a pause for each space, at the voice's pitch. */
export function hum(text: string, voice: string): Int16Array {
  const base = 90 + getVoiceSettings(voice).pitch * 2
  const words = text.split(/\s+/).filter(Boolean)
  const chunks = words.flatMap((word) => [...tones(word, base), new Int16Array(SPEECH_SAMPLE_RATE * PAUSE)])
  const samples = new Int16Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0))
  let offset = 0
  for (const chunk of chunks) {
    samples.set(chunk, offset)
    offset += chunk.length
  }
  return samples
}

function tones(word: string, base: number): Int16Array[] {
  const syllables = Math.max(1, Math.round(word.length / 3))
  return Array.from({ length: syllables }, (_, index) => {
    const pitch = base * (1 + (((word.codePointAt(index) ?? 0) % 8) - 4) / 40)
    return Int16Array.from({ length: SPEECH_SAMPLE_RATE * SYLLABLE }, (_, sample) => {
      const time = sample / SPEECH_SAMPLE_RATE
      const swell = Math.sin((Math.PI * sample) / (SPEECH_SAMPLE_RATE * SYLLABLE))
      const wave = Math.sin(2 * Math.PI * pitch * time) + 0.4 * Math.sin(4 * Math.PI * pitch * time)
      return Math.round(LOUDNESS * swell * wave)
    })
  })
}
