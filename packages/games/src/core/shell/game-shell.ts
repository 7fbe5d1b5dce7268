import { h } from './dom.ts'
import type { Phase } from '../runner/phase.ts'
import type { Game } from '../game.ts'
import { createHint, createFigure, createSwitchButton } from './hud.ts'
import type { Hud } from './hud.ts'
import type { InputState } from '../input/input.ts'
import { formatNumber } from '../language.ts'
import type { Locale } from '../language.ts'
import { markKeyboardFocus } from './mark-keyboard-focus.ts'
import type { createScreen } from './screen.ts'
import { messages as allMessages } from './messages.ts'

interface GameShellOptions {
  root: HTMLElement
  game: Game
  locale: Locale
  input: InputState
  /** Shows pause and sound switches in the bar. A portal has its own. */
  showSwitches: boolean
  onPause: () => void
  onToggleSound: () => void
}
type Screen = ReturnType<typeof createScreen>

/** Creates the elements around a game: stage, bar, touch controls and the current screen. */
export function createGameShell({
  root,
  game,
  locale,
  input,
  showSwitches,
  onPause,
  onToggleSound,
}: GameShellOptions) {
  const messages = allMessages[locale]
  const score = createFigure(messages.score)
  const best = createFigure(messages.best)
  const items = h('div', { class: 'hud-items' })
  const sound = createSwitchButton('muted', messages.soundOn, onToggleSound)
  const pause = createSwitchButton('pause', messages.pause, onPause)
  const hint = createHint(game.texts[locale], messages)
  const bar = h(
    'header',
    { class: 'hud' },
    h('div', { class: 'hud-figures' }, score.element, best.element, items),
    hint,
    showSwitches && h('div', { class: 'hud-switches' }, sound.element, pause.element),
  )
  const stage = h('div', { class: 'stage', tabindex: '-1' })
  const live = h('p', { class: 'live', role: 'status' })
  const notice = h('p', { class: 'goal-notice', hidden: true, 'aria-hidden': 'true' })
  const pad = game.touchControls?.(input, game.texts[locale].touchControls)
  const element = h('main', { class: 'game-shell', 'data-hue': game.hue }, stage, bar, pad, notice, live)
  const clearFocusMark = markKeyboardFocus(element)
  let screen: Screen | null = null
  let play = () => stage.focus({ preventScroll: true })
  root.replaceChildren(element)

  const hud: Hud = {
    addItem(label) {
      const added = createFigure(label)
      items.append(added.element)
      return added.show
    },
  }

  /** Focuses the screen or the game, unless the focus is outside this page or on a control in use. */
  const refocus = () => {
    if (!document.hasFocus()) return
    const { activeElement } = document
    if (screen ? !screen.element.contains(activeElement) : activeElement === document.body) {
      ;(screen?.focus ?? play)()
    }
  }

  return {
    stage,
    hud,
    announce: (text: string): void => {
      live.textContent = text
    },
    clearFigures: (): void => items.replaceChildren(),
    showScore: (points: number | null): void =>
      score.show(points === null ? null : formatNumber(locale, points)),
    showBest: (points: number): void => best.show(points > 0 ? formatNumber(locale, points) : null),
    showMuted: (muted: boolean): void =>
      sound.show(muted ? 'muted' : 'sound', muted ? messages.soundOn : messages.soundOff),
    /** Shows the instructions in place of the figures, for a run that started without the title. */
    showHint: (on: boolean): void => {
      hint.hidden = !on
      // CSS hides the instructions of other input types, and `innerText` omits hidden text.
      if (on) live.textContent = hint.innerText
    },
    /** Shows and announces a completed mission, or hides it. */
    showNotice: (text: string | null): void => {
      notice.hidden = text === null
      notice.textContent = text
      if (text !== null) live.textContent = text
    },
    /** Shows a screen and makes the game inert, or lets the game be played. */
    show(phase: Phase, next: Screen | null, focusGame?: () => void): void {
      element.dataset['phase'] = phase
      screen?.element.remove()
      screen = next
      if (next) element.append(next.element)
      stage.inert = next !== null
      pause.element.hidden = phase !== 'playing'
      if (pad) pad.hidden = phase !== 'playing'
      if (focusGame) play = focusGame
      if (phase === 'playing' && document.hasFocus()) play()
      else refocus()
      clearFocusMark()
    },
    refocus,
    /** Shows the instructions for gamepads in place of the others. */
    showGamepad: (on: boolean): void => void element.toggleAttribute('data-gamepad', on),
    hasGamepad: (): boolean => 'gamepad' in element.dataset,
    getScreen: (): HTMLElement | null => screen?.element ?? null,
    /** Triggers the screen's first action. */
    runMainAction: (): void => screen?.runMainAction(),
    close: (): void => element.remove(),
  }
}
export type GameShell = ReturnType<typeof createGameShell>
