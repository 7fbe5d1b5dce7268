import { firstUnits } from '../internal/first-units.ts'

/** What somebody said, in words. */
export interface Caption {
  /** Counts up within a conversation: a stable key for a list. */
  readonly id: number
  readonly speaker: 'visitor' | 'model'
  readonly text: string
  /** More may still be added to one that is not final. */
  readonly final: boolean
  /** It was cut off: the visitor spoke over it, or stopped it. */
  readonly interrupted?: true
  /** Of captions with another number the model that said or heard this one knows nothing. */
  readonly memory: number
}

export type CaptionChunk = Pick<Caption, 'speaker' | 'text' | 'final'>

/** How many captions are kept; older ones are forgotten. */
export const captionLimit = 200
/** How many UTF-16 units one caption takes; more go into the next. */
export const captionLength = 2000

/**
 * Adds a piece of transcription: to what its speaker is saying, or as something new. Both sides may be
 * speaking at once, and a service tells of them in no particular order.
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

/** Nothing more will be added to what was being said, by one side or by both. */
export const finishCaptions = (
  captions: readonly Caption[],
  speaker?: Caption['speaker'],
): readonly Caption[] =>
  captions.map((caption) =>
    caption.final || (speaker !== undefined && caption.speaker !== speaker)
      ? caption
      : { ...caption, final: true },
  )

/** The same for what the model was saying when it was silenced. */
export const interruptCaptions = (captions: readonly Caption[]): readonly Caption[] =>
  captions.map((caption) =>
    caption.final || caption.speaker !== 'model' ? caption : { ...caption, final: true, interrupted: true },
  )
