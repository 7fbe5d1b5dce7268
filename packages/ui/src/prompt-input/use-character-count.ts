import { useState } from 'react'
import { useKit } from '../provider/index.ts'

interface CharacterCount {
  /** What is left, or too much, in words; undefined while the limit is far. */
  words: string | undefined
  isOver: boolean
  /** What a screen reader is told: it changes with every ten characters, not with every key. */
  spoken: string
}

/** How many characters of a text still fit. Near the limit are its last tenth and the last 20 characters. */
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
