import type { KeyboardEvent } from 'react'
import type { Direction } from '../provider/index.ts'

/**
 * ArrowLeft and ArrowRight among native radios, by the reading direction and round the ends. Only Chromium
 * turns them in right-to-left text by itself; this is the same everywhere. Set it as the keydown handler of
 * what holds the radios.
 */
export function moveAlongTheLine(event: KeyboardEvent<HTMLElement>, dir: Direction) {
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
