import { readFile } from 'node:fs/promises'
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

interface Instance {
  readonly exports: object
}

/** Types of Node lack WebAssembly. */
const { WebAssembly } = globalThis as unknown as {
  readonly WebAssembly: {
    compile(bytes: Uint8Array): Promise<object>
    readonly Instance: new (code: object, imports: object) => Instance
  }
}

/** eSpeak NG compiled to WebAssembly: a command-line program with its own file system. */
type Program = (options: {
  arguments: string[]
  print: (line: string) => void
  printErr: (line: string) => void
  instantiateWasm: (imports: object, done: (instance: Instance) => void) => object
}) => Promise<{ FS: { readFile: (path: string) => Uint8Array } }>

const LANGUAGES: Readonly<Record<Language, string>> = { en: 'en-us', ar: 'ar' }
const ignore = () => {}

/** Speaks a text as 16-bit mono PCM at 24 kHz. Without eSpeak NG, hums it. */
export async function speak({ text, language, voice }: SpeechRequest): Promise<Uint8Array> {
  const loaded = await (loading ??= loadProgram())
  if (loaded === null) return encodeSamples(hum(text, voice))
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
  const { FS } = await loaded.program({
    arguments: [...options, '-w', 'said.wav', '--', text],
    print: ignore,
    printErr: ignore,
    instantiateWasm: (imports, done) => {
      const instance = new WebAssembly.Instance(loaded.code, imports)
      done(instance)
      return instance.exports
    },
  })
  const spoken = readWav(FS.readFile('said.wav'))
  if (spoken === null) throw new Error('eSpeak NG did not write a WAV file.')
  return encodeSamples(resample(spoken, SPEECH_SAMPLE_RATE))
}

interface LoadedProgram {
  readonly program: Program
  readonly code: object
}

/** Each text needs an instance of its own, but its 18 MB are read and compiled once. */
let loading: Promise<LoadedProgram | null> | undefined

/** Loads the speech program if it is installed; its licence does not allow it in this package. */
async function loadProgram(): Promise<LoadedProgram | null> {
  const name = 'espeak-ng'
  try {
    const { default: program } = (await import(name)) as { default: Program }
    const file = new URL('espeak-ng.wasm', import.meta.resolve(name))
    return { program, code: await WebAssembly.compile(await readFile(file)) }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') return null
    throw error
  }
}
