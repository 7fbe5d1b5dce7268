import type { KeyboardEvent } from 'react'
import type { Direction } from '../provider/index.ts'

/**
 * Keydown handler that lets ArrowLeft and ArrowRight move between native radios in reading direction, with
 * wrap-around. Only Chromium does so in right-to-left text.
 */
export function handleInlineArrows(event: KeyboardEvent<HTMLElement>, dir: Direction) {
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
  const radios = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[type="radio"]:enabled')]
  const from = radios.findIndex((radio) => radio === event.target)
  if (from < 0) return
  event.preventDefault()
  const forward = (event.key === 'ArrowRight') === (dir === 'ltr')
  const next = radios.at((from + (forward ? 1 : -1)) % radios.length)
  next?.focus()
  next?.click()
}
