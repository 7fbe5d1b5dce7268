import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { watchFocus } from './watch-focus.ts'

let stop = () => {}
/** Clock of the watch in ms. Only tests move it, so results do not depend on the machine's speed. */
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

/** Renders two controls and a sandboxed frame that runs the script when told to. */
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
/** Focuses a control right after a press, or too late to count as pressed. */
async function reach(by: string, target: HTMLElement | undefined) {
  await control('first').click()
  if (by === 'key') now += 1000
  target?.focus()
}
/** Asks the frame to take the focus until it has noticed that it lost it. */
async function takeFocus(frame: HTMLIFrameElement) {
  const taken = new Promise((resolve) => window.addEventListener('blur', resolve, { once: true }))
  const asking = setInterval(() => frame.contentWindow?.postMessage('go', '*'), 20)
  await taken
  clearInterval(asking)
  // The browser finishes moving the focus after the event.
  await new Promise((resolve) => setTimeout(resolve))
}
const control = (name: string) => page.getByRole('button', { name })

describe('watchFocus', () => {
  it.each(['pointer', 'key'])('reports a frame that keeps taking the focus after a %s', async (by) => {
    const { bar, onViolation, go } = await open('setInterval(() => focus(), 20)')
    if (by === 'pointer') await control('second').click()
    else {
      await userEvent.keyboard('{Tab}')
      bar[1]?.focus()
    }
    go()
    await expect.poll(() => onViolation.mock.calls.length).toBe(1)
    expect(document.activeElement).toBe(bar[1])
  })

  it('restores the focus once without a report', async () => {
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
    ['leaves the focus in the game', 'pointer', 200],
    ['leaves the focus in the game', 'key', 500],
    ['restores the focus', 'pointer', 199],
    ['restores the focus', 'key', 499],
  ])('%s when it is taken from a control reached by %s %d ms ago', async (what, by, ago) => {
    const { frame, bar, go } = await open('focus()')
    await reach(by, bar[1])
    now += ago
    const taken = new Promise((resolve) => window.addEventListener('blur', resolve, { once: true }))
    go()
    await taken
    await new Promise((resolve) => setTimeout(resolve))
    expect(document.activeElement).toBe(what === 'restores the focus' ? bar[1] : frame)
  })

  /** Focuses a control by keyboard; the frame takes the focus `later` ms afterwards. */
  async function loseLater(frame: HTMLIFrameElement, target: HTMLElement | undefined, later: number) {
    now += 1000
    target?.focus()
    now += later
    await takeFocus(frame)
  }

  it.each([650, 2000, 3500])('reports a frame that keeps taking the focus after %d ms', async (later) => {
    const { frame, bar, onViolation } = await open('focus()')
    await control('first').click()
    for (let i = 0; i < 4; i++) await loseLater(frame, bar[i % 2], later)
    expect(onViolation).not.toHaveBeenCalled()
    await loseLater(frame, bar[0], later)
    expect(onViolation).toHaveBeenCalledOnce()
  })

  it('allows occasional focus moves into the frame, as by a screen reader or a switch device', async () => {
    const { frame, bar, onViolation } = await open('focus()')
    await control('first').click()
    for (let i = 0; i < 12; i++) await loseLater(frame, bar[i % 2], 5000)
    expect(onViolation).not.toHaveBeenCalled()
  })

  it('allows alternating mouse presses in the game and in the bar', async () => {
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

  it('ignores focus loss of a removed control', async () => {
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

  it('resets its count when the user presses a control', async () => {
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

  it('allows the portal to focus the game', async () => {
    const { frame, bar } = await open('')
    await control('second').click()
    for (let i = 0; i < 6; i++) {
      bar[i % 2]?.focus()
      frame.focus()
      await new Promise((resolve) => setTimeout(resolve))
      expect(document.activeElement).toBe(frame)
    }
  })

  it('allows the user to Tab in and out of the game', async () => {
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
