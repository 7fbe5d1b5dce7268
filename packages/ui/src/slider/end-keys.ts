import type { KeyboardEvent } from 'react'

/**
 * Home and End of a range. Radix moves its first thumb by Home and its last by End whichever is in hand;
 * here the thumb in hand goes as far as it may, and nothing else moves.
 */
export function endKeys(
  event: KeyboardEvent<HTMLElement>,
  values: readonly number[],
  apart: number,
  tell: { change: (values: number[]) => void; commit: (values: number[]) => void },
) {
  const [from, to] = values
  if (event.defaultPrevented || from === undefined || to === undefined) return
  const thumbs = [...event.currentTarget.querySelectorAll('[role="slider"]')]
  const inHand = thumbs.findIndex((thumb) => thumb === event.target)
  const next =
    event.key === 'Home' && inHand === 1
      ? [from, from + apart]
      : event.key === 'End' && inHand === 0
        ? [to - apart, to]
        : undefined
  if (!next) return
  event.preventDefault()
  tell.change(next)
  tell.commit(next)
}
