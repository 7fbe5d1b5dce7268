import { h, icon } from './dom.ts'
import type { Control, Controls } from '../input/controls.ts'
import type { InputState } from '../input/input.ts'

/**
 * Creates on-screen buttons in the stage's lower corners. CSS shows them on touch screens only.
 *
 * @throws if a button has no label
 */
export function createTouchControls(
  controls: Controls<string>,
  input: InputState,
  labels: Readonly<Record<string, string>> = {},
): HTMLElement | null {
  const buttons = Object.entries<Control>(controls).flatMap(([action, { button }]) => {
    if (!button) return []
    const label = labels[action]
    if (!label)
      throw new Error(
        `The on-screen button "${action}" has no label. Add \`controls.${action}\` to the game's texts.`,
      )
    return [{ action, label, ...button }]
  })
  if (buttons.length === 0) return null
  const cluster = (corner: 'near' | 'far') =>
    h(
      'div',
      { class: 'pad-corner' },
      ...buttons
        .filter((button) => button.corner === corner)
        .map(({ action, label, icon: iconName }) => {
          const source = `pad ${action}`
          const release = () => input.release(action, source)
          const key = h(
            'button',
            { type: 'button', class: 'pad-key', tabindex: '-1' },
            icon(iconName),
            h('span', {}, label),
          )
          key.addEventListener('pointerdown', (event) => {
            key.setPointerCapture(event.pointerId)
            input.press(action, source)
          })
          key.addEventListener('pointerup', release)
          key.addEventListener('pointercancel', release)
          key.addEventListener('contextmenu', (event) => event.preventDefault())
          return key
        }),
    )
  // The game world does not mirror, so neither do its controls.
  return h('div', { class: 'pad', dir: 'ltr' }, cluster('near'), cluster('far'))
}
