import { h } from '../../../core/index.ts'
import { studioIcon } from './icons.ts'
import type { StudioIcon } from './icons.ts'

/** Keeps the focus on the hand when a mouse or finger presses. */
export const keepFocus = (button: HTMLButtonElement) => {
  button.addEventListener('pointerdown', (event) => event.preventDefault())
  return button
}

/** Creates a round button with an icon. A mouse or finger leaves the focus where it is. */
export function createAction(name: StudioIcon, label: string, onPress: () => void): HTMLButtonElement {
  return keepFocus(
    h(
      'button',
      { type: 'button', class: 'henna-action', 'aria-label': label, title: label, onclick: onPress },
      studioIcon(name),
    ),
  )
}
