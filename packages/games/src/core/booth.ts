import { h } from './dom.ts'
import type { Phase } from './flow.ts'
import type { Game } from './game.ts'
import { figure, switchButton } from './hud.ts'
import type { Hud } from './hud.ts'
import type { InputState } from './input.ts'
import { formatNumber } from './language.ts'
import type { Locale } from './language.ts'
import { createPad } from './pad.ts'
import type { createScreen } from './screens.ts'
import { words as allWords } from './words.ts'

export interface BoothOptions {
  root: HTMLElement
  game: Game
  locale: Locale
  input: InputState
  onPause: () => void
  onMute: () => void
}
type Shown = ReturnType<typeof createScreen>

/** The elements around a game: stage, bar, buttons for fingers, and the screen in front of them. */
export function createBooth({ root, game, locale, input, onPause, onMute }: BoothOptions) {
  const words = allWords[locale]
  const score = figure(words.score)
  const best = figure(words.best)
  const items = h('div', { class: 'hud-items' })
  const sound = switchButton('muted', words.soundOn, onMute)
  const pause = switchButton('pause', words.pause, onPause)
  const bar = h(
    'header',
    { class: 'hud' },
    h('div', { class: 'hud-figures' }, score.element, best.element, items),
    h('div', { class: 'hud-switches' }, sound.element, pause.element),
  )
  const stage = h('div', { class: 'stage', tabindex: '-1' })
  const live = h('p', { class: 'live', role: 'status' })
  const pad = createPad(game.controls, input, words)
  const element = h('main', { class: 'booth', 'data-hue': game.hue }, stage, bar, pad, live)
  let screen: Shown | null = null
  root.replaceChildren(element)

  const hud: Hud = {
    item(label) {
      const added = figure(label)
      items.append(added.element)
      return added.show
    },
  }

  /** Focuses what matters on the screen, but takes the focus from nobody outside this page. */
  const refocus = () => {
    if (screen && document.hasFocus() && !screen.element.contains(document.activeElement)) screen.focus()
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
    /** Puts a screen in front of the game, which is then out of reach, or lets the game be played. */
    show(phase: Phase, next: Shown | null, focusGame: (() => void) | undefined): void {
      element.dataset['phase'] = phase
      screen?.element.remove()
      screen = next
      if (next) element.append(next.element)
      stage.inert = next !== null
      pause.element.hidden = phase !== 'playing'
      if (pad) pad.hidden = phase !== 'playing'
      if (next) refocus()
      else if (phase === 'playing') (focusGame ?? (() => stage.focus({ preventScroll: true })))()
    },
    refocus,
    close: (): void => element.remove(),
  }
}
export type Booth = ReturnType<typeof createBooth>
