import { hashText } from './colors.ts'

/** Gemini's thirty voices; the first sixteen are lower. */
export const VOICES = [
  'Puck',
  'Charon',
  'Fenrir',
  'Orus',
  'Enceladus',
  'Iapetus',
  'Umbriel',
  'Algieba',
  'Algenib',
  'Rasalgethi',
  'Alnilam',
  'Schedar',
  'Achird',
  'Zubenelgenubi',
  'Sadachbia',
  'Sadaltager',
  'Zephyr',
  'Kore',
  'Leda',
  'Aoede',
  'Callirrhoe',
  'Autonoe',
  'Despina',
  'Erinome',
  'Laomedeia',
  'Achernar',
  'Gacrux',
  'Pulcherrima',
  'Vindemiatrix',
  'Sulafat',
] as const

const LOWER = 16

/** Sound of a voice. */
export interface VoiceSettings {
  /** Variant of eSpeak NG, such as `m3` or `f2`. */
  readonly variant: string
  /** From 0 to 99. */
  readonly pitch: number
  readonly wordsPerMinute: number
}

/** Returns the name in Google's spelling, or null for an unknown voice. */
export const findVoice = (name: string): string | null =>
  VOICES.find((voice) => voice.toLowerCase() === name.toLowerCase()) ?? null

/** Returns the sound of a voice. */
export function getVoiceSettings(voice: string): VoiceSettings {
  const place = VOICES.findIndex((name) => name === voice)
  const low = place >= 0 && place < LOWER
  const seed = hashText(voice)
  return {
    variant: low ? `m${1 + (seed % 7)}` : `f${1 + (seed % 4)}`,
    pitch: (low ? 30 : 50) + ((seed >>> 5) % 20),
    wordsPerMinute: 150 + ((seed >>> 10) % 30),
  }
}
