import { useState } from 'react'
import { useKit } from '../provider/index.ts'

interface CharacterCount {
  /** Message about remaining or excess characters; undefined while the limit is far. */
  words: string | undefined
  isOver: boolean
  /** Message for screen readers, which changes every ten characters instead of on every key. */
  spoken: string
}

/**
 * Counts the remaining characters. The message shows within the last tenth of the limit or the last 20 characters.
 */
export function useCharacterCount(text: string, limit: number | undefined): CharacterCount {
  const { messages } = useKit()
  const left = limit === undefined ? Infinity : limit - text.length
  const isOver = left < 0
  const near = left <= Math.max(20, (limit ?? 0) * 0.1)
  const words = !near ? undefined : isOver ? messages.charactersOver(-left) : messages.charactersLeft(left)
  const stage = !near ? 'far' : isOver ? 'over' : String(Math.ceil(left / 10))
  const [told, tell] = useState({ stage, spoken: '' })
  if (told.stage !== stage) tell({ stage, spoken: words ?? '' })
  return { words, isOver, spoken: told.spoken }
}
