import type { Caption } from '@saha/machines/live-chat'

/** Translated texts of saved captions. */
interface CaptionMessages {
  readonly you: string
  readonly voice: string
  readonly interrupted: string
  readonly forgets: string
}

/**
 * Formats captions as text. The speaker gets a separate line, because each line has its own direction and speech may
 * be in the other language.
 */
export function captionsToText(captions: readonly Caption[], messages: CaptionMessages): string {
  const turns = captions.map(({ speaker, text, interrupted, memory }, index) => {
    const before = captions[index - 1]
    return [
      ...(before && before.memory !== memory ? [`(${messages.forgets})`, ''] : []),
      speaker === 'visitor' ? messages.you : messages.voice,
      text.trim(),
      ...(interrupted ? [`(${messages.interrupted})`] : []),
    ].join('\n')
  })
  return turns.length === 0 ? '' : `${turns.join('\n\n')}\n`
}
