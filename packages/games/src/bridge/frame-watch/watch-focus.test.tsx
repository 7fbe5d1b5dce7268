import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { watchFocus } from './watch-focus.ts'

let stop = () => {}
/** The time that the watch sees, in ms: it stands still unless a test moves it, however slow the machine. */
let now = 0
beforeEach(() => {
  now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
})
afterEach(() => {
  vi.restoreAllMocks()
  stop()
  document.body.replaceChildren()
})

/** A bar of two controls, and below it a frame in a sandbox that does something as soon as it has the word. */
async function open(script: string) {
  const bar = ['first', 'second'].map((name) => {
    const button = document.createElement('button')
    button.textContent = name
    return button
  })
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', 'allow-scripts')
  frame.srcdoc = `<button>play</button><script>addEventListener('message', () => { ${script} })</script>`
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve))
  document.body.append(...bar, frame)
  await loaded
  const onViolation = vi.fn<() => void>(() => frame.remove())
  stop = watchFocus({ frame, onViolation })
  return { frame, bar, onViolation, go: () => frame.contentWindow?.postMessage('go', '*') }
}
/** Comes to a control at once after a press, or so long after it that it was no press. */
async function reach(by: string, target: HTMLElement | undefined) {
  await control('first').click()
  if (by === 'key') now += 1000
  target?.focus()
}
/** The frame takes the focus: it is asked to until it knows that it has lost it before. */
async function takeFocus(frame: HTMLIFrameElement) {
  const taken = new Promise((resolve) => window.addEventListener('blur', resolve, { once: true }))
  const asking = setInterval(() => frame.contentWindow?.postMessage('go', '*'), 20)
  await taken
  clearInterval(asking)
  // Within the event itself the browser has not finished moving the focus.
  await new Promise((resolve) => setTimeout(resolve))
}
const control = (name: string) => page.getByRole('button', { name })

describe('watchFocus', () => {
  it.each(['pointer', 'key'])(
    'notices a frame that takes the focus again and again, after a %s',
    async (by) => {
      const { bar, onViolation, go } = await open('setInterval(() => focus(), 20)')
      if (by === 'pointer') await control('second').click()
      else {
        await userEvent.keyboard('{Tab}')
        bar[1]?.focus()
      }
      go()
      await expect.poll(() => onViolation.mock.calls.length).toBe(1)
      expect(document.activeElement).toBe(bar[1])
    },
  )

  it('gives back what is taken once, and minds no more', async () => {
    const { bar, onViolation, go } = await open('focus()')
    const taken = new Promise((resolve) => window.addEventListener('blur', resolve, { once: true }))
    await control('second').click()
    bar[0]?.focus()
    go()
    await taken
    await expect.poll(() => document.activeElement).toBe(bar[0])
    expect(onViolation).not.toHaveBeenCalled()
  })

  it.each([
    ['leaves it with the game', 'pointer', 200],
    ['leaves it with the game', 'key', 500],
    ['gives it back', 'pointer', 199],
    ['gives it back', 'key', 499],
  ])('%s when it is taken from a control reached with a %s %d ms ago', async (what, by, ago) => {
    const { frame, bar, go } = await open('focus()')
    await reach(by, bar[1])
    now += ago
    const taken = new Promise((resolve) => window.addEventListener('blur', resolve, { once: true }))
    go()
    await taken
    await new Promise((resolve) => setTimeout(resolve))
    expect(document.activeElement).toBe(what === 'gives it back' ? bar[1] : frame)
  })

  /** The visitor comes to a control with the keyboard, and so many ms later the frame takes the focus. */
  async function loseLater(frame: HTMLIFrameElement, target: HTMLElement | undefined, later: number) {
    now += 1000
    target?.focus()
    now += later
    await takeFocus(frame)
  }

  it.each([650, 2000, 3500])(
    'notices a frame that takes the focus again and again after %d ms',
    async (later) => {
      const { frame, bar, onViolation } = await open('focus()')
      await control('first').click()
      for (let i = 0; i < 4; i++) await loseLater(frame, bar[i % 2], later)
      expect(onViolation).not.toHaveBeenCalled()
      await loseLater(frame, bar[0], later)
      expect(onViolation).toHaveBeenCalledOnce()
    },
  )

  it('bears a focus that moves into the frame now and then, as a screen reader or a switch moves it', async () => {
    const { frame, bar, onViolation } = await open('focus()')
    await control('first').click()
    for (let i = 0; i < 12; i++) await loseLater(frame, bar[i % 2], 5000)
    expect(onViolation).not.toHaveBeenCalled()
  })

  it('bears a mouse that presses in the game and in the bar by turns', async () => {
    const { frame, bar, onViolation } = await open('focus()')
    for (let i = 0; i < 6; i++) {
      await control('second').click()
      bar[1]?.focus()
      frame.dispatchEvent(new PointerEvent('pointerenter'))
      now += 650
      await takeFocus(frame)
    }
    expect(onViolation).not.toHaveBeenCalled()
  })

  it('minds no focus that a control lost because it is gone', async () => {
    const { frame, bar, onViolation } = await open('focus()')
    await control('first').click()
    for (let i = 0; i < 8; i++) {
      const offer = document.createElement('button')
      document.body.append(offer)
      offer.focus()
      now += 650
      offer.remove()
      await takeFocus(frame)
      bar[0]?.focus()
      frame.focus()
    }
    expect(onViolation).not.toHaveBeenCalled()
  })

  it('forgets what was in vain once the visitor has pressed a control', async () => {
    const { bar, onViolation, go } = await open('focus()')
    for (let i = 0; i < 6; i++) {
      await control('second').click()
      bar[0]?.focus()
      const taken = new Promise((resolve) => window.addEventListener('blur', resolve, { once: true }))
      go()
      await taken
      await expect.poll(() => document.activeElement).toBe(bar[0])
    }
    expect(onViolation).not.toHaveBeenCalled()
  })

  it('lets the portal put the focus into the game', async () => {
    const { frame, bar } = await open('')
    await control('second').click()
    for (let i = 0; i < 6; i++) {
      bar[i % 2]?.focus()
      frame.focus()
      await new Promise((resolve) => setTimeout(resolve))
      expect(document.activeElement).toBe(frame)
    }
  })

  it('lets the visitor go in and out with Tab', async () => {
    const { frame, bar, onViolation } = await open('')
    await control('second').click()
    for (let i = 0; i < 6; i++) {
      bar[1]?.focus()
      await userEvent.keyboard('{Tab}')
      await expect.poll(() => document.activeElement).toBe(frame)
    }
    expect(onViolation).not.toHaveBeenCalled()
  })
})
