import { choice, createMoveCodec, optional, Random, range } from '../../core/index.ts'
import type { Rules, RunState } from '../../core/index.ts'
import { isRush, getDifficulty, seats } from './difficulty.ts'
import type { Difficulty } from './difficulty.ts'
import { ingredients, createOrder } from './pantry.ts'
import type { Ingredient, Order } from './pantry.ts'

export interface Customer extends Order {
  /** Face and clothes, used by the view only. */
  appearance: number
  /** Number of layers on the plate. */
  done: number
  /** Steps left. */
  patience: number
  initialPatience: number
}

export interface State extends RunState {
  random: Random
  level: number
  time: number
  rush: boolean
  seats: (Customer | null)[]
  /** Seat that receives the next ingredient. */
  chosen: number
  /** Steps until the next customer. */
  stepsUntilNext: number
  /** Number of ingredients on the counter. */
  open: number
  served: number
  lost: number
  /** Orders in a row without a wrong ingredient or a lost customer. */
  combo: number
  bestCombo: number
  tips: number
  /** Steps in which customers do not lose patience, as after a dish is served. */
  graceSteps: number
}

export interface Moves {
  ingredient: Ingredient | null
  seat: number | null
  /** Moves the choice to the next (1) or previous (-1) customer. */
  turn: number
}

export type GameEvent =
  | { type: 'arrived' | 'chosen' | 'lost'; seat: number }
  | { type: 'right'; seat: number; ingredient: Ingredient; layer: number }
  | { type: 'wrong'; seat: number; ingredient: Ingredient }
  | { type: 'served'; seat: number; points: number; stars: number; customer: Customer }
  | { type: 'open'; ingredient: Ingredient }
  | { type: 'rush'; on: boolean }
  | { type: 'closed'; ingredient: Ingredient }

export const chances = 3
const appearanceCount = 8
const maxMultiplier = 5
const wrongPenalty = 0.16

/** Returns the stars of a customer, from three for a short wait to one just before leaving. */
export const getStars = ({
  patience,
  initialPatience,
}: Pick<Customer, 'patience' | 'initialPatience'>): number =>
  Math.max(1, Math.min(3, Math.ceil((3 * patience) / initialPatience)))

/** Returns the tip multiplier for a streak of orders. */
export const getMultiplier = (combo: number): number => Math.min(maxMultiplier, 1 + Math.floor(combo / 2))

type Emit = (event: GameEvent) => void

/** If the chosen seat is empty, chooses the customer closest to leaving. */
function chooseSeat(state: State): void {
  if (state.seats[state.chosen]) return
  let least = Infinity
  for (const [seat, customer] of state.seats.entries()) {
    if (!customer || customer.patience >= least) continue
    least = customer.patience
    state.chosen = seat
  }
}

function admitCustomer(state: State, emit: Emit): void {
  const difficulty = getDifficulty(state.level, state.served, state.rush)
  const waiting = state.seats.filter(Boolean).length
  // An empty stall gets its next customer soon, so that the cook never waits long.
  if (waiting === 0) state.stepsUntilNext = Math.min(state.stepsUntilNext, 12)
  else if (waiting < difficulty.seats - 1 && state.time % 2 === 0) state.stepsUntilNext -= 1
  if (waiting >= difficulty.seats || (state.stepsUntilNext -= 1) > 0) return
  seatCustomer(state, difficulty, emit)
}

function seatCustomer(state: State, difficulty: Difficulty, emit: Emit): void {
  const { random } = state
  const seat = state.seats.findIndex((customer) => !customer)
  const order = createOrder(random, state.open, random.int(difficulty.shortest, difficulty.longest))
  const initialPatience = difficulty.patience(order.layers.length)
  // Faces in the queue differ, because players tell customers apart by them.
  const faces = Array.from({ length: appearanceCount }, (_, appearance) => appearance).filter((appearance) =>
    state.seats.every((customer) => customer?.appearance !== appearance),
  )
  state.seats[seat] = {
    ...order,
    appearance: random.pick(faces),
    done: 0,
    patience: initialPatience,
    initialPatience,
  }
  state.stepsUntilNext = difficulty.interval
  chooseSeat(state)
  emit({ type: 'arrived', seat })
}

