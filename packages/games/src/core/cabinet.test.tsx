import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../arcade.css'
import type { PortalConnection } from '../bridge/index.ts'
import { openCabinet } from './cabinet.ts'
import type { Cabinet, CabinetOptions } from './cabinet.ts'
import { defineGame } from './game.ts'
import type { Start } from './game.ts'

const texts = {
  title: 'Count',
  tagline: 'Count up.',
  keys: 'Space counts.',
  touch: 'Tap to count.',
  own: 'Taps',
}
const arabic = { title: 'عدّ', tagline: 'عدّ معنا.', keys: 'المسافة تعدّ.', touch: 'المس لتعدّ.', own: 'اللمسات' }
/** Every run that was begun, and what a test may ask of the next steps. */
const seen = { starts: [] as Start[], disposed: 0, steps: 0 }
const wish = { end: false, fail: false }

const game = defineGame({
  id: 'count',
  hue: 'puzzle',
  texts: { en: texts, ar: arabic },
  controls: {
    count: { keys: ['Space'], tap: true },
    side: { keys: ['KeyD'], button: { icon: 'forward', corner: 'far' } },
  },
  linger: 0,
  rules: {
    start(start) {
      seen.starts.push(start)
      return { score: 0, over: false }
    },
    step(state: { score: number; over: boolean }, moves: { count: boolean }) {
      if (wish.fail) throw new Error('The rules broke')
      seen.steps += 1
      if (moves.count) state.score += 10
      state.over = wish.end
    },
  },
  view(stage) {
    const surface = stage.surface()
    const own = stage.hud.item(stage.texts.own)
    return {
      moves: (input) => ({ count: input.pressed('count') }),
      draw(state) {
        surface.begin().clearRect(0, 0, stage.size.width, stage.size.height)
        own(stage.number(state.score / 10))
      },
      dispose: () => {
        seen.disposed += 1
      },
    }
  },
})

const portal = (): PortalConnection => ({
  welcomed: Promise.resolve(null),
  loading: vi.fn(),
  ready: vi.fn(),
  gameplay: vi.fn(),
  score: vi.fn(),
  audio: vi.fn(),
  save: vi.fn(),
  load: () => Promise.resolve(null),
  error: vi.fn(),
  close: vi.fn(),
})

let cabinet: Cabinet | null = null
function open(options: Partial<CabinetOptions> = {}) {
  const root = document.createElement('div')
  document.body.append(root)
  Object.assign(seen, { starts: [], disposed: 0, steps: 0 })
  Object.assign(wish, { end: false, fail: false })
  const link = portal()
  const save = vi.fn<(data: string) => void>()
  const onBroken = vi.fn<(error: unknown) => void>()
  cabinet = openCabinet({
    root,
    game,
    locale: 'en',
    muted: true,
    portal: link,
    shelf: { load: () => Promise.resolve(null), save },
    progress: { best: 0, own: null },
    variant: { base: 'count', number: 0, palette: 0, seed: 42, level: 3 },
    onBroken,
    ...options,
  })
  return { root, link, save, onBroken, cabinet }
}
afterEach(() => {
  cabinet?.close()
  document.body.replaceChildren()
})

const button = (name: string) => page.getByRole('button', { name, exact: true })
const figure = (root: HTMLElement, label: string) =>
  [...root.querySelectorAll('.figure')].find((each) => each.textContent.startsWith(label))?.lastChild
    ?.textContent
const playing = async () => {
  await button('Play').click()
  await expect.poll(() => seen.steps).toBeGreaterThan(0)
}

