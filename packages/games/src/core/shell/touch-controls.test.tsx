import { expect, it } from 'vitest'
import { openGame } from '../../testing/counting-game.ts'

it.each([
  ['en', 'Step aside'],
  ['ar', 'تنحَّ'],
] as const)('names its buttons in the language of the game (%s)', (locale, label) => {
  const { root } = openGame({ locale })
  expect(root.querySelector('.pad-key')?.textContent).toBe(label)
})
