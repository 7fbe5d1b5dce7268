import type { Caption } from '@saha/machines/live-chat'

/** Translated texts of saved captions. */
export interface CaptionMessages {
  readonly you: string
  readonly voice: string
  readonly interrupted: string
  readonly forgets: string
}

/**
 * Formats captions as text. The speaker gets a separate line, because each line has its own direction and speech may
 * be in the other language.
 */
export function captionsToText(captions: readonly Caption[], words: CaptionMessages): string {
  const turns = captions.map(({ speaker, text, interrupted, memory }, index) => {
    const before = captions[index - 1]
    return [
      ...(before && before.memory !== memory ? [`(${words.forgets})`, ''] : []),
      speaker === 'visitor' ? words.you : words.voice,
      text.trim(),
      ...(interrupted ? [`(${words.interrupted})`] : []),
    ].join('\n')
  })
  return turns.length === 0 ? '' : `${turns.join('\n\n')}\n`
}
