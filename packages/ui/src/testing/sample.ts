import { useKit } from '../provider/index.ts'

/** Sample content in the provider's language: real Arabic in Arabic stories, never mirrored English. */
export function useSample<Content>(samples: { en: Content; ar: Content }): Content {
  return samples[useKit().locale.startsWith('ar') ? 'ar' : 'en']
}
