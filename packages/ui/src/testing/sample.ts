import { useKit } from '../provider/index.ts'

/** Returns the sample content in the provider's language. */
export function useSample<Content>(samples: { en: Content; ar: Content }): Content {
  return samples[useKit().locale.startsWith('ar') ? 'ar' : 'en']
}