function serveDish(state: State, seat: number, customer: Customer, emit: Emit): void {
  const stars = getStars(customer)
  state.combo += 1
  state.bestCombo = Math.max(state.bestCombo, state.combo)
  const tip = 5 * stars * getMultiplier(state.combo) * (state.rush ? 2 : 1)
  const points = 10 * customer.layers.length + tip
  state.tips += tip
  state.score += points
  state.served += 1
  state.seats[seat] = null
  state.graceSteps = 15
  emit({ type: 'served', seat, points, stars, customer })
  const { open } = getDifficulty(state.level, state.served, state.rush)
  const fresh = ingredients[state.open]
  if (open > state.open && fresh) {
    state.open += 1
    emit({ type: 'open', ingredient: fresh })
  }
  chooseSeat(state)
}

function addIngredient(state: State, ingredient: Ingredient, emit: Emit): void {
  const seat = state.chosen
  const customer = state.seats[seat]
  if (ingredients.indexOf(ingredient) >= state.open) return emit({ type: 'closed', ingredient })
  if (!customer) return
  if (customer.layers[customer.done] !== ingredient) {
    customer.patience -= Math.ceil(customer.initialPatience * wrongPenalty)
    state.combo = 0
    return emit({ type: 'wrong', seat, ingredient })
  }
  customer.done += 1
  emit({ type: 'right', seat, ingredient, layer: customer.done })
  if (customer.done === customer.layers.length) serveDish(state, seat, customer, emit)
}

function applyMoves(state: State, moves: Moves, emit: Emit): void {
  const before = state.chosen
  if (moves.seat !== null && state.seats[moves.seat]) state.chosen = moves.seat
  if (moves.turn !== 0) {
    for (let step = 1; step < seats; step++) {
      const seat = (before + moves.turn * step + seats * seats) % seats
      if (!state.seats[seat]) continue
      state.chosen = seat
      break
    }
  }
  if (state.chosen !== before) emit({ type: 'chosen', seat: state.chosen })
  if (moves.ingredient) addIngredient(state, moves.ingredient, emit)
}

function passTime(state: State, emit: Emit): void {
  const isPaused = state.graceSteps > 0
  if (isPaused) state.graceSteps -= 1
  for (const [seat, customer] of state.seats.entries()) {
    if (!customer) continue
    if (!isPaused) customer.patience -= 1
    if (customer.patience > 0) continue
    state.seats[seat] = null
    state.lost += 1
    state.combo = 0
    emit({ type: 'lost', seat })
  }
  chooseSeat(state)
  state.over = state.lost >= chances
}

export const rules: Rules<State, Moves, GameEvent> = {
  ...createMoveCodec<Moves>({
    ingredient: choice(null, ...ingredients),
    seat: optional(range(0, seats - 1)),
    turn: range(-1, 1),
  }),
  start({ seed, level }) {
    const difficulty = getDifficulty(level, 0, false)
    const state: State = {
      score: 0,
      over: false,
      random: new Random(seed),
      level,
      time: 0,
      rush: false,
      seats: Array.from({ length: seats }, () => null),
      chosen: 0,
      stepsUntilNext: 30,
      open: difficulty.open,
      served: 0,
      lost: 0,
      combo: 0,
      bestCombo: 0,
      tips: 0,
      graceSteps: 0,
    }
    // The first customer is seated at the start, so that the player can act at once.
    seatCustomer(state, difficulty, () => undefined)
    return state
  },
  step(state, moves, emit) {
    if (state.over) return
    state.time += 1
    const rush = isRush(state.time)
    if (rush !== state.rush) {
      state.rush = rush
      emit({ type: 'rush', on: rush })
    }
    applyMoves(state, moves, emit)
    admitCustomer(state, emit)
    passTime(state, emit)
  },
}
