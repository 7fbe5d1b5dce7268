import './touch-controls.css'
import type { InputState } from '../input/input.ts'
import { h, icon } from './dom.ts'

/** An on-screen button: its icon and the corner of the stage. */
interface TouchButton {
  icon: 'back' | 'forward' | 'up' | 'down' | 'act'
  corner: 'near' | 'far'
}

/** Creates the on-screen buttons of a game. CSS shows them on touch screens only. */
export type CreateTouchControls = (
  input: InputState,
  labels?: Readonly<Record<string, string>>,
) => HTMLElement

/**
 * Defines on-screen buttons in the stage's lower corners, by the controls that they press.
 *
 * @throws if a button has no label, when the game is shown
 */
export const defineTouchControls =
  (buttons: Readonly<Record<string, TouchButton>>): CreateTouchControls =>
  (input, labels = {}) => {
    const createButton = (control: string, { icon: iconName }: TouchButton) => {
      const label = labels[control]
      if (!label)
        throw new Error(
          `The on-screen button "${control}" has no label. Add \`touchControls.${control}\` to the game's texts.`,
        )
      const source = `pad ${control}`
      const release = () => input.release(control, source)
      const key = h(
        'button',
        { type: 'button', class: 'pad-key', tabindex: '-1' },
        icon(iconName),
        h('span', {}, label),
      )
      key.addEventListener('pointerdown', (event) => {
        key.setPointerCapture(event.pointerId)
        input.press(control, source)
      })
      key.addEventListener('pointerup', release)
      key.addEventListener('pointercancel', release)
      key.addEventListener('contextmenu', (event) => event.preventDefault())
      return key
    }
    const cluster = (corner: TouchButton['corner']) =>
      h(
        'div',
        { class: 'pad-corner' },
        ...Object.entries(buttons)
          .filter(([, button]) => button.corner === corner)
          .map(([control, button]) => createButton(control, button)),
      )
    // The game world does not mirror, so neither do its controls.
    return h('div', { class: 'pad', dir: 'ltr' }, cluster('near'), cluster('far'))
  }
