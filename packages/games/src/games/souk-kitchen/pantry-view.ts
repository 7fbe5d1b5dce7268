import { h } from '../../core/index.ts'
import { createIngredientImage } from './drawings.ts'
import { ingredients } from './pantry.ts'
import type { Ingredient } from './pantry.ts'
import type { SeatTexts } from './seat.ts'

/** Creates the counter with a button per ingredient. Its order is not mirrored in RTL, to match the digit keys. */
export function createPantry({ texts, formatNumber }: SeatTexts, press: (ingredient: Ingredient) => void) {
  const buttons = ingredients.map((ingredient, index) => {
    const button = h(
      'button',
      {
        type: 'button',
        class: 'souk-tray',
        tabindex: index === 0 ? '0' : '-1',
        'aria-keyshortcuts': String(index + 1),
        onclick: () => press(ingredient),
      },
      h('span', { class: 'souk-key', 'aria-hidden': 'true' }, formatNumber(index + 1)),
      createIngredientImage(ingredient),
      h('span', { class: 'souk-name', dir: 'auto' }, texts.names[ingredient]),
    )
    // Keeps the focus on the customers when a mouse or finger presses.
    button.addEventListener('pointerdown', (event) => event.preventDefault())
    return button
  })
  const element = h(
    'div',
    { class: 'souk-pantry', role: 'group', 'aria-label': texts.pantry, dir: 'ltr' },
    ...buttons,
  )

  const columns = () => {
    const top = buttons[0]?.offsetTop
    return buttons.filter(({ offsetTop }) => offsetTop === top).length
  }
  const moves: Record<string, () => number> = {
    ArrowLeft: () => -1,
    ArrowRight: () => 1,
    ArrowUp: () => -columns(),
    ArrowDown: () => columns(),
  }
  element.addEventListener('keydown', (event) => {
    const by = moves[event.code]?.()
    if (by === undefined) return
    event.preventDefault()
    event.stopPropagation()
    const from = buttons.findIndex((button) => button === document.activeElement)
    const to = buttons[from + by]
    if (from < 0 || !to) return
    for (const button of buttons) button.tabIndex = button === to ? 0 : -1
    to.focus()
  })

  const showFeedback = (ingredient: Ingredient, name: string) => {
    const button = buttons[ingredients.indexOf(ingredient)]
    if (!button) return
    button.classList.remove('is-right', 'is-wrong', 'is-fresh')
    void button.offsetWidth
    button.classList.add(name)
  }
  let open = -1
  return {
    element,
    showFeedback,
    /** Shows the first `count` ingredients. */
    show(count: number): void {
      if (count === open) return
      open = count
      for (const [index, button] of buttons.entries()) button.ariaDisabled = String(index >= count)
    },
  }
}
