import { dishes, getMenu, getNewDish, getParts, guests, prices, upgrades } from './menu.ts'
import type { Dish } from './menu.ts'
import { breakCombo } from './serve.ts'
import { dayCount } from './state.ts'
import type { Emit, State } from './state.ts'
import { clearSeat } from './stations.ts'
import * as tuning from './tuning.ts'

/** Index of the evening's choice that opens the next day. */
export const openNextDay = upgrades.length

/** Opens the next day. */
export function openDay(state: State, emit: Emit): void {
  state.day += 1
  Object.assign(state, {
    phase: 'day',
    left: tuning.daySteps,
    untilNext: 20,
    points: 0,
    earned: 0,
    stars: 0,
    target: tuning.getTarget(state.day, state.level),
    catUsed: false,
    station: 'pan',
    chosen: null,
  })
  emit({ kind: 'opened', day: state.day })
}

/** Closes the stall: the next evening, or the end of the run. */
export function endDay(state: State, emit: Emit): void {
  const { day, points, target } = state
  for (const seat of state.seats.keys()) clearSeat(state, seat)
  state.seats = [null, null, null]
  state.stars = tuning.countStars(points, target)
  const bonus = state.stars * 4
  state.coins += bonus
  state.earned += bonus
  state.won = state.stars > 0 && day === dayCount
  state.over = state.stars === 0 || day === dayCount
  state.phase = 'evening'
  emit({ kind: 'closed', day, points, stars: state.stars, coins: state.earned })
}

/** Buys an upgrade, or opens the next day. */
export function pickInEvening(state: State, pick: number, emit: Emit): void {
  const upgrade = upgrades[pick]
  if (!upgrade) openDay(state, emit)
  else if (state.upgrades.includes(upgrade) || state.coins < prices[upgrade])
    emit({ kind: 'refused', upgrade })
  else {
    state.coins -= prices[upgrade]
    state.upgrades.push(upgrade)
    emit({ kind: 'bought', upgrade })
  }
}

/** Chooses what a customer orders: the new dish first, then rather the newer ones. */
function chooseDish(state: State, isFirst: boolean): Dish {
  const { random, day } = state
  const menu = getMenu(day)
  const fresh = getNewDish(day)
  if (isFirst) return fresh ?? menu[0] ?? 'falafel'
  if (fresh && random.chance(0.3)) return fresh
  const [one, two] = [random.pick(menu), random.pick(menu)]
  return random.chance(0.5) || dishes[one].day >= dishes[two].day ? one : two
}

function seatCustomer(state: State, emit: Emit): void {
  const { random } = state
  const free = [0, 1, 2].filter((seat) => !state.seats[seat])
  const waiting = 3 - free.length
  if (free.length === 0 || waiting >= tuning.getSeats(state)) return
  const seat = waiting === 0 && free.includes(1) ? 1 : random.pick(free)
  const isFirst = state.left > tuning.daySteps - 60
  const absent = guests.flatMap((_, guest) =>
    state.seats.some((customer) => customer?.guest === guest) ? [] : [guest],
  )
  const guest = random.pick(absent)
  const dish = chooseDish(state, isFirst)
  const parts = getParts(dish).map((food) => ({ food, station: null, quality: 0 as const }))
  const ease = (guests[guest]?.calm ?? 1) * (tuning.has(state, 'carpet') ? 1.3 : 1) * (isFirst ? 1.4 : 1)
  const patience = Math.round(tuning.getPatience(state, parts.length) * ease)
  state.arrivals += 1
  state.seats[seat] = { guest, dish, parts, patience, initialPatience: patience, number: state.arrivals }
  state.untilNext = tuning.getInterval(state)
  emit({ kind: 'arrived', seat })
}

/** Lets customers arrive, wait and leave. */
export function stepCustomers(state: State, emit: Emit): void {
  for (const [seat, customer] of state.seats.entries()) {
    if (!customer) continue
    customer.patience -= 1
    if (customer.patience > 0) continue
    clearSeat(state, seat)
    state.seats[seat] = null
    if (state.chosen === seat) state.chosen = null
    state.lost += 1
    breakCombo(state, emit)
    emit({ kind: 'left', seat, guest: customer.guest })
  }
  state.untilNext -= 1
  // An empty stall fills soon.
  if (state.seats.every((customer) => !customer)) state.untilNext = Math.min(state.untilNext, 30)
  if (state.untilNext <= 0 && state.left > tuning.lastArrival) seatCustomer(state, emit)
}
