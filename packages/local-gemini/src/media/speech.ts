import type { Language } from '../language.ts'
import { hum } from './hum.ts'
import { encodeSamples, resample, SPEECH_SAMPLE_RATE } from './pcm.ts'
import { getVoiceSettings } from './voices.ts'
import { readWav } from './wav.ts'

/** Text to be spoken. */
export interface SpeechRequest {
  readonly text: string
  readonly language: Language
  readonly voice: string
}

/** eSpeak NG compiled to WebAssembly: a command-line program with its own file system. */
type Program = (options: {
  arguments: string[]
  print: (line: string) => void
  printErr: (line: string) => void
}) => Promise<{ FS: { readFile: (path: string) => Uint8Array } }>

const LANGUAGES: Readonly<Record<Language, string>> = { en: 'en-us', ar: 'ar' }
const ignore = () => {}

/** Speaks a text as 16-bit mono PCM at 24 kHz. Without eSpeak NG, hums it. */
export async function speak({ text, language, voice }: SpeechRequest): Promise<Uint8Array> {
  const program = await loadProgram()
  if (program === null) return encodeSamples(hum(text, voice))
  const { variant, pitch, wordsPerMinute } = getVoiceSettings(voice)
  const options = [
    '-v',
    `${LANGUAGES[language]}+${variant}`,
    '-p',
    String(pitch),
    '-s',
    String(wordsPerMinute),
  ]
  // Text after `--` is never parsed as an option.
  const { FS } = await program({
    arguments: [...options, '-w', 'said.wav', '--', text],
    print: ignore,
    printErr: ignore,
  })
  const spoken = readWav(FS.readFile('said.wav'))
  if (spoken === null) throw new Error('eSpeak NG did not write a WAV file.')
  return encodeSamples(resample(spoken, SPEECH_SAMPLE_RATE))
}

/** Loads the speech program if it is installed; its licence does not allow it in this package. */
async function loadProgram(): Promise<Program | null> {
  const name = 'espeak-ng'
  try {
    const loaded = (await import(name)) as { default: Program }
    return loaded.default
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') return null
    throw error
  }
}
