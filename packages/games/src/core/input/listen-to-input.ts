import type { Phase } from '../runner/phase.ts'
import type { GameShell } from '../shell/game-shell.ts'
import { listenToKeys, listenToPointers, listenToShortcuts } from './controls.ts'
import type { Controls } from './controls.ts'
import { createGamepadControl } from './gamepad-control.ts'
import type { InputState } from './input.ts'

interface InputOptions {
  shell: GameShell
  controls: Controls<string>
  input: InputState
  getPhase: () => Phase
  /** Pauses or resumes the run. */
  onPause: () => void
  /** Turns the sound on or off. */
  onSound: () => void
  /** A gamepad was removed. */
  onRemoved: () => void
  onUserInput: () => void
}

/** Listens to keys, pointers and gamepads. */
export function listenToInput(options: InputOptions, signal: AbortSignal): void {
  const { shell, controls, input, getPhase, onPause, onSound } = options
  listenToKeys(controls, input, () => getPhase() === 'playing', signal)
  listenToPointers(shell.stage, controls, input, signal)
  const startOrResume = () => {
    if (getPhase() === 'title' || getPhase() === 'paused') shell.runMainAction()
  }
  listenToShortcuts(controls, { pause: onPause, sound: onSound, startOrResume }, signal)
  createGamepadControl(options, signal)
}
