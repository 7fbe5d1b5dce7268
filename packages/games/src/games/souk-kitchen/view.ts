import { h } from '../../core/index.ts'
import type { Stage, View } from '../../core/index.ts'
import { createLantern } from './drawings.ts'
import { createPantry } from './pantry-view.ts'
import { ingredients } from './pantry.ts'
import type { Ingredient } from './pantry.ts'
import { createPlate } from './plate.ts'
import { chances, getMultiplier } from './rules.ts'
import type { GameEvent, Moves, State } from './rules.ts'
import { createSeat, describeOrder } from './seat.ts'
import * as sounds from './sounds.ts'
import { createAwning, createWall } from './stall.ts'
import { chancesLeft, pointsWon } from './texts.ts'
import type { Texts } from './texts.ts'

export type Action = 'before' | 'after' | `key${number}`
export const toAction = (index: number): Action => `key${index + 1}`

/** Seconds for which a note to the cook is shown. */
const noteSeconds = 2.2

/** Touch-only devices need no focus ring. */
const isTouchOnly = () => window.matchMedia('(hover: none) and (pointer: coarse)').matches

export function createView(stage: Stage<Texts>): View<State, Moves, GameEvent> {
  const { texts, formatNumber, sound, announce } = stage
  const seatTexts = { texts, formatNumber }
  const pressed: Ingredient[] = []
  let picked: number | null = null

  const seats = Array.from({ length: 3 }, (_, seat) =>
    createSeat(seatTexts, () => {
      picked = seat
    }),
  )
  const pantry = createPantry(seatTexts, (ingredient) => pressed.push(ingredient))
  const plate = createPlate(texts.plate)
  const note = h('p', { class: 'souk-note' })
  const lanterns = Array.from({ length: chances }, createLantern)
  const lives = h('div', { class: 'souk-lives', role: 'img' }, ...lanterns)
  const times = h('span', { class: 'souk-times', dir: 'ltr' })
  const queue = h(
    'div',
    { class: 'souk-queue', role: 'group', 'aria-label': texts.customers },
    ...seats.map(({ place }) => place),
  )
  const root = h(
    'div',
    { class: 'souk', 'data-palette': stage.variant.palette },
    createWall(),
    createAwning(),
    h('p', { class: 'souk-rush', 'aria-hidden': 'true' }, texts.rush),
    queue,
    h(
      'div',
      { class: 'souk-counter' },
      lives,
      h('div', { class: 'souk-middle' }, plate.element, note),
      h('p', { class: 'souk-combo' }, h('span', { class: 'souk-combo-label' }, texts.combo), times),
    ),
    pantry.element,
  )
  stage.element.append(root)

  let noteLeft = 0
  let shownHint = ''
  let multiplier = 0
  let lost = -1
  const say = (text: string) => {
    note.textContent = text
    note.dataset['is'] = 'said'
    noteLeft = noteSeconds
    shownHint = ''
  }
  const getNextName = (state: State) => {
    const customer = state.seats[state.chosen]
    const next = customer?.layers[customer.done]
    return next ? texts.names[next] : null
  }
  const focusChosen = (seat: number) => {
    if (queue.contains(document.activeElement)) seats[seat]?.element.focus({ preventScroll: true })
  }

  const react = (event: GameEvent, state: State) => {
    switch (event.type) {
      case 'arrived': {
        sound.play(...sounds.arrivedTones)
        const customer = state.seats[event.seat]
        if (customer && event.seat === state.chosen) announce(describeOrder(seatTexts, customer))
        break
      }
      case 'chosen': {
        sound.play(...sounds.chosenTones)
        focusChosen(event.seat)
        break
      }
      case 'right': {
        sound.play(...sounds.layerTones(event.layer - 1))
        pantry.showFeedback(event.ingredient, 'is-right')
        seats[event.seat]?.showFeedback('is-right')
        const next = getNextName(state)
        if (next) announce(next)
        break
      }
      case 'wrong': {
        sound.play(...sounds.wrongTones)
        pantry.showFeedback(event.ingredient, 'is-wrong')
        seats[event.seat]?.showFeedback('is-wrong')
        plate.shake()
        say(texts.wrong)
        announce(`${texts.wrong}. ${texts.next.replace('{next}', getNextName(state) ?? '')}`)
        break
      }
      case 'served': {
        const { seat, points, stars, customer } = event
        sound.play(...sounds.servedTones(stars))
        seats[seat]?.showFeedback('is-served', `+${formatNumber(points)}`)
        plate.serve(customer)
        // Without motion the points do not float, so the note shows them.
        if (stage.reducedMotion) say(`\u2066+${formatNumber(points)}\u2069`)
        const next = state.seats[state.chosen]
        announce(`${stage.formatCount(pointsWon, points)} ${next ? describeOrder(seatTexts, next) : ''}`)
        break
      }
      case 'lost': {
        sound.play(...sounds.lostTones)
        seats[event.seat]?.showFeedback('is-lost')
        announce(`${texts.left} ${stage.formatCount(chancesLeft, chances - state.lost)}`)
        break
      }
      case 'open': {
        const { ingredient } = event
        sound.play(...sounds.freshTones)
        pantry.showFeedback(ingredient, 'is-fresh')
        say(texts.freshAs.replace('{name}', texts.names[ingredient]))
        const key = formatNumber(ingredients.indexOf(ingredient) + 1)
        announce(texts.fresh.replace('{name}', texts.names[ingredient]).replace('{key}', key))
        break
      }
      case 'closed': {
        pantry.showFeedback(event.ingredient, 'is-wrong')
        say(texts.closed)
        break
      }
      case 'rush': {
        if (event.on) sound.play(...sounds.rushTones)
        announce(event.on ? texts.rush : texts.rushOver)
        break
      }
    }
  }

  return {
    readMoves(input) {
      for (const [index, ingredient] of ingredients.entries()) {
        if (input.wasPressed(toAction(index))) pressed.push(ingredient)
      }
      const ahead = Number(input.wasPressed('after')) - Number(input.wasPressed('before'))
      const seat = picked
      picked = null
      return { ingredient: pressed.shift() ?? null, seat, turn: stage.dir === 'rtl' ? -ahead : ahead }
    },
    react,
    draw(state, { phase, seconds }) {
      if (phase !== 'playing') pressed.length = 0
      for (const [seat, each] of seats.entries()) {
        each.show(state.seats[seat] ?? null, seat === state.chosen)
      }
      pantry.show(state.open)
      plate.show(state.seats[state.chosen] ?? null)
      root.toggleAttribute('data-rush', state.rush)
      const now = getMultiplier(state.combo) * (state.rush ? 2 : 1)
      if (now !== multiplier) {
        times.textContent = `×${formatNumber(now)}`
        times.classList.toggle('is-up', now > multiplier && multiplier > 0)
        multiplier = now
      }
      if (state.lost !== lost) {
        lost = state.lost
        lives.ariaLabel = stage.formatCount(chancesLeft, chances - lost)
        for (const [index, each] of lanterns.entries())
          each.toggleAttribute('data-out', index >= chances - lost)
      }
      if (noteLeft > 0) noteLeft -= seconds
      else {
        const next = getNextName(state)
        const wanted = next ? texts.next.replace('{next}', next) : ''
        if (wanted !== shownHint || note.dataset['is'] === 'said') {
          shownHint = wanted
          note.dataset['is'] = 'next'
          note.textContent = wanted
        }
      }
    },
    summarize: (state) => [
      { label: texts.served, value: formatNumber(state.served) },
      { label: texts.row, value: formatNumber(state.bestCombo) },
      { label: texts.tips, value: formatNumber(state.tips) },
    ],
    focus: () => {
      const seat = isTouchOnly() ? null : seats.find(({ element }) => element.tabIndex === 0)
      ;(seat?.element ?? stage.element).focus({ preventScroll: true })
    },
  }
}
