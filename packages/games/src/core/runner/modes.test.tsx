import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { game, getButton, observed, openGame, readFigure } from '../../testing/counting-game.ts'

const modes = { ranked: 'Contest', free: 'Free play' }
const gameWithModes = {
  ...game,
  asksMode: true,
  texts: { en: { ...game.texts.en, modes }, ar: { ...game.texts.ar, modes } },
}

describe('modes', () => {
  it('are offered by the title, even when the user just pressed Play', async () => {
    openGame({ game: gameWithModes, start: true })
    await expect.element(getButton('Contest')).toBeVisible()
    await expect.element(getButton('Free play')).toBeVisible()
    expect(observed.steps).toBe(0)
  })

  it('let a press of Play start the ranked run, unless the game asks', async () => {
    openGame({ game: { ...gameWithModes, asksMode: false }, start: true })
    await expect.poll(() => observed.steps).toBeGreaterThan(0)
    expect(observed.starts.at(-1)).not.toHaveProperty('free')
  })

  it('neither score nor record a free run, and keep the saved run', async () => {
    const { root, link, saveRun, endRun } = openGame({ game: gameWithModes })
    await getButton('Free play').click()
    await expect.poll(() => observed.steps).toBeGreaterThan(0)
    expect(observed.starts.at(-1)).toMatchObject({ free: true })
    await userEvent.keyboard(' ')
    await expect.poll(() => readFigure(root, 'Taps')).toBe('1')
    await userEvent.keyboard('p')
    await expect.element(getButton('Resume')).toBeVisible()
    expect(readFigure(root, 'Score')).toBe('')
    for (const report of [link.score, saveRun, endRun]) expect(report).not.toHaveBeenCalled()
  })

  it('change at the pause', async () => {
    const { root, link } = openGame({ game: gameWithModes })
    await getButton('Free play').click()
    await expect.poll(() => observed.steps).toBeGreaterThan(0)
    await userEvent.keyboard('p')
    await getButton('Contest').click()
    await userEvent.keyboard(' ')
    await expect.poll(() => readFigure(root, 'Score')).toBe('10')
    await expect.poll(() => link.score).toHaveBeenLastCalledWith(10, false)
    expect(observed.starts.at(-1)).not.toHaveProperty('free')
  })
})
