import { h, starPath, svg } from '../../core/index.ts'
import { createIngredientImage, createStool } from './drawings.ts'
import { ingredients } from './pantry.ts'
import { createPortrait } from './people.ts'
import { getStars } from './rules.ts'
import type { Customer } from './rules.ts'
import type { Texts } from './texts.ts'

const star = () =>
  svg(
    'svg',
    { class: 'souk-star', viewBox: '-10 -10 20 20', 'aria-hidden': 'true' },
    svg('path', { d: starPath(20) }),
  )

export interface SeatTexts {
  texts: Texts
  formatNumber: (value: number) => string
}

/** Returns an order as a spoken list with its next ingredient. */
export function describeOrder({ texts }: SeatTexts, { dish, layers, done }: Customer): string {
  const name = (index: number) => texts.names[layers[index] ?? 'bread']
  const list = layers.map((_, index) => name(index)).join(texts.comma)
  return texts.order
    .replace('{dish}', texts.dishes[dish])
    .replace('{layers}', list)
    .replace('{next}', name(done))
}

/** Creates a seat: a button that shows the customer, the order and the remaining patience. */
export function createSeat(seatTexts: SeatTexts, press: () => void) {
  const { texts, formatNumber } = seatTexts
  const face = h('span', { class: 'souk-person' })
  const stars = [star(), star(), star()]
  const bar = h('span', { class: 'souk-bar' }, h('span', { class: 'souk-bar-left' }), ...stars)
  const dish = h('span', { class: 'souk-dish' })
  const ticket = h('span', { class: 'souk-ticket' })
  const element = h(
    'button',
    {
      type: 'button',
      class: 'souk-seat',
      'data-empty': true,
      'aria-label': texts.noOne,
      tabindex: '-1',
      onclick: press,
    },
    face,
    bar,
    dish,
    ticket,
    createStool(),
  )
  const place = h('div', { class: 'souk-place' }, element)
  let shown: Customer | null = null
  let done = -1
  let left = -1
  let lit = -1

  const showCustomer = (customer: Customer) => {
    face.replaceChildren(createPortrait(customer.appearance))
    dish.textContent = texts.dishes[customer.dish]
    ticket.replaceChildren(
      ...customer.layers.map((layer) =>
        h(
          'span',
          { class: 'souk-layer' },
          h('span', { class: 'souk-key' }, formatNumber(ingredients.indexOf(layer) + 1)),
          createIngredientImage(layer),
        ),
      ),
    )
  }

  return {
    place,
    element,
    /** Shows the customer and updates only what changed. */
    show(customer: Customer | null, chosen: boolean): void {
      const pressed = String(chosen && customer !== null)
      if (element.ariaPressed !== pressed) element.ariaPressed = pressed
      const stop = chosen ? 0 : -1
      if (element.tabIndex !== stop) element.tabIndex = stop
      if (customer !== shown) {
        shown = customer
        done = left = lit = -1
        element.toggleAttribute('data-empty', !customer)
        if (customer) showCustomer(customer)
        else element.ariaLabel = texts.noOne
      }
      if (!customer) return
      if (customer.done !== done) {
        done = customer.done
        element.ariaLabel = describeOrder(seatTexts, customer)
        for (const [index, row] of [...ticket.children].entries()) {
          row.setAttribute('data-is', index < done ? 'done' : index === done ? 'next' : 'later')
        }
      }
      const part = Math.max(0, Math.round((200 * customer.patience) / customer.initialPatience) / 200)
      if (part !== left) {
        left = part
        bar.style.setProperty('--left', String(part))
      }
      const starCount = getStars(customer)
      if (starCount !== lit) {
        lit = starCount
        element.dataset['mood'] = String(3 - lit)
        for (const [index, each] of stars.entries()) each.toggleAttribute('data-lit', index < lit)
      }
    },
    /** Shows an event for a moment. */
    showFeedback(name: 'is-wrong' | 'is-right' | 'is-served' | 'is-lost', note = ''): void {
      place.classList.remove('is-wrong', 'is-right', 'is-served', 'is-lost')
      void place.offsetWidth
      place.classList.add(name)
      if (!note) return
      const float = h('span', { class: 'souk-float', 'aria-hidden': 'true', dir: 'ltr' }, star(), note)
      float.addEventListener('animationend', () => float.remove())
      place.append(float)
    },
  }
}
