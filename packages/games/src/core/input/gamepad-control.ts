import type { Phase } from '../runner/phase.ts'
import type { GameShell } from '../shell/game-shell.ts'
import { pressables } from './controls.ts'
import type { Controls } from './controls.ts'
import { listenToGamepads } from './gamepad.ts'
import type { PadButton } from './gamepad.ts'
import { moveFocus } from './move-focus.ts'
import type { FocusMove } from './move-focus.ts'

interface GamepadControlOptions {
  shell: GameShell
  controls: Controls<string>
  getPhase: () => Phase
  /** Pauses or resumes the run. */
  onPause: () => void
  /** A gamepad was removed. */
  onRemoved: () => void
  onUserInput: () => void
}

const arrows: Partial<Record<PadButton, string>> = {
  up: 'ArrowUp',
  down: 'ArrowDown',
  left: 'ArrowLeft',
  right: 'ArrowRight',
}

/** Presses or releases a key on the focused element. Returns whether one of its own listeners handled it. */
function sendKey(type: 'keydown' | 'keyup', code: string): boolean {
  const event = new KeyboardEvent(type, {
    code,
    key: code === 'Space' ? ' ' : code,
    bubbles: true,
    cancelable: true,
  })
  let handled = true
  // Listeners of the window come later and prevent arrow keys from scrolling.
  const check = () => void (handled = event.defaultPrevented)
  document.addEventListener(type, check, { once: true })
  ;(document.activeElement ?? document.body).dispatchEvent(event)
  document.removeEventListener(type, check)
  return handled
}

/**
 * Plays a game and its screens by gamepad. In a run, a gamepad sends the keys of the game, which every game can be
 * played with: arrows, Space or Enter for A, and those of the controls that name B or X. On a button, it moves the focus
 * and clicks.
 */
export function createGamepadControl(options: GamepadControlOptions, signal: AbortSignal): void {
  const { shell, controls, getPhase, onPause } = options
  const keys = new Set(Object.values(controls).flatMap(({ keys = [] }) => keys))
  const actionKey = keys.has('Space') ? 'Space' : 'Enter'
  const codes: Partial<Record<PadButton, string>> = { ...arrows, a: actionKey }
  for (const { gamepad, keys: [code] = [] } of Object.values(controls))
    if (gamepad && code) codes[gamepad] = code
  /** Keys that are held, by the button that holds them. */
  const sent = new Map<PadButton, string>()

  const findPressable = (root: Element | null) => {
    const { activeElement } = document
    return root?.contains(activeElement) && activeElement?.matches(pressables)
      ? (activeElement as HTMLElement)
      : null
  }
  const press = (button: PadButton) => {
    const code = codes[button]
    if (code === undefined) return false
    sent.set(button, code)
    return sendKey('keydown', code) || keys.has(code)
  }
  const play = (button: PadButton) => {
    const { stage } = shell
    const focused = findPressable(stage)
    if (button === 'start') onPause()
    else if (button === 'previous' || button === 'next') moveFocus(stage, button)
    else if (focused && button === 'a') focused.click()
    else if (focused && button in arrows && moveFocus(stage, button as FocusMove)) return
    else if (!press(button) && button in arrows) moveFocus(stage, button as FocusMove)
  }
  const choose = (button: PadButton) => {
    const screen = shell.getScreen()
    if (!screen) return
    if (button === 'start') shell.runMainAction()
    else if (button === 'b' && getPhase() === 'paused') onPause()
    else if (button === 'a') {
      const focused = findPressable(screen)
      if (focused) focused.click()
      else shell.runMainAction()
    } else if (button in arrows || button === 'previous' || button === 'next')
      moveFocus(screen, button as FocusMove)
  }

  listenToGamepads(
    {
      onPress(button) {
        options.onUserInput()
        if (getPhase() === 'playing') play(button)
        else choose(button)
      },
      onRelease(button) {
        const code = sent.get(button)
        if (code !== undefined) sendKey('keyup', code)
        sent.delete(button)
      },
      onAvailable: shell.showGamepad,
      onRemoved: options.onRemoved,
    },
    signal,
  )
}
