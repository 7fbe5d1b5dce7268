import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  getButton,
  readFigure,
  openGame,
  startPlaying,
  observed,
  behavior,
} from '../../testing/counting-game.ts'

describe('createGameRunner', () => {
  it('shows the title first and reports ready', async () => {
    const { link } = openGame()
    await expect.element(page.getByRole('dialog', { name: 'Count' })).toBeVisible()
    expect(link.ready).toHaveBeenCalledOnce()
    expect(link.gameplay).not.toHaveBeenCalled()
    expect(observed).toMatchObject({ steps: 0, starts: [{ seed: 42, level: 3 }] })
  })

  it('plays by keyboard, counts points and reports them to the portal', async () => {
    const { root, link } = openGame()
    await startPlaying()
    expect(link.gameplay).toHaveBeenLastCalledWith(true)
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await userEvent.keyboard(' ')
    await expect.poll(() => readFigure(root, 'Score')).toBe('10')
    await userEvent.keyboard(' ')
    await expect.poll(() => readFigure(root, 'Score')).toBe('20')
    expect(readFigure(root, 'Taps')).toBe('2')
    await expect.poll(() => link.score).toHaveBeenLastCalledWith(20, false)
  })

  it('plays by touch anywhere on the stage', async () => {
    const { root } = openGame()
    await startPlaying()
    await page.elementLocator(root.querySelector('canvas') ?? root).click()
    await expect.poll(() => readFigure(root, 'Score')).toBe('10')
  })

  it('releases held keys when it pauses', async () => {
    const { root } = openGame()
    await startPlaying()
    await userEvent.keyboard('{ >}')
    await expect.poll(() => readFigure(root, 'Score')).toBe('10')
    await userEvent.keyboard('p')
    await getButton('Resume').click()
    await userEvent.keyboard('{/ }')
    await userEvent.keyboard(' ')
    await expect.poll(() => readFigure(root, 'Score')).toBe('20')
  })

  it('ends with the score, stores the best and restarts from another seed', async () => {
    const { root, link, save } = openGame()
    await startPlaying()
    await userEvent.keyboard(' ')
    await expect.poll(() => readFigure(root, 'Score')).toBe('10')
    behavior.end = true
    await expect.element(page.getByRole('dialog', { name: 'Game over' })).toBeVisible()
    await expect.element(page.getByText('New best!')).toBeVisible()
    expect(link.score).toHaveBeenLastCalledWith(10, true)
    expect(save).toHaveBeenLastCalledWith('{"best":10,"own":null,"goals":{"done":[],"counts":{"more":1}}}')
    expect(link.gameplay).toHaveBeenLastCalledWith(false)
    behavior.end = false
    await getButton('Play again').click()
    await expect.poll(() => readFigure(root, 'Score')).toBe('0')
    expect(readFigure(root, 'Best')).toBe('10')
    expect(observed.disposed).toBe(1)
    expect(root.querySelectorAll('canvas')).toHaveLength(1)
    expect(observed.starts.map(({ seed }) => seed)).toEqual([42, expect.not.toSatisfy((seed) => seed === 42)])
  })

  it('does not announce a best score for a lower one', async () => {
    const { save } = openGame({ progress: { best: 500, own: null } })
    await startPlaying()
    behavior.end = true
    await expect.element(page.getByRole('dialog', { name: 'Game over' })).toBeVisible()
    await expect.element(page.getByText('New best!')).not.toBeInTheDocument()
    expect(save).not.toHaveBeenCalled()
  })

  it('shows its own switches only without a portal', async () => {
    openGame({ portal: null })
    await getButton('Turn sound on').click()
    await expect.element(getButton('Turn sound off')).toBeVisible()
    await startPlaying()
    await getButton('Pause').click()
    await expect.element(page.getByRole('dialog', { name: 'Paused' })).toBeVisible()
  })

  it('reports sound toggled by key, and not sound set by the portal', async () => {
    const { root, link, runner } = openGame()
    expect(root.querySelector('.switch')).toBeNull()
    await userEvent.keyboard('m')
    expect(link.audio).toHaveBeenLastCalledWith(true)
    runner.audio(false)
    await userEvent.keyboard('m')
    expect(link.audio).toHaveBeenLastCalledWith(true)
    expect(link.audio).toHaveBeenCalledTimes(2)
  })

  it('prevents scrolling and leaves Space to a focused button', async () => {
    openGame({ portal: null })
    await startPlaying()
    const pressed = (target: EventTarget, code: string) => {
      const event = new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true })
      target.dispatchEvent(event)
      return event.defaultPrevented
    }
    expect(pressed(document.body, 'Space')).toBe(true)
    expect(pressed(document.body, 'ArrowDown')).toBe(true)
    expect(pressed(getButton('Pause').element(), 'Space')).toBe(false)
  })

  it('renders sharply at every size', async () => {
    const { root } = openGame()
    await page.viewport(375, 667)
    const canvas = root.querySelector('canvas')
    await expect.poll(() => canvas?.width).toBe(Math.round(375 * Math.min(2, devicePixelRatio)))
    await page.viewport(667, 375)
    await expect.poll(() => canvas?.width).toBe(Math.round(667 * Math.min(2, devicePixelRatio)))
  })

  it('shows Arabic texts with Latin digits', async () => {
    openGame({ locale: 'ar', progress: { best: 1234, own: null } })
    await expect.element(page.getByRole('dialog', { name: 'عدّ' })).toBeVisible()
    await expect.element(getButton('العب')).toBeVisible()
    await expect.element(page.getByRole('definition')).toHaveTextContent('1,234')
  })

  it('stops once when the game throws', async () => {
    const { onError, root } = openGame()
    await startPlaying()
    behavior.fail = true
    await expect.poll(() => onError.mock.calls.length).toBe(1)
    expect(onError.mock.calls[0]?.[0]).toEqual(new Error('The rules broke'))
    expect(root.childElementCount).toBe(0)
  })

  it('removes its elements and listeners on close', async () => {
    const { link, root, runner: closed } = openGame()
    await startPlaying()
    closed.close()
    const { steps } = observed
    const callCount = vi.mocked(link.gameplay).mock.calls.length
    await userEvent.keyboard(' pm')
    window.dispatchEvent(new Event('blur'))
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    expect(observed).toMatchObject({ steps, disposed: 1 })
    expect(vi.mocked(link.gameplay).mock.calls).toHaveLength(callCount)
    expect(root.childElementCount).toBe(0)
  })
})
