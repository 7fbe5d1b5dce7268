import { courtyard, css, shade, svg } from '../../core/index.ts'
import { drawIngredient } from './drawings.ts'
import type { Customer } from './rules.ts'

const thickness = 13

/** Creates the dish in progress, shown layer by layer. */
export function createPlate(label: string) {
  const layers = svg('g')
  const element = svg(
    'svg',
    { class: 'souk-plate', viewBox: '0 -22 160 130', role: 'img', 'aria-label': label },
    svg('path', { d: 'M14 92H146C140 112 20 112 14 92Z', fill: css(shade(courtyard.teal, -0.2)) }),
    svg('path', { d: 'M8 86C8 78 152 78 152 86S134 102 80 102S8 94 8 86Z', fill: css(courtyard.teal) }),
    svg('path', {
      d: 'M24 86C24 82 136 82 136 86S120 94 80 94S24 90 24 86Z',
      fill: css(shade(courtyard.teal, 0.14)),
    }),
    layers,
  )
  let shown: Customer | null = null
  let count = 0

  const lay = (customer: Customer, index: number, falls: boolean) => {
    const ingredient = customer.layers[index]
    if (!ingredient) return
    const drop = svg('g', { class: falls ? 'souk-drop' : undefined }, drawIngredient(ingredient))
    const y = 42 - index * thickness
    layers.append(svg('g', { transform: `translate(38 ${y}) scale(1.3)` }, drop))
  }

  return {
    element,
    /** Shows a customer's plate, or an empty one. */
    show(customer: Customer | null): void {
      const same = customer === shown
      if (same && (customer?.done ?? 0) === count) return
      if (!same) {
        layers.replaceChildren()
        count = 0
      }
      shown = customer
      if (!customer) return
      while (count < customer.done) {
        lay(customer, count, same)
        count += 1
      }
    },
    /** Carries a finished dish away. */
    serve(customer: Customer): void {
      this.show(customer)
      const away = svg('g', { class: 'souk-away' }, ...layers.childNodes)
      away.addEventListener('animationend', (event) => {
        if (event.target === away) away.remove()
      })
      element.append(away)
      shown = null
      count = 0
    },
    /** Shakes after a wrong ingredient. */
    shake(): void {
      element.classList.remove('is-wrong')
      void element.getBoundingClientRect()
      element.classList.add('is-wrong')
    },
  }
}
