import { hashText } from './scene.ts'

/** Gemini's thirty voices; the first sixteen of this list are lower. */
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

/** How a voice sounds: each has a variant, a pitch and a pace of its own. */
export interface VoiceSettings {
  /** One of the speech program's own variants, as `m3` or `f2`. */
  readonly variant: string
  /** From 0 to 99. */
  readonly pitch: number
  /** Words a minute. */
  readonly wordsPerMinute: number
}

/** The name as Google writes it, or null where there is no such voice. */
export const findVoice = (name: string): string | null =>
  VOICES.find((voice) => voice.toLowerCase() === name.toLowerCase()) ?? null

/** How a voice sounds. */
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
