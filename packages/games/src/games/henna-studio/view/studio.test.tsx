import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createMoveList } from '../../../core/recording/move-list.ts'
import { getButton, openGame } from '../../../testing/counting-game.ts'
import { packDesign } from '../album/pack.ts'
import hennaStudio from '../index.ts'
import type { State } from '../rules/state.ts'
import { minVerdictSteps, verdictSteps } from '../rules/tuning.ts'

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

it('names a granted wish over the hand, and ends the run at once when a guest who leaves is dismissed', async () => {
  const run = hennaStudio.startRun({ seed: 1, level: 1 })
  const state = run.state as State
  state.wants = [{ kind: 'motif', family: 'flower', min: 1 }]
  const { root } = openGame({ game: hennaStudio, resumed: { run, seed: 1, moves: createMoveList() } })
  /** Shows the hand to the guest, and leaves her verdict by a press once it takes one. */
  const showAnd = async (press: string) => {
    await getButton('Show').click()
    await expect.element(getButton(press)).toBeVisible()
    await expect.poll(() => state.stepsLeft).toBeLessThan(verdictSteps - minVerdictSteps)
    await getButton(press).click()
  }
  await page.getByRole('button', { name: /^Continue/ }).click()
  await getButton('Stamps').click()
  await page.getByRole('application').click({ position: { x: 200, y: 300 } })
  await expect.poll(() => root.querySelector('.henna-note:not([hidden])')?.textContent).toBe('✓ Flowers')
  state.wants = [{ kind: 'rings', min: 1 }]
  await showAnd('Try again')
  await showAnd('Continue')
  await expect.element(getButton('Play again')).toBeVisible()
})
