import { expect, it } from 'vitest'
import { openGame } from '../../testing/counting-game.ts'
import { InputState } from '../input/input.ts'
import { defineTouchControls } from './touch-controls.ts'

it.each([
  ['en', 'Sidestep'],
  ['ar', 'خطوة جانبية'],
] as const)('names its buttons in the language of the game (%s)', (locale, label) => {
  const { root } = openGame({ locale })
  expect(root.querySelector('.pad-key')?.textContent).toBe(label)
})

it('asks the author of a game for the label of a button', () => {
  const create = defineTouchControls({ jump: { icon: 'up', corner: 'far' } })
  expect(() => create(new InputState())).toThrow(
    'The on-screen button "jump" has no label. Add `touchControls.jump` to the game\'s texts.',
  )
})
