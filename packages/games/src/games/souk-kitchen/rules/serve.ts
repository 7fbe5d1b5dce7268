import { guests } from './menu.ts'
import type { Emit, State } from './state.ts'
import { clearSeat } from './stations.ts'
import { applyCombo, favoritePoints, has, perfectPoints, qualityPoints } from './tuning.ts'

/** Ends a combo, unless the cat saves the first one of the day. */
export function breakCombo(state: State, emit: Emit): void {
  if (state.combo > 0 && has(state, 'cat') && !state.catUsed) {
    state.catUsed = true
    emit({ kind: 'saved' })
  } else state.combo = 0
}

/** Hands the finished dish over, and counts points, tip and coins. */
export function serve(state: State, seat: number, emit: Emit): void {
  const customer = state.seats[seat]
  if (!customer) return
  const { guest, dish, parts, patience, initialPatience } = customer
  const qualities = [...parts.map(({ quality }) => quality), ...state.plate.qualities]
  const perfect = qualities.every((quality) => quality === 3)
  const favorite = guests[guest]?.favorites.includes(dish) ?? false
  if (qualities.some((quality) => quality < 2)) breakCombo(state, emit)
  // Placing counts half as much as preparing.
  const worth = qualities.reduce<number>(
    (sum, quality, index) => sum + ((qualityPoints[quality] ?? 0) * (index < parts.length ? 2 : 1)) / 2,
    0,
  )
  // A dish of more parts gives more points for each.
  const price = worth * (0.5 + 0.25 * parts.length)
  const mood = patience / initialPatience
  const tip = price * 0.5 * mood * (has(state, 'lanterns') ? 1.5 : 1) + (favorite ? favoritePoints : 0)
  const points = applyCombo(Math.round(price + tip + (perfect ? perfectPoints : 0)), state.combo)
  const coins = Math.max(1, Math.floor(points / 100))
  if (qualities.every((quality) => quality >= 2)) state.combo += 1
  state.bestCombo = Math.max(state.bestCombo, state.combo)
  state.score += points
  state.points += points
  state.coins += coins
  state.earned += coins
  state.served += 1
  state.perfect += Number(perfect)
  state.seats[seat] = null
  if (state.chosen === seat) state.chosen = null
  clearSeat(state, seat)
  emit({ kind: 'served', seat, guest, dish, points, coins, perfect, favorite, combo: state.combo })
}
