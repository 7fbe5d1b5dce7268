import { h, icon, starPath, svg } from '../../core/index.ts'
import { chances, replayCost } from './rules/tuning.ts'
import { getMultiplier } from './rules/rules.ts'
import type { State } from './rules/rules.ts'
import { chancesLeft } from './texts.ts'
import type { Texts } from './texts.ts'
import type { Stage } from '../../core/index.ts'

/** Returns a drop of henna, which shows one chance. */
const drop = () =>
  svg(
    'svg',
    { class: 'henna-drop', viewBox: '0 0 20 26', 'aria-hidden': 'true' },
    svg('path', { d: 'M10 2C15 9 18 13 18 17A8 8 0 0 1 2 17C2 13 5 9 10 2Z' }),
  )
const bead = () =>
  svg(
    'svg',
    { class: 'henna-bead', viewBox: '-10 -10 20 20', 'aria-hidden': 'true' },
    svg('path', { d: starPath(20) }),
  )

/** Seconds for which a remark is shown. */
const remarkSeconds = 2.4

/** Creates the panel with the prompt, the progress, the chances, the streak and the replay button. */
export function createPanel(stage: Stage<Texts>, askReplay: () => void) {
  const { texts, formatNumber } = stage
  const drops = Array.from({ length: chances }, drop)
  const lives = h('div', { class: 'henna-lives', role: 'img' }, ...drops)
  const times = h('span', { class: 'henna-times', dir: 'ltr' })
  const asked = h('p', { class: 'henna-asked' })
  const beads = h('div', { class: 'henna-beads', 'aria-hidden': 'true' })
  const cost = h('span', { class: 'henna-cost', dir: 'ltr' })
  const replay = h(
    'button',
    { type: 'button', class: 'henna-replay', 'aria-keyshortcuts': 'R', onclick: askReplay },
    icon('again'),
    h('span', {}, texts.replay),
    cost,
  )
  replay.addEventListener('pointerdown', (event) => event.preventDefault())
  const element = h(
    'div',
    { class: 'henna-panel' },
    h('div', { class: 'henna-top' }, lives, asked, times),
    beads,
  )
  const shown: Record<string, string | number | boolean> = {}
  const hasChanged = (key: string, value: string | number | boolean) => {
    if (shown[key] === value) return false
    shown[key] = value
    return true
  }
  let remark = 0

  return {
    element,
    replay,
    /** Replaces the prompt by a remark for a moment. */
    remark(text: string): void {
      remark = remarkSeconds
      asked.textContent = text
      asked.toggleAttribute('data-remark', true)
      shown['asked'] = ''
    },
    show(state: State, seconds: number, ended: boolean): void {
      const { turn, at, pattern, mistakes } = state
      const all = turn === 'ring' ? 4 : pattern.length
      const done = turn === 'watch' || turn === 'repeat' || turn === 'ring' ? at : turn === 'praise' ? all : 0
      // A new prompt for the player replaces the remark.
      if (hasChanged('turn', turn) && (turn === 'repeat' || turn === 'ring')) remark = 0
      remark -= seconds
      const text = (ended ? (texts.over ?? '') : texts.turns[turn])
        .replace('{at}', formatNumber(Math.min(all, at + 1)))
        .replace('{all}', formatNumber(all))
      if ((remark <= 0 || ended) && hasChanged('asked', text)) {
        asked.textContent = text
        asked.toggleAttribute('data-remark', false)
      }
      if (hasChanged('all', all)) beads.replaceChildren(...Array.from({ length: all }, bead))
      if (hasChanged('done', `${done}/${all}/${turn}`)) {
        beads.dataset['turn'] = turn
        for (const [index, each] of [...beads.children].entries())
          each.toggleAttribute('data-lit', index < done)
      }
      if (hasChanged('mistakes', mistakes)) {
        lives.ariaLabel = stage.formatCount(chancesLeft, chances - mistakes)
        for (const [index, each] of drops.entries())
          each.toggleAttribute('data-out', index >= chances - mistakes)
      }
      if (hasChanged('times', getMultiplier(state.streak + 1))) {
        times.textContent = `×${formatNumber(getMultiplier(state.streak + 1))}`
      }
      const price = replayCost(state.replays)
      if (hasChanged('price', price))
        cost.textContent = texts.replayCost.replace('{cost}', formatNumber(price))
      const closed = String(turn !== 'repeat' || state.score < price)
      if (hasChanged('closed', closed)) replay.ariaDisabled = closed
    },
  }
}
