import { useState } from 'react'
import { useKit } from '../provider/index.ts'

interface CharacterCount {
  /** Message about remaining or excess characters; undefined while the limit is far. */
  label: string | undefined
  isOver: boolean
  /** Message for screen readers, which changes every ten characters instead of on every key. */
  announcement: string
}

/**
 * Counts the remaining characters. The message shows within the last tenth of the limit or the last 20 characters.
 */
export function useCharacterCount(text: string, limit: number | undefined): CharacterCount {
  const { messages } = useKit()
  const left = limit === undefined ? Infinity : limit - text.length
  const isOver = left < 0
  const near = left <= Math.max(20, (limit ?? 0) * 0.1)
  const label = !near ? undefined : isOver ? messages.charactersOver(-left) : messages.charactersLeft(left)
  const stage = !near ? 'far' : isOver ? 'over' : String(Math.ceil(left / 10))
  const [announced, setAnnounced] = useState({ stage, announcement: '' })
  if (announced.stage !== stage) setAnnounced({ stage, announcement: label ?? '' })
  return { label, isOver, announcement: announced.announcement }
}
