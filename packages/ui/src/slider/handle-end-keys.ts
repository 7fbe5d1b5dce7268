import type { KeyboardEvent } from 'react'

/**
 * Handles Home and End in a range. Radix always moves the first thumb on Home and the last on End; here the focused
 * thumb moves as far as possible.
 */
export function handleEndKeys(
  event: KeyboardEvent<HTMLElement>,
  values: readonly number[],
  minDistance: number,
  handlers: { change: (values: number[]) => void; commit: (values: number[]) => void },
) {
  const [from, to] = values
  if (event.defaultPrevented || from === undefined || to === undefined) return
  const thumbs = [...event.currentTarget.querySelectorAll('[role="slider"]')]
  const activeThumb = thumbs.findIndex((thumb) => thumb === event.target)
  const next =
    event.key === 'Home' && activeThumb === 1
      ? [from, from + minDistance]
      : event.key === 'End' && activeThumb === 0
        ? [to - minDistance, to]
        : undefined
  if (!next) return
  event.preventDefault()
  handlers.change(next)
  handlers.commit(next)
}
