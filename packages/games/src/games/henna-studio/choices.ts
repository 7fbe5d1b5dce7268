import { h } from '../../core/index.ts'
import { createMotifImage } from './motif-drawings.ts'
import { lights } from './lights.ts'
import type { Light } from './lights.ts'
import { motifs } from './rules/tuning.ts'
import type { Texts } from './texts.ts'

export interface ChoicesOptions {
  texts: Texts
  formatNumber: (value: number) => string
  press: (motif: number) => void
}

const steps: Record<string, (columns: number) => number> = {
  ArrowLeft: () => -1,
  ArrowRight: () => 1,
  ArrowUp: (columns) => -columns,
  ArrowDown: (columns) => columns,
}

/** Creates the motif buttons. Their order is not mirrored in RTL, to match the hand and the digit keys. */
export function createChoices({ texts, formatNumber, press }: ChoicesOptions) {
  const buttons = motifs.map((motif, index) => {
    const button = h(
      'button',
      {
        type: 'button',
        class: 'henna-choice',
        tabindex: index === 0 ? '0' : '-1',
        'aria-keyshortcuts': String(index + 1),
        onclick: () => press(index),
      },
      h('span', { class: 'henna-number', 'aria-hidden': 'true' }, formatNumber(index + 1)),
      createMotifImage(index),
      h('span', { class: 'henna-name', dir: 'auto' }, texts.names[motif]),
    )
    // Keeps the focus in place when a mouse or finger presses.
    button.addEventListener('pointerdown', (event) => event.preventDefault())
    return button
  })
  const element = h(
    'div',
    { class: 'henna-choices', role: 'group', 'aria-label': texts.choices, dir: 'ltr' },
    ...buttons,
  )
  const shown = () => buttons.filter(({ hidden }) => !hidden)
  const rove = (to: HTMLButtonElement) => {
    for (const button of buttons) button.tabIndex = button === to ? 0 : -1
  }
  element.addEventListener('keydown', (event) => {
    const step = steps[event.code]
    if (!step) return
    event.preventDefault()
    const row = shown()
    const columns = row.filter(({ offsetTop }) => offsetTop === row[0]?.offsetTop).length
    const from = row.findIndex((button) => button === document.activeElement)
    const to = row[from + step(columns)]
    if (from < 0 || !to) return
    rove(to)
    to.focus()
  })
  let open = -1
  let ready: boolean | null = null

  return {
    element,
    /** Shows the first `count` motifs and whether they can be pressed. */
    show(count: number, canPress: boolean): void {
      if (count !== open) {
        open = count
        for (const [index, button] of buttons.entries()) button.hidden = index >= count
        element.style.setProperty('--count', String(count))
      }
      if (canPress === ready) return
      ready = canPress
      for (const button of buttons) button.ariaDisabled = String(!canPress)
    },
    light(motif: number, how: Light): void {
      const button = buttons[motif]
      if (!button) return
      // Forces a reflow, which restarts the animation.
      void button.offsetWidth
      button.classList.add(how)
    },
    turnOff(): void {
      for (const button of buttons) button.classList.remove(...lights)
    },
    focus: (options: FocusOptions): void => {
      const row = shown()
      const stop = row.find(({ tabIndex }) => tabIndex === 0) ?? row[0]
      stop?.focus(options)
    },
  }
}
