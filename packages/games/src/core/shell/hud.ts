import { h, icon } from './dom.ts'
import type { IconName } from './dom.ts'
import type { GameTexts } from '../game.ts'

/** The bar over the stage: points, what a game counts, and, outside a portal, two switches. */
export interface Hud {
  /** Adds a figure with its label; give it a text to show, or null to hide it. */
  addItem: (label: string) => (value: string | null) => void
}

/** One figure: nothing is written to the page unless it changed. */
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

/** How to play, for the first moments of a run that nobody was told about before. */
export const createHint = ({ keys, touch }: GameTexts) =>
  h(
    'div',
    { class: 'hint', hidden: true },
    h('p', { class: 'line', 'data-for': 'keys' }, keys),
    h('p', { class: 'line', 'data-for': 'touch' }, touch),
  )

/** A round button with a picture and a name. */
export function createSwitchButton(name: IconName, label: string, onPress: () => void) {
  const element = h(
    'button',
    { type: 'button', class: 'switch', 'aria-label': label, onclick: onPress },
    icon(name),
  )
  // A mouse must not leave the focus here: the next Space is for the game.
  element.addEventListener('pointerdown', (event) => event.preventDefault())
  return {
    element,
    show(name: IconName, label: string) {
      element.setAttribute('aria-label', label)
      element.replaceChildren(icon(name))
    },
  }
}
