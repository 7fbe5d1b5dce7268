import { firstUnits } from '../../internal/first-units.ts'

/** A transcribed utterance. */
export interface Caption {
  /** Increases within a conversation: a stable key for lists. */
  readonly id: number
  readonly speaker: 'visitor' | 'model'
  readonly text: string
  /** A caption that is not final may grow. */
  readonly final: boolean
  /** Speech was cut off, because the user spoke over it or stopped it. */
  readonly interrupted?: true
  /** The model does not remember captions with another number. */
  readonly memory: number
}

export type CaptionChunk = Pick<Caption, 'speaker' | 'text' | 'final'>

/** Maximum number of captions; older ones are dropped. */
export const captionLimit = 200
/** Maximum length of a caption, in UTF-16 units; longer text continues in the next. */
export const captionLength = 2000

/**
 * Adds a transcribed chunk to the open caption of its speaker, or as a new caption. Both sides may speak at once, and
 * chunks arrive in no particular order.
 */
export const addCaptionChunk = (
  captions: readonly Caption[],
  spoken: CaptionChunk,
  memory = 1,
): readonly Caption[] => {
  const text = firstUnits(spoken.text, captionLength)
  const open = captions.find(({ speaker, final }) => speaker === spoken.speaker && !final)
  if (open && open.text.length + text.length <= captionLength) {
    const longer = { ...open, text: open.text + text, final: spoken.final }
    return captions.map((caption) => (caption === open ? longer : caption))
  }
  const ended = finishCaptions(captions, spoken.speaker)
  if (text.trim() === '') return ended
  const id = (captions.at(-1)?.id ?? 0) + 1
  return [...ended, { ...spoken, id, text, memory }].slice(-captionLimit)
}

/** Marks open captions as final, of one speaker or of both. */
export const finishCaptions = (
  captions: readonly Caption[],
  speaker?: Caption['speaker'],
): readonly Caption[] =>
  captions.map((caption) =>
    caption.final || (speaker !== undefined && caption.speaker !== speaker)
      ? caption
      : { ...caption, final: true },
  )

/** Marks the model's open captions as final and interrupted. */
export const interruptCaptions = (captions: readonly Caption[]): readonly Caption[] =>
  captions.map((caption) =>
    caption.final || caption.speaker !== 'model' ? caption : { ...caption, final: true, interrupted: true },
  )
