import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { getButton, openGame } from '../../../testing/counting-game.ts'
import { packDesign } from '../album/pack.ts'
import hennaStudio from '../index.ts'

const line = { tool: 'brush', style: 1, hue: 0, symmetry: 0, size: 0, turn: 0, points: [900, 901] } as const

/** Pauses, and leaves the pause screen by a button. */
const pauseAnd = async (press: string) => {
  await userEvent.keyboard('p')
  await getButton(press).click()
}
/** Undo is possible where something is drawn. */
const expectDrawn = (isDrawn: boolean) =>
  expect.element(getButton('Undo')).toHaveAttribute('aria-disabled', String(!isDrawn))

it('keeps the hand in progress among the modes, and gives an empty one to who starts over', async () => {
  openGame({ game: hennaStudio, progress: { best: 0, own: { draft: packDesign([line]) } } })
  await getButton('Free studio').click()
  await expectDrawn(true)
  await pauseAnd('Welcome guests')
  await expectDrawn(false)
  await pauseAnd('Free studio')
  await expectDrawn(true)
  await pauseAnd('Start over')
  await expectDrawn(false)
  // Nor does the old one come back later.
  await pauseAnd('Welcome guests')
  await pauseAnd('Free studio')
  await expectDrawn(false)
})

it('puts the hand into the album for a new one', async () => {
  openGame({ game: hennaStudio, progress: { best: 0, own: { draft: packDesign([line]) } } })
  await getButton('Free studio').click()
  await expectDrawn(true)
  await getButton('New hand').click()
  await expectDrawn(false)
  await getButton('Album').click()
  await expect.element(getButton('Continue: hand 1')).toBeVisible()
})

it('ends the run at once when a guest who leaves is dismissed', async () => {
  openGame({ game: hennaStudio })
  // A verdict takes presses once it has been seen, and would end alone after seven seconds.
  const leave = (name: string) => {
    const find = () => getButton(name).query() as HTMLElement | null
    return expect
      .poll(
        () => {
          find()?.click()
          return find()
        },
        { timeout: 4000 },
      )
      .toBeNull()
  }
  await getButton('Welcome guests').click()
  await getButton('Show').click()
  await expect.element(getButton('Try again')).toBeVisible()
  await leave('Try again')
  await getButton('Show').click()
  await expect.element(getButton('Continue')).toBeVisible()
  await leave('Continue')
  await expect.element(getButton('Play again')).toBeVisible()
})
