import { h, icon } from './dom.ts'
import type { IconName } from './dom.ts'
import type { GameTexts } from '../game.ts'
import type { Messages } from './messages.ts'

/** The bar above the stage: figures and, without a portal, two switches. */
export interface Hud {
  /** Adds a labelled figure. The returned function sets its text; null hides it. */
  addItem: (label: string) => (value: string | null) => void
}

/** Creates one figure, which updates the DOM only when its text changes. */
export function createFigure(label: string): { element: HTMLElement; show: (value: string | null) => void } {
  const value = h('span', { class: 'figure-value', dir: 'auto' })
  const element = h(
    'p',
    { class: 'figure', hidden: true },
    h('span', { class: 'figure-label' }, label),
    ' ',
    value,
  )
  let shown: string | null = null
  return {
    element,
    show(text) {
      if (text === shown) return
      shown = text
      element.hidden = text === null
      value.textContent = text
    },
  }
}

/** Creates the instructions for a run that started without the title. */
export function createHint(texts: GameTexts, messages: Messages): HTMLElement {
  const hint = texts.hint ?? texts
  const lines = (['keys', 'touch', 'gamepad'] as const).map((device) =>
    h('p', { class: 'line', 'data-for': device }, hint[device] ?? messages.gamepad),
  )
  return h('div', { class: 'hint', hidden: true }, ...lines)
}

/** Creates a round icon button with an accessible name. */
export function createSwitchButton(name: IconName, label: string, onPress: () => void) {
  const element = h(
    'button',
    { type: 'button', class: 'switch', 'aria-label': label, onclick: onPress },
    icon(name),
  )
  // A mouse press must not focus the button: the next Space belongs to the game.
  element.addEventListener('pointerdown', (event) => event.preventDefault())
  return {
    element,
    show(name: IconName, label: string) {
      element.setAttribute('aria-label', label)
      element.replaceChildren(icon(name))
    },
  }
}
