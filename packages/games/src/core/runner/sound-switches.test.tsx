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
  it('are on the title and the pause screen, and are reported to the portal', async () => {
    const { link } = openGame({ game: { ...game, music } })
    const reported: unknown[] = []
    link.channels.mockImplementation((channels) => reported.push({ ...channels }))
    await expect.element(getSwitch('Music')).toBeChecked()
    await getSwitch('Music').click()
    await expect.element(getSwitch('Music')).not.toBeChecked()
    await startPlaying()
    await userEvent.keyboard('p')
    await expect.element(getSwitch('Music')).not.toBeChecked()
    await expect.element(getSwitch('Effects')).toBeChecked()
    await getSwitch('Effects').click()
    await getSwitch('Music').click()
    expect(reported).toEqual([
      { music: false, effects: true },
      { music: false, effects: false },
      { music: true, effects: false },
    ])
  })

  it('follow the portal, from the title on', async () => {
    const { link, runner } = openGame({ game: { ...game, music }, channels: { music: true, effects: false } })
    await expect.element(getSwitch('Music')).toBeChecked()
    await expect.element(getSwitch('Effects')).not.toBeChecked()
    await startPlaying()
    await userEvent.keyboard('p')
    runner.channels({ music: false, effects: true })
    await expect.element(getSwitch('Music')).not.toBeChecked()
    await expect.element(getSwitch('Effects')).toBeChecked()
    expect(link.channels).not.toHaveBeenCalled()
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
