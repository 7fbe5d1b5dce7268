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

const paused = () => page.getByRole('dialog', { name: 'Paused' })
type Opened = ReturnType<typeof openGame>

const ways: [string, (opened: Opened) => unknown][] = [
  ['the window loses the focus', () => window.dispatchEvent(new Event('blur'))],
  ['the portal reports that it is hidden', ({ runner }) => runner.visibility(false)],
  ['the portal pauses it', ({ runner }) => runner.pause(true)],
  ['the user presses P', () => userEvent.keyboard('p')],
  ['the user presses Escape', () => userEvent.keyboard('{Escape}')],
]
const waysOn: [string, (opened: Opened) => unknown][] = [
  ['the portal', ({ runner }) => runner.pause(false)],
  ['the game’s own button', () => getButton('Resume').click()],
  ['P', () => userEvent.keyboard('p')],
  ['a key of the game', () => userEvent.keyboard('d')],
]

describe('a paused run', () => {
  it.each(ways.flatMap(([why, pause]) => waysOn.map(([who, resume]) => [why, who, pause, resume] as const)))(
    'stops when %s and resumes by %s',
    async (_, __, pause, resume) => {
      const opened = openGame()
      await startPlaying()
      await pause(opened)
      await expect.element(paused()).toBeVisible()
      expect(opened.link.gameplay).toHaveBeenLastCalledWith(false)
      const { steps } = observed
      await resume(opened)
      await expect.poll(() => observed.steps).toBeGreaterThan(steps)
      expect(opened.link.gameplay).toHaveBeenLastCalledWith(true)
      expect(observed.starts).toHaveLength(1)
    },
  )

  it.each(
    ways
      .flatMap(([first, one]) => ways.map(([then, other]) => [first, then, one, other] as const))
      .slice(0, 15),
  )('resumes by the portal after %s and then %s', async (_, __, one, other) => {
    const opened = openGame()
    await startPlaying()
    await one(opened)
    await expect.element(paused()).toBeVisible()
    await other(opened)
    opened.runner.pause(false)
    await expect.element(paused()).not.toBeInTheDocument()
  })

  it('stays paused when the page becomes visible again', async () => {
    const { runner } = openGame()
    await startPlaying()
    runner.visibility(false)
    await expect.element(paused()).toBeVisible()
    runner.visibility(true)
    window.dispatchEvent(new Event('focus'))
    await expect.element(paused()).toBeVisible()
    await expect.element(getButton('Resume')).toHaveFocus()
  })

  it('resumes on the portal’s return if only the focus was lost', async () => {
    const { runner, link } = openGame()
    await startPlaying()
    window.dispatchEvent(new Event('blur'))
    await expect.element(paused()).toBeVisible()
    // The portal confirms the game's own pause.
    runner.pause(true)
    runner.visibility(true)
    await expect.element(paused()).not.toBeInTheDocument()
    expect(link.gameplay).toHaveBeenLastCalledWith(true)
    for (const pause of [() => userEvent.keyboard('p'), () => Promise.resolve(runner.pause(true))]) {
      await pause()
      window.dispatchEvent(new Event('blur'))
      runner.visibility(true)
      await expect.element(paused()).toBeVisible()
      runner.pause(false)
      await expect.element(paused()).not.toBeInTheDocument()
    }
  })

  it('does not pause when the portal returns the focus in time', async () => {
    const { runner, link } = openGame()
    await startPlaying()
    const { steps } = observed
    window.dispatchEvent(new Event('blur'))
    runner.visibility(true)
    await expect.poll(() => observed.steps).toBeGreaterThan(steps + 15)
    expect(link.gameplay).not.toHaveBeenCalledWith(false)
  })

  it('does not pause on a longer focus loss right after the portal’s return', async () => {
    const { runner, link } = openGame()
    await startPlaying()
    const { steps } = observed
    runner.visibility(true)
    window.dispatchEvent(new Event('blur'))
    // A third of a second of play: longer than the blur delay.
    await expect.poll(() => observed.steps).toBeGreaterThan(steps + 20)
    window.dispatchEvent(new Event('focus'))
    expect(link.gameplay).not.toHaveBeenCalledWith(false)
    window.dispatchEvent(new Event('blur'))
    // The longer delay after a return has ended.
    await expect.element(paused(), { timeout: 5000 }).toBeVisible()
  })

  it('continues when the focus returns within the delay', async () => {
    const { link } = openGame()
    await startPlaying()
    const { steps } = observed
    window.dispatchEvent(new Event('blur'))
    window.dispatchEvent(new Event('focus'))
    // A quarter of a second of play: longer than the blur delay.
    await expect.poll(() => observed.steps).toBeGreaterThan(steps + 15)
    expect(link.gameplay).not.toHaveBeenCalledWith(false)
  })

  it('starts unpaused after a pause from the portal before the run', async () => {
    const { runner } = openGame()
    runner.pause(true)
    await startPlaying()
    runner.pause(false)
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  it('shows the instructions', async () => {
    openGame()
    await startPlaying()
    await userEvent.keyboard('p')
    await expect.element(paused().getByText('Space counts.')).toBeVisible()
  })
})

describe('the start of a run', () => {
  it.each([[' '], ['{Enter}'], ['d']])('happens on %s without any focus', async (key) => {
    openGame()
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    await userEvent.keyboard(key)
    await expect.poll(() => observed.steps).toBeGreaterThan(0)
  })

  it('happens at once with the start option and shows the instructions until the player acts', async () => {
    const { root, link } = openGame({ start: true })
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(link.ready).toHaveBeenCalledOnce()
    expect(link.gameplay).toHaveBeenLastCalledWith(true)
    await expect.element(page.getByText('Space counts.').first()).toBeVisible()
    await expect.element(page.getByRole('status')).toHaveTextContent('Space counts.')
    await userEvent.keyboard(' ')
    await expect.poll(() => readFigure(root, 'Score')).toBe('10')
    await expect.poll(() => root.querySelector('.hint')?.checkVisibility()).toBe(false)
    expect(observed.steps).toBeLessThan(6 * 60)
  })

  it('shows the instructions for a while to a player who only watches', async () => {
    // Runs time twelve times as fast; each frame lasts five steps.
    const request = window.requestAnimationFrame.bind(window)
    vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) =>
      request((time) => frame(time * 12)),
    )
    const { root } = openGame({ start: true })
    await expect.element(page.getByText('Space counts.').first()).toBeVisible()
    await expect.poll(() => root.querySelector('.hint')?.checkVisibility(), { timeout: 20_000 }).toBe(false)
    expect(observed.steps).toBeGreaterThanOrEqual(6 * 60)
    vi.restoreAllMocks()
  })

  it('waits on a hidden page', async () => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: true })
    try {
      const { link } = openGame({ start: true })
      await expect.element(page.getByRole('dialog', { name: 'Count' })).toBeVisible()
      expect(link.gameplay).not.toHaveBeenCalled()
    } finally {
      Reflect.deleteProperty(document, 'hidden')
    }
  })

  it('reports the final score before the end of play', async () => {
    const reports: string[] = []
    const { link } = openGame()
    link.gameplay.mockImplementation((on) => void reports.push(on ? 'play' : 'no play'))
    link.score.mockImplementation((value, final) => void (final && reports.push(`final ${value}`)))
    await startPlaying()
    behavior.end = true
    await expect.element(page.getByRole('dialog', { name: 'Game over' })).toBeVisible()
    expect(reports).toEqual(['play', 'final 0', 'no play'])
  })
})
