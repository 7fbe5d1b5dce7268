import { h } from './dom.ts'
import type { Phase } from './flow.ts'
import type { Game } from './game.ts'
import { createHint, figure, switchButton } from './hud.ts'
import type { Hud } from './hud.ts'
import type { InputState } from './input.ts'
import { formatNumber } from './language.ts'
import type { Locale } from './language.ts'
import { markMovedFocus } from './moved-focus.ts'
import { createPad } from './pad.ts'
import type { createScreen } from './screens.ts'
import { words as allWords } from './words.ts'

export interface BoothOptions {
  root: HTMLElement
  game: Game
  locale: Locale
  input: InputState
  /** Pause and sound in the bar: for a game on its own. A portal has them in its own bar. */
  switches: boolean
  onPause: () => void
  onMute: () => void
}
type Shown = ReturnType<typeof createScreen>

/** The elements around a game: stage, bar, buttons for fingers, and the screen in front of them. */
export function createBooth({ root, game, locale, input, switches, onPause, onMute }: BoothOptions) {
  const words = allWords[locale]
  const score = figure(words.score)
  const best = figure(words.best)
  const items = h('div', { class: 'hud-items' })
  const sound = switchButton('muted', words.soundOn, onMute)
  const pause = switchButton('pause', words.pause, onPause)
  const hint = createHint(game.texts[locale])
  const bar = h(
    'header',
    { class: 'hud' },
    h('div', { class: 'hud-figures' }, score.element, best.element, items),
    hint,
    switches && h('div', { class: 'hud-switches' }, sound.element, pause.element),
  )
  const stage = h('div', { class: 'stage', tabindex: '-1' })
  const live = h('p', { class: 'live', role: 'status' })
  const pad = createPad(game.controls, input, words)
  const element = h('main', { class: 'booth', 'data-hue': game.hue }, stage, bar, pad, live)
  const forgetMovedFocus = markMovedFocus(element)
  let screen: Shown | null = null
  let play = () => stage.focus({ preventScroll: true })
  root.replaceChildren(element)

  const hud: Hud = {
    addItem(label) {
      const added = figure(label)
      items.append(added.element)
      return added.show
    },
  }

  /** Focuses what matters now, but takes the focus from nobody outside this page, and from no control in use. */
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
    clearHud: (): void => items.replaceChildren(),
    showScore: (points: number): void => score.show(formatNumber(locale, points)),
    showBest: (points: number): void => best.show(points > 0 ? formatNumber(locale, points) : null),
    showMuted: (muted: boolean): void =>
      sound.show(muted ? 'muted' : 'sound', muted ? words.soundOn : words.soundOff),
    /** How to play, in the place of the figures, for a run that began without the title. */
    showHint: (on: boolean): void => {
      hint.hidden = !on
      // Only the words for these hands are shown, and only what is shown is the inner text.
      if (on) live.textContent = hint.innerText
    },
    /** Puts a screen in front of the game, which is then out of reach, or lets the game be played. */
    show(phase: Phase, next: Shown | null, focusGame?: () => void): void {
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
      forgetMovedFocus()
    },
    refocus,
    /** Does what the screen's first button does. */
    press: (): void => screen?.press(),
    close: (): void => element.remove(),
  }
}
export type Booth = ReturnType<typeof createBooth>
