import { type Content, type GenerationConfig, textOf } from '../content/request.ts'
import { findVoice } from '../media/voices.ts'
import { type Language, languageOf } from '../writing/language.ts'

/** How a session is to be; what it says first. */
export interface LiveSetup {
  readonly model?: string
  readonly generationConfig?: GenerationConfig
  readonly systemInstruction?: Content
  readonly inputAudioTranscription?: object
  readonly outputAudioTranscription?: object
  readonly sessionResumption?: { readonly handle?: string }
  readonly realtimeInputConfig?: {
    readonly automaticActivityDetection?: { readonly disabled?: boolean; readonly silenceDurationMs?: number }
    readonly activityHandling?: string
  }
}

/** What a client says afterwards. */
export interface LiveInput {
  readonly setup?: LiveSetup
  readonly clientContent?: { readonly turns?: readonly Content[]; readonly turnComplete?: boolean }
  readonly realtimeInput?: {
    readonly audio?: { readonly data?: string; readonly mimeType?: string }
    readonly mediaChunks?: readonly { readonly data?: string; readonly mimeType?: string }[]
    readonly text?: string
    readonly audioStreamEnd?: boolean
    readonly activityStart?: object
    readonly activityEnd?: object
  }
}

/** The language that a session is held in, before anybody has written anything. */
export function languageOfSetup({ generationConfig, systemInstruction }: LiveSetup): Language {
  const code = generationConfig?.speechConfig?.languageCode
  if (code !== undefined) return code.startsWith('ar') ? 'ar' : 'en'
  return languageOf(textOf(systemInstruction))
}

/** The voice that a session answers with. */
export function voiceOfSetup({ generationConfig }: LiveSetup): string {
  const voice = generationConfig?.speechConfig?.voiceConfig
  return findVoice(voice?.prebuiltVoiceConfig?.voiceName ?? voice?.voice ?? '') ?? 'Zephyr'
}
