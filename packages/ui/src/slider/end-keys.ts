import type { KeyboardEvent } from 'react'

/**
 * Handles Home and End in a range. Radix always moves the first thumb on Home and the last on End; here the focused
 * thumb moves as far as possible.
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
