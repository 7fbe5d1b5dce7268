import { h, starPath, svg } from '../../../../core/index.ts'
import type { Stage } from '../../../../core/index.ts'
import { openNextDay } from '../../rules/day.ts'
import { dishes, dishNames, prices, upgrades } from '../../rules/menu.ts'
import { dayCount } from '../../rules/state.ts'
import type { State } from '../../rules/state.ts'
import { getTarget } from '../../rules/tuning.ts'
import { coinCost, fill, starsEarned } from '../../texts.ts'
import type { Texts } from '../../texts.ts'
import { cheerSeconds } from '../guests-view.ts'
import { createUpgradePicture } from './pictures.ts'

/** Seconds for which presses are ignored, because they may have been meant for the kitchen. */
const guardSeconds = 0.9
/** Columns of the upgrades in the style sheet. */
const offerColumns = 2

const star = (lit: boolean) =>
  svg(
    'svg',
    { class: 'souk-star', viewBox: '-10 -10 20 20', 'aria-hidden': 'true', 'data-lit': lit },
    svg('path', { d: starPath(20) }),
  )

/** Creates the market between two days: the day's result, eight upgrades and the stars of all days. */
export function createEvening(stage: Stage<Texts>) {
  const { texts, formatNumber, formatCount } = stage
  const nameDay = (day: number) => fill(stage, texts.day, day)
  let picked: number | null = null
  let age = 0
  let shown = 0
  /** Whether the day is celebrated before the market opens. */
  let isCheering = false
  const pick = (choice: number) => {
    if (age < guardSeconds) return
    if (isCheering) openMarket()
    else picked = choice
  }

  const title = h('h2', { class: 'souk-day', id: 'souk-day' })
  const stars = h('div', { class: 'souk-stars', role: 'img' })
  const result = h('p', { class: 'souk-result', dir: 'auto' })
  const purse = h('p', { class: 'souk-purse' })
  const tomorrow = h('p', { class: 'souk-tomorrow' })
  const offers = upgrades.map((upgrade, index) => {
    const price = h('span', { class: 'souk-price', dir: 'auto' })
    const { name, effect } = texts.upgrades[upgrade]
    const button = h(
      'button',
      {
        type: 'button',
        class: 'souk-offer',
        onclick: () => pick(index),
      },
      createUpgradePicture(upgrade),
      price,
      h('span', { class: 'souk-offer-name' }, name),
      h('span', { class: 'souk-effect' }, effect),
    )
    return { upgrade, button, price }
  })
  const open = h('button', {
    type: 'button',
    class: 'action action-main',
    onclick: () => pick(openNextDay),
  })
  const calendar = h('ol', { class: 'souk-calendar', 'aria-label': texts.bestStars })
  const element = h(
    'section',
    {
      class: 'souk-evening',
      'aria-labelledby': 'souk-day',
      hidden: true,
      onclick: () => isCheering && pick(openNextDay),
    },
    h(
      'div',
      { class: 'tile souk-market' },
      h('header', { class: 'souk-head' }, title, stars, result),
      purse,
      h(
        'div',
        { class: 'souk-offers', role: 'group', 'aria-label': texts.market },
        ...offers.map(({ button }) => button),
      ),
      calendar,
      h('div', { class: 'souk-open' }, tomorrow, open),
    ),
  )
  const controls = [...offers.map(({ button }) => button), open]
  const findFocused = () => controls.findIndex((control) => control === document.activeElement)

  const refresh = (state: Readonly<State>) => {
    purse.textContent = `${texts.coins}: ${formatNumber(state.coins)}`
    for (const { upgrade, button, price } of offers) {
      const isBought = state.upgrades.includes(upgrade)
      price.textContent = isBought ? texts.bought : formatNumber(prices[upgrade])
      const cost = isBought ? texts.bought : formatCount(coinCost, prices[upgrade])
      const { name, effect } = texts.upgrades[upgrade]
      button.ariaLabel = `${name}. ${effect} ${cost}`
      button.toggleAttribute('data-bought', isBought)
      button.ariaDisabled = String(isBought || prices[upgrade] > state.coins)
    }
  }
  const enter = (state: Readonly<State>, best: readonly number[]) => {
    showCheer(true)
    title.textContent = texts.praises[state.stars - 1] ?? ''
    stage.announce(title.textContent)
    stars.replaceChildren(...[1, 2, 3].map((count) => star(count <= state.stars)))
    stars.ariaLabel = formatCount(starsEarned, state.stars)
    result.textContent = fill(stage, texts.dayResult, state.points, state.target)
    const goal = fill(stage, texts.goal, getTarget(state.day + 1, state.level))
    // The next dish, or the end of the last day.
    const next = dishNames.find((name) => dishes[name].day > state.day)
    const [day, news] = next ? [dishes[next].day, texts.dishes[next]] : [dayCount, texts.won]
    tomorrow.textContent = `${goal} · ${nameDay(day)}: ${news}`
    open.textContent = fill(stage, texts.openDay, state.day + 1)
    calendar.replaceChildren(
      ...best.map((count, day) =>
        h(
          'li',
          {
            class: 'souk-date',
            'data-stars': count,
            'data-now': day + 1 === state.day,
            'aria-label': `${nameDay(day + 1)}: ${formatCount(starsEarned, count)}`,
          },
          h('span', { 'aria-hidden': 'true' }, formatNumber(day + 1)),
        ),
      ),
    )
    element.hidden = false
    refresh(state)
  }
  const focus = () => (isCheering ? stage.element : open).focus({ preventScroll: true })
  function showCheer(on: boolean): void {
    isCheering = on
    element.toggleAttribute('data-cheer', on)
    age = 0
  }
  /** Ends the celebration. */
  function openMarket(): void {
    showCheer(false)
    title.textContent = nameDay(shown)
    focus()
  }

  return {
    element,
    refresh,
    focus,
    /** Shows or hides the market as the state asks. */
    update(state: Readonly<State>, best: readonly number[], seconds: number): void {
      age += seconds
      if (isCheering && age > cheerSeconds) openMarket()
      const wanted = state.phase === 'evening' && !state.over ? state.day : 0
      if (wanted === shown) return
      shown = wanted
      if (wanted > 0) enter(state, best)
      else {
        element.hidden = true
        stage.element.focus({ preventScroll: true })
      }
    },
    /** Moves the focus: by columns in the reading direction and by rows. */
    move(columns: number, rows: number): void {
      const from = findFocused()
      const by =
        columns * (stage.dir === 'rtl' ? -1 : 1) +
        (from === openNextDay ? Math.min(rows, 0) : rows * offerColumns)
      if (by === 0) return
      controls[Math.min(openNextDay, Math.max(0, from < 0 ? openNextDay : from + by))]?.focus({
        preventScroll: true,
      })
    },
    /** Presses the focused control. */
    activate(): void {
      const at = findFocused()
      pick(at < 0 ? openNextDay : at)
    },
    takePick(): number | null {
      const taken = picked
      picked = null
      return taken
    },
  }
}
