import type { Caption } from '@saha/machines/live-chat'

/** The words of saved captions that are the portal's. */
export interface CaptionMessages {
  readonly you: string
  readonly voice: string
  readonly interrupted: string
  readonly forgets: string
}

/**
 * Captions as a text. Who speaks stands on a line of its own: in a text the line decides its direction, and what is said
 * may be in the other language.
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