describe('cabinet', () => {
  it('shows the title first, ready and unhurried', async () => {
    const { link } = open()
    await expect.element(page.getByRole('dialog', { name: 'Count' })).toBeVisible()
    expect(link.ready).toHaveBeenCalledOnce()
    expect(link.gameplay).not.toHaveBeenCalled()
    expect(seen).toMatchObject({ steps: 0, starts: [{ seed: 42, level: 3 }] })
  })

  it('plays with keys, counts points and tells the portal', async () => {
    const { root, link } = open()
    await playing()
    expect(link.gameplay).toHaveBeenLastCalledWith(true)
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await userEvent.keyboard(' ')
    await expect.poll(() => figure(root, 'Score')).toBe('10')
    await userEvent.keyboard(' ')
    await expect.poll(() => figure(root, 'Score')).toBe('20')
    expect(figure(root, 'Taps')).toBe('2')
    await expect.poll(() => link.score).toHaveBeenLastCalledWith(20, false)
  })

  it('plays with a finger anywhere on the stage', async () => {
    const { root } = open()
    await playing()
    await page.elementLocator(root.querySelector('canvas') ?? root).click()
    await expect.poll(() => figure(root, 'Score')).toBe('10')
  })

  it.each([['p'], ['{Escape}']])('pauses and goes on by %s', async (key) => {
    const { link } = open()
    await playing()
    await userEvent.keyboard(key)
    await expect.element(page.getByRole('dialog', { name: 'Paused' })).toBeVisible()
    expect(link.gameplay).toHaveBeenLastCalledWith(false)
    const { steps } = seen
    await userEvent.keyboard(key)
    await expect.poll(() => seen.steps).toBeGreaterThan(steps)
    expect(link.gameplay).toHaveBeenLastCalledWith(true)
    expect(seen.starts).toHaveLength(1)
  })

  it.each([
    ['the window loses the focus', () => window.dispatchEvent(new Event('blur'))],
    ['the portal says that it is out of sight', () => cabinet?.visibility(false)],
    ['the portal says so', () => cabinet?.pause(true)],
  ])('pauses when %s', async (_, happen) => {
    open()
    await playing()
    happen()
    await expect.element(page.getByRole('dialog', { name: 'Paused' })).toBeVisible()
  })

  it('goes on at the portal’s word only if the portal had paused', async () => {
    const opened = open()
    await playing()
    await userEvent.keyboard('p')
    opened.cabinet.pause(true)
    opened.cabinet.pause(false)
    await expect.element(page.getByRole('dialog', { name: 'Paused' })).toBeVisible()
    await button('Resume').click()
    opened.cabinet.pause(true)
    await expect.element(page.getByRole('dialog', { name: 'Paused' })).toBeVisible()
    opened.cabinet.pause(false)
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  it('lets go of keys that are down when it pauses', async () => {
    const { root } = open()
    await playing()
    await userEvent.keyboard('{ >}')
    await expect.poll(() => figure(root, 'Score')).toBe('10')
    await userEvent.keyboard('p')
    await button('Resume').click()
    await userEvent.keyboard('{/ }')
    await userEvent.keyboard(' ')
    await expect.poll(() => figure(root, 'Score')).toBe('20')
  })

  it('ends with the points, keeps the best, and begins anew from another seed', async () => {
    const { root, link, save } = open()
    await playing()
    await userEvent.keyboard(' ')
    await expect.poll(() => figure(root, 'Score')).toBe('10')
    wish.end = true
    await expect.element(page.getByRole('dialog', { name: 'Game over' })).toBeVisible()
    await expect.element(page.getByText('New best!')).toBeVisible()
    expect(link.score).toHaveBeenLastCalledWith(10, true)
    expect(save).toHaveBeenLastCalledWith('{"best":10,"own":null}')
    expect(link.gameplay).toHaveBeenLastCalledWith(false)
    wish.end = false
    await button('Play again').click()
    await expect.poll(() => figure(root, 'Score')).toBe('0')
    expect(figure(root, 'Best')).toBe('10')
    expect(seen.disposed).toBe(1)
    expect(root.querySelectorAll('canvas')).toHaveLength(1)
    expect(seen.starts.map(({ seed }) => seed)).toEqual([42, expect.not.toSatisfy((seed) => seed === 42)])
  })

  it('does not praise a run that was not the best', async () => {
    const { save } = open({ progress: { best: 500, own: null } })
    await playing()
    wish.end = true
    await expect.element(page.getByRole('dialog', { name: 'Game over' })).toBeVisible()
    await expect.element(page.getByText('New best!')).not.toBeInTheDocument()
    expect(save).not.toHaveBeenCalled()
  })

  it('switches the sound by button, by key and by the portal', async () => {
    const opened = open()
    await button('Turn sound on').click()
    await expect.element(button('Turn sound off')).toBeVisible()
    await userEvent.keyboard('m')
    await expect.element(button('Turn sound on')).toBeVisible()
    opened.cabinet.audio(true)
    await expect.element(button('Turn sound off')).toBeVisible()
  })

  it('keeps the page from scrolling, and leaves Space to a focused button', async () => {
    open()
    await playing()
    const pressed = (target: EventTarget, code: string) => {
      const event = new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true })
      target.dispatchEvent(event)
      return event.defaultPrevented
    }
    expect(pressed(document.body, 'Space')).toBe(true)
    expect(pressed(document.body, 'ArrowDown')).toBe(true)
    expect(pressed(button('Pause').element(), 'Space')).toBe(false)
  })

  it('is sharp at every size', async () => {
    const { root } = open()
    await page.viewport(375, 667)
    const canvas = root.querySelector('canvas')
    await expect.poll(() => canvas?.width).toBe(Math.round(375 * Math.min(2, devicePixelRatio)))
    await page.viewport(667, 375)
    await expect.poll(() => canvas?.width).toBe(Math.round(667 * Math.min(2, devicePixelRatio)))
  })

  it('speaks Arabic, with Latin digits', async () => {
    open({ locale: 'ar', progress: { best: 1234, own: null } })
    await expect.element(page.getByRole('dialog', { name: 'عدّ' })).toBeVisible()
    await expect.element(button('العب')).toBeVisible()
    await expect.element(page.getByRole('definition')).toHaveTextContent('1,234')
  })

  it('is stopped once when the game breaks', async () => {
    const { onBroken, root } = open()
    await playing()
    wish.fail = true
    await expect.poll(() => onBroken.mock.calls.length).toBe(1)
    expect(onBroken.mock.calls[0]?.[0]).toEqual(new Error('The rules broke'))
    expect(root.childElementCount).toBe(0)
  })

  it('leaves nothing behind', async () => {
    const { link, root, cabinet: closed } = open()
    await playing()
    closed.close()
    const { steps } = seen
    const told = vi.mocked(link.gameplay).mock.calls.length
    await userEvent.keyboard(' pm')
    window.dispatchEvent(new Event('blur'))
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    expect(seen).toMatchObject({ steps, disposed: 1 })
    expect(vi.mocked(link.gameplay).mock.calls).toHaveLength(told)
    expect(root.childElementCount).toBe(0)
  })
})
