import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { game, openGame, startPlaying } from '../../testing/counting-game.ts'
import type { Piece } from '../index.ts'

const music: Piece = {
  tempo: [100, 120],
  tonic: 220,
  maqam: [0, 4, 7, 10, 14, 18, 21],
  rhythm: 'D-T-',
  phrases: ['1-2-3-1-'],
  form: '00',
  voices: ['oud', 'nay'],
}
const getSwitch = (name: string) => page.getByRole('switch', { name, exact: true })

describe('the switches of music and effects', () => {
  it('are on the title and the pause screen, and are stored', async () => {
    const { save } = openGame({ game: { ...game, music } })
    await expect.element(getSwitch('Music')).toBeChecked()
    await getSwitch('Music').click()
    await expect.element(getSwitch('Music')).not.toBeChecked()
    expect(save).toHaveBeenLastCalledWith('{"best":0,"own":null,"off":["music"]}')
    await startPlaying()
    await userEvent.keyboard('p')
    await expect.element(getSwitch('Music')).not.toBeChecked()
    await expect.element(getSwitch('Effects')).toBeChecked()
    await getSwitch('Effects').click()
    expect(save).toHaveBeenLastCalledWith('{"best":0,"own":null,"off":["music","effects"]}')
    await getSwitch('Effects').click()
    await getSwitch('Music').click()
    expect(save).toHaveBeenLastCalledWith('{"best":0,"own":null}')
  })

  it('start as they were left', async () => {
    openGame({ game: { ...game, music }, progress: { best: 0, own: null, off: ['effects'] } })
    await expect.element(getSwitch('Music')).toBeChecked()
    await expect.element(getSwitch('Effects')).not.toBeChecked()
  })

  it('are pressed by keyboard, without starting the run', async () => {
    const { link } = openGame({ game: { ...game, music } })
    await userEvent.tab()
    await expect.element(getSwitch('Music')).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect.element(getSwitch('Music')).not.toBeChecked()
    await userEvent.keyboard('{Enter}')
    await expect.element(getSwitch('Music')).toBeChecked()
    expect(link.gameplay).not.toHaveBeenCalled()
  })

  it('leave out music in a game without it, and speak Arabic', async () => {
    openGame({ locale: 'ar' })
    await expect.element(getSwitch('المؤثرات')).toBeChecked()
    expect(page.getByRole('switch').elements()).toHaveLength(1)
  })
})
