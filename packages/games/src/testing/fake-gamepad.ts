import { vi } from 'vitest'

/** Indices of the standard mapping. */
const indices = { a: 0, b: 1, x: 2, lb: 4, rb: 5, start: 9, up: 12, down: 13, left: 14, right: 15 }
export type FakeButton = keyof typeof indices

const pads: (Gamepad | null)[] = []
const announce = (type: 'gamepadconnected' | 'gamepaddisconnected') => window.dispatchEvent(new Event(type))
const nextFrames = () =>
  new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))

/** Connects a fake gamepad at the API's edge; call `unplugAll` after the test. */
export function plugGamepad(mapping: GamepadMappingType = 'standard') {
  const read = vi.spyOn(navigator, 'getGamepads').mockImplementation(() => [...pads])
  const buttons = Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 }))
  const axes = [0, 0, 0, 0]
  const index = pads.length
  const pad = { index, id: 'Fake', connected: true, mapping, buttons, axes, timestamp: 0 }
  pads.push(pad as unknown as Gamepad)
  announce('gamepadconnected')
  const set = async (button: FakeButton, pressed: boolean) => {
    const state = buttons[indices[button]]
    if (state) state.pressed = pressed
    await nextFrames()
  }
  return {
    /** Returns the number of times that the page has read the gamepads. */
    countReads: () => read.mock.calls.length,
    hold: (button: FakeButton) => set(button, true),
    release: (button: FakeButton) => set(button, false),
    async press(button: FakeButton) {
      await set(button, true)
      await set(button, false)
    },
    /** Moves the left stick. */
    async tilt(x: number, y: number) {
      axes[0] = x
      axes[1] = y
      await nextFrames()
    },
    unplug() {
      pads[index] = null
      announce('gamepaddisconnected')
    },
  }
}

export function unplugAll(): void {
  pads.length = 0
  vi.restoreAllMocks()
}
