import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  behavior,
  getButton,
  observed,
  openGame,
  readFigure,
  startPlaying,
} from '../../testing/counting-game.ts'
import { plugGamepad, unplugAll } from '../../testing/fake-gamepad.ts'

const paused = () => page.getByRole('dialog', { name: 'Paused' })

beforeEach(() => window.focus())
afterEach(unplugAll)

describe('a gamepad', () => {
  it('starts, plays, pauses and continues a run', async () => {
    const { root } = openGame()
    const pad = plugGamepad()
    await pad.press('start')
    await expect.poll(() => observed.steps).toBeGreaterThan(0)
    await pad.press('a')
    await expect.poll(() => readFigure(root, 'Score')).toBe('10')
    await pad.press('start')
    await expect.element(paused()).toBeVisible()
    await pad.press('start')
    await expect.element(paused()).not.toBeInTheDocument()
    await pad.press('a')
    await expect.poll(() => readFigure(root, 'Score')).toBe('20')
  })

  it('holds an action until the last of two gamepads releases it', async () => {
    const { root } = openGame()
    const [one, two] = [plugGamepad(), plugGamepad()]
    await startPlaying()
    await one.hold('a')
    await expect.poll(() => readFigure(root, 'Score')).toBe('10')
    await two.hold('a')
    await one.release('a')
    await one.press('a')
    expect(readFigure(root, 'Score')).toBe('10')
    await two.release('a')
    await one.press('a')
    await expect.poll(() => readFigure(root, 'Score')).toBe('20')
  })

  it('sends the keys of the controls that name its buttons', async () => {
    openGame()
    const pad = plugGamepad()
    await startPlaying()
    const seen: string[] = []
    const see = ({ type, code }: KeyboardEvent) => void seen.push(`${type} ${code}`)
    for (const type of ['keydown', 'keyup'] as const) document.addEventListener(type, see)
    await pad.press('x')
    await pad.press('b')
    await pad.tilt(-1, 0)
    await pad.tilt(0, 0)
    for (const type of ['keydown', 'keyup'] as const) document.removeEventListener(type, see)
    expect(seen).toEqual(['keydown KeyD', 'keyup KeyD', 'keydown ArrowLeft', 'keyup ArrowLeft'])
  })

  it('does not count the press that started the run as a move', async () => {
    const { root } = openGame()
    const pad = plugGamepad()
    await pad.hold('a')
    await expect.poll(() => observed.steps).toBeGreaterThan(5)
    await pad.release('a')
    expect(readFigure(root, 'Score')).toBe('0')
  })

  it('moves through the buttons of a screen, and back with B', async () => {
    openGame()
    const pad = plugGamepad()
    await startPlaying()
    await pad.press('start')
    await expect.element(getButton('Resume')).toHaveFocus()
    await pad.press('right')
    await expect.element(getButton('Start over')).toHaveFocus()
    await pad.tilt(0, 1)
    await pad.tilt(0, 0)
    await expect.element(page.getByRole('switch', { name: 'Effects' })).toHaveFocus()
    await pad.press('a')
    await expect.element(page.getByRole('switch', { name: 'Effects' })).not.toBeChecked()
    await pad.press('lb')
    await expect.element(getButton('Start over')).toHaveFocus()
    await pad.press('rb')
    await pad.press('rb')
    await expect.element(getButton('Resume')).toHaveFocus()
    await pad.press('b')
    await expect.element(paused()).not.toBeInTheDocument()
    expect(observed.starts).toHaveLength(1)
  })

  it('starts over from the pause', async () => {
    const { root } = openGame()
    const pad = plugGamepad()
    await startPlaying()
    await pad.press('start')
    await pad.press('right')
    await pad.press('a')
    await expect.poll(() => observed.starts.length).toBe(2)
    await expect.poll(() => readFigure(root, 'Score')).toBe('0')
  })

  it.each(['start', 'a'] as const)('plays again after the end with %s', async (button) => {
    openGame()
    const pad = plugGamepad()
    await pad.press('start')
    await expect.poll(() => observed.steps).toBeGreaterThan(0)
    behavior.end = true
    await expect.element(page.getByRole('dialog', { name: 'Game over' })).toBeVisible()
    behavior.end = false
    await pad.press(button)
    await expect.poll(() => observed.starts.length).toBe(2)
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  it('pauses the run when it is removed', async () => {
    openGame()
    const pad = plugGamepad()
    await pad.press('start')
    await pad.hold('a')
    pad.unplug()
    await expect.element(paused()).toBeVisible()
  })

  it('is named in the instructions while it is connected', async () => {
    const { root } = openGame()
    const keys = page.getByRole('dialog').getByText('Space counts.')
    await expect.element(keys).toBeVisible()
    const pad = plugGamepad()
    await expect.element(page.getByText(/Start pauses/)).toBeVisible()
    await expect.element(keys).not.toBeVisible()
    expect(root.querySelector('[data-gamepad]')).not.toBeNull()
    pad.unplug()
    await expect.element(page.getByText(/Start pauses/)).not.toBeVisible()
  })

  it('ignores a stick within the dead zone and gamepads without the standard mapping', async () => {
    openGame()
    const other = plugGamepad('')
    await other.press('start')
    expect(observed.steps).toBe(0)
    const pad = plugGamepad()
    await pad.press('start')
    await pad.press('start')
    await expect.element(getButton('Resume')).toHaveFocus()
    await pad.tilt(0.45, 0.4)
    await expect.element(getButton('Resume')).toHaveFocus()
    await pad.tilt(0.6, 0.4)
    await expect.element(getButton('Start over')).toHaveFocus()
    // A stick near the edge of the dead zone does not flicker.
    await pad.tilt(-0.6, 0)
    await expect.element(getButton('Resume')).toHaveFocus()
    for (const x of [0.52, 0.48, 0.52]) await pad.tilt(x, 0)
    await expect.element(getButton('Start over')).toHaveFocus()
  })

  it('does nothing while the focus is in another page', async () => {
    openGame()
    const pad = plugGamepad()
    vi.spyOn(document, 'hasFocus').mockReturnValue(false)
    await pad.press('start')
    expect(observed.steps).toBe(0)
  })

  it('is polled only while there is one and the game is open', async () => {
    const { runner } = openGame()
    const pad = plugGamepad()
    await pad.press('start')
    expect(pad.countReads()).toBeGreaterThan(2)
    pad.unplug()
    let count = pad.countReads()
    await pad.tilt(0, 0)
    expect(pad.countReads()).toBe(count)
    const again = plugGamepad()
    runner.close()
    count = again.countReads()
    await again.press('a')
    expect(again.countReads()).toBe(count)
  })

  it.each([
    [
      'forbids gamepads',
      () =>
        vi.spyOn(navigator, 'getGamepads').mockImplementation(() => {
          throw new DOMException('Blocked by the permissions policy', 'SecurityError')
        }),
    ],
    [
      'has none',
      () => void Object.defineProperty(navigator, 'getGamepads', { configurable: true, value: undefined }),
    ],
  ])('is not missed where the browser %s', async (_, prepare) => {
    prepare()
    try {
      const { root, onError } = openGame()
      await startPlaying()
      await userEvent.keyboard(' ')
      await expect.poll(() => readFigure(root, 'Score')).toBe('10')
      window.dispatchEvent(new Event('gamepadconnected'))
      expect(onError).not.toHaveBeenCalled()
    } finally {
      Reflect.deleteProperty(navigator, 'getGamepads')
    }
  })
})
