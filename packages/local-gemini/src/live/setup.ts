import { joinText } from '../schema/generate-request.ts'
import type { LiveSetup } from '../schema/live-request.ts'
import { findVoice } from '../media/voices.ts'
import { type Language, detectLanguage } from '../language.ts'

/** Returns the language of a session before any text input. */
export function sessionLanguage({ generationConfig, systemInstruction }: LiveSetup): Language {
  const code = generationConfig?.speechConfig?.languageCode
  if (code !== undefined) return code.startsWith('ar') ? 'ar' : 'en'
  return detectLanguage(joinText(systemInstruction))
}

/** Returns the voice of a session. */
export function sessionVoice({ generationConfig }: LiveSetup): string {
  const voice = generationConfig?.speechConfig?.voiceConfig
  return findVoice(voice?.prebuiltVoiceConfig?.voiceName ?? voice?.voice ?? '') ?? 'Zephyr'
}
