import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, figure, open, playing, seen, wish } from '../../testing/counting-game.ts'

const paused = () => page.getByRole('dialog', { name: 'Paused' })
type Opened = ReturnType<typeof open>

const ways: [string, (opened: Opened) => unknown][] = [
  ['the window loses the focus', () => window.dispatchEvent(new Event('blur'))],
  ['the portal says that it is out of sight', ({ runner }) => runner.visibility(false)],
  ['the portal says so', ({ runner }) => runner.pause(true)],
  ['the visitor presses P', () => userEvent.keyboard('p')],
  ['the visitor presses Escape', () => userEvent.keyboard('{Escape}')],
]
const waysOn: [string, (opened: Opened) => unknown][] = [
  ['the portal', ({ runner }) => runner.pause(false)],
  ['the game’s own button', () => button('Resume').click()],
  ['P', () => userEvent.keyboard('p')],
  ['a key of the game', () => userEvent.keyboard('d')],
]

describe('a run that is paused', () => {
  it.each(ways.flatMap(([why, pause]) => waysOn.map(([who, resume]) => [why, who, pause, resume] as const)))(
    'stands still when %s, and goes on by %s',
    async (_, __, pause, resume) => {
      const opened = open()
      await playing()
      await pause(opened)
      await expect.element(paused()).toBeVisible()
      expect(opened.link.gameplay).toHaveBeenLastCalledWith(false)
      const { steps } = seen
      await resume(opened)
      await expect.poll(() => seen.steps).toBeGreaterThan(steps)
      expect(opened.link.gameplay).toHaveBeenLastCalledWith(true)
      expect(seen.starts).toHaveLength(1)
    },
  )

  it.each(
    ways
      .flatMap(([first, one]) => ways.map(([then, other]) => [first, then, one, other] as const))
      .slice(0, 15),
  )('goes on by the portal when %s and then %s', async (_, __, one, other) => {
    const opened = open()
    await playing()
    await one(opened)
    await expect.element(paused()).toBeVisible()
    await other(opened)
    opened.runner.pause(false)
    await expect.element(paused()).not.toBeInTheDocument()
  })

  it('is not resumed by coming back into sight', async () => {
    const { runner } = open()
    await playing()
    runner.visibility(false)
    await expect.element(paused()).toBeVisible()
    runner.visibility(true)
    window.dispatchEvent(new Event('focus'))
    await expect.element(paused()).toBeVisible()
    await expect.element(button('Resume')).toHaveFocus()
  })

  it('goes on when the portal leads the visitor back, if only the focus had gone', async () => {
    const { runner, link } = open()
    await playing()
    window.dispatchEvent(new Event('blur'))
    await expect.element(paused()).toBeVisible()
    // The portal holds what the game has paused itself.
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

  it('is not paused by a focus that the portal is about to give back', async () => {
    const { runner, link } = open()
    await playing()
    const { steps } = seen
    window.dispatchEvent(new Event('blur'))
    runner.visibility(true)
    await expect.poll(() => seen.steps).toBeGreaterThan(steps + 15)
    expect(link.gameplay).not.toHaveBeenCalledWith(false)
  })

  it('is not paused by a window that loses the focus for a while as it changes, after the portal led back', async () => {
    const { runner, link } = open()
    await playing()
    const { steps } = seen
    runner.visibility(true)
    window.dispatchEvent(new Event('blur'))
    // A third of a second of play: longer than a glance.
    await expect.poll(() => seen.steps).toBeGreaterThan(steps + 20)
    window.dispatchEvent(new Event('focus'))
    expect(link.gameplay).not.toHaveBeenCalledWith(false)
    window.dispatchEvent(new Event('blur'))
    // Who leaves and stays away is waited for no longer than that.
    await expect.element(paused(), { timeout: 5000 }).toBeVisible()
  })

  it('goes on when the focus comes straight back', async () => {
    const { link } = open()
    await playing()
    const { steps } = seen
    window.dispatchEvent(new Event('blur'))
    window.dispatchEvent(new Event('focus'))
    // Longer than any glance: a quarter of a second of play.
    await expect.poll(() => seen.steps).toBeGreaterThan(steps + 15)
    expect(link.gameplay).not.toHaveBeenCalledWith(false)
  })

  it('is not paused before it has begun, whatever the portal said', async () => {
    const { runner } = open()
    runner.pause(true)
    await playing()
    runner.pause(false)
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  it('tells how to play', async () => {
    open()
    await playing()
    await userEvent.keyboard('p')
    await expect.element(paused().getByText('Space counts.')).toBeVisible()
  })
})

describe('a run that begins', () => {
  it.each([[' '], ['{Enter}'], ['d']])('by %s, though nothing has the focus', async (key) => {
    open()
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    await userEvent.keyboard(key)
    await expect.poll(() => seen.steps).toBeGreaterThan(0)
  })

  it('at once for who has just pressed Play, and shows how to play for a while', async () => {
    // Time at twelve times its pace, each frame as long as five steps.
    const request = window.requestAnimationFrame.bind(window)
    vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) =>
      request((time) => frame(time * 12)),
    )
    const { root, link } = open({ start: true })
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(link.ready).toHaveBeenCalledOnce()
    expect(link.gameplay).toHaveBeenLastCalledWith(true)
    await expect.element(page.getByText('Space counts.').first()).toBeVisible()
    await expect.element(page.getByRole('status')).toHaveTextContent('Space counts.')
    await userEvent.keyboard(' ')
    await expect.poll(() => figure(root, 'Score')).toBe('10')
    await expect.poll(() => root.querySelector('.hint')?.checkVisibility(), { timeout: 20_000 }).toBe(false)
    expect(seen.steps).toBeGreaterThanOrEqual(6 * 60)
    vi.restoreAllMocks()
  })

  it('waits for a page that is seen', async () => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: true })
    try {
      const { link } = open({ start: true })
      await expect.element(page.getByRole('dialog', { name: 'Count' })).toBeVisible()
      expect(link.gameplay).not.toHaveBeenCalled()
    } finally {
      Reflect.deleteProperty(document, 'hidden')
    }
  })

  it('ends with its score before play stops', async () => {
    const said: string[] = []
    const { link } = open()
    link.gameplay = (on) => void said.push(on ? 'play' : 'no play')
    link.score = (value, final) => void (final && said.push(`final ${value}`))
    await playing()
    wish.end = true
    await expect.element(page.getByRole('dialog', { name: 'Game over' })).toBeVisible()
    expect(said).toEqual(['play', 'final 0', 'no play'])
  })
})
