import { foods, getParts } from './menu.ts'
import type { Station } from './menu.ts'
import type { Board, Customer, Emit, Job, Jug, Pan, Plate, Quality, State } from './state.ts'
import * as tuning from './tuning.ts'

export const createPan = (): Pan => ({ job: null, side: 0, heat: 0, first: 0, burnt: false })
export const createBoard = (): Board => ({ job: null, knife: 0, marks: [], strokes: [], slips: 0 })
export const createJug = (): Jug => ({ job: null, level: 0, mark: 0, pouring: false })
export const createPlate = (): Plate => ({ seat: null, turn: 0, spots: [], placed: [], qualities: [] })

const getTool = (station: Station) => (station === 'secondPan' ? 'pan' : station)

/** Seats with customers in the order in which they are served: the chosen one, then by arrival. */
export const getQueue = ({ seats, chosen }: Readonly<State>): number[] => {
  const rank = (seat: number) => (seat === chosen ? -1 : (seats[seat]?.number ?? 0))
  return [0, 1, 2].filter((seat) => seats[seat]).sort((a, b) => rank(a) - rank(b))
}

/** Returns the part that a station would start next. */
export function findJob(state: Readonly<State>, station: Station): Job | null {
  const tool = getTool(station)
  for (const seat of getQueue(state)) {
    const parts = state.seats[seat]?.parts ?? []
    const part = parts.findIndex((each) => foods[each.food] === tool && !each.quality && !each.station)
    const found = parts[part]
    if (found) return { seat, part, food: found.food }
  }
  return null
}

function start(state: State, station: Station, emit: Emit): Job | null {
  const job = findJob(state, station)
  const part = job && state.seats[job.seat]?.parts[job.part]
  if (!part) {
    emit({ kind: 'nothing', station })
    return null
  }
  part.station = station
  emit({ kind: 'started', station, food: job.food })
  return job
}

function finish(state: State, station: Station, job: Job, quality: Quality, emit: Emit): void {
  const part = state.seats[job.seat]?.parts[job.part]
  if (!part) return
  part.station = null
  part.quality = quality
  if (quality === 0) emit({ kind: 'spoiled', station, food: job.food })
  else emit({ kind: 'made', station, ...job, quality })
}

/** Heat of a pan, or turn of the plate, below which a press is ignored as an accidental repetition. */
const shortest = 0.12

function pressPan(state: State, pan: Pan, station: Station, emit: Emit): void {
  const { job } = pan
  if (!job) {
    const next = start(state, station, emit)
    if (next) Object.assign(pan, createPan(), { job: next })
  } else if (pan.burnt) {
    const part = state.seats[job.seat]?.parts[job.part]
    if (part) part.station = null
    Object.assign(pan, createPan())
    emit({ kind: 'cleared', station })
  } else if (pan.heat >= shortest + tuning.secondSideHeat * pan.side) {
    const quality = tuning.grade(pan.heat - 1, tuning.getPanWindow(state))
    if (pan.side === 0) {
      Object.assign(pan, { side: 1, heat: tuning.secondSideHeat, first: quality })
      emit({ kind: 'turned', station, quality })
    } else {
      finish(state, station, job, pan.first < quality ? pan.first : quality, emit)
      Object.assign(pan, createPan())
    }
  }
}

function stepPan(state: State, pan: Pan, station: Station, emit: Emit): void {
  if (!pan.job || pan.burnt) return
  pan.heat += tuning.getHeatRate(state)
  if (pan.heat < tuning.burntAt) return
  pan.burnt = true
  state.combo = 0
  emit({ kind: 'spoiled', station, food: pan.job.food })
}

const markCount = 4

function pressBoard(state: State, emit: Emit): void {
  const { board, random } = state
  if (!board.job) {
    const job = start(state, 'board', emit)
    const count = markCount - Number(tuning.has(state, 'knife'))
    const marks = Array.from(
      { length: count },
      (_, mark) => 0.2 + (0.7 * (mark + random.between(-0.12, 0.12))) / (count - 1),
    )
    if (job) Object.assign(board, createBoard(), { job, marks })
    return
  }
  if (board.knife < 0.06) return
  const window = tuning.getBoardWindow(state)
  const distance = board.knife - (board.marks[board.strokes.length] ?? 9)
  if (Math.abs(distance) > window.good) {
    board.slips += 1
    emit({ kind: 'stroke', quality: 0 })
    return
  }
  const quality = tuning.grade(distance, window)
  board.strokes.push(quality)
  emit({ kind: 'stroke', quality })
}

function stepBoard(state: State, emit: Emit): void {
  const { board } = state
  if (!board.job) return
  board.knife += tuning.getKnifeRate(state)
  const due = board.marks[board.strokes.length]
  if (due !== undefined && board.knife > due + tuning.getBoardWindow(state).good) {
    board.strokes.push(0)
    emit({ kind: 'stroke', quality: 0 })
  }
  if (board.strokes.length < board.marks.length || board.knife < (board.marks.at(-1) ?? 0) + 0.05) return
  const missing = board.strokes.reduce<number>((sum, quality) => sum + 3 - quality, board.slips * 2)
  finish(state, 'board', board.job, missing <= 1 ? 3 : missing <= 4 ? 2 : 1, emit)
  Object.assign(board, createBoard())
}

function pressJug(state: State, emit: Emit): void {
  const { jug, random } = state
  if (!jug.job) {
    const job = start(state, 'jug', emit)
    if (!job) return
    Object.assign(jug, createJug(), { job, mark: random.between(0.58, 0.84) })
  }
  jug.pouring = true
}

function stepJug(state: State, hold: boolean, emit: Emit): void {
  const { jug } = state
  if (!jug.job || !jug.pouring) return
  if (hold && state.station === 'jug') {
    jug.level += tuning.getPourRate(state)
    if (jug.level < 1) return
    state.combo = 0
    finish(state, 'jug', jug.job, 0, emit)
    Object.assign(jug, createJug())
    return
  }
  jug.pouring = false
  const window = tuning.getJugWindow(state)
  // A glass that is not full yet can be filled further.
  if (jug.level < jug.mark - window.good) {
    emit({ kind: 'poured' })
    return
  }
  finish(state, 'jug', jug.job, tuning.grade(jug.level - jug.mark, window), emit)
  Object.assign(jug, createJug())
}

/** Distance of the plate from the next part's spot, in turns from −0.5 to 0.5. */
export function getPlateDistance({ turn, spots, qualities }: Readonly<Plate>): number {
  const ahead = turn - (spots[qualities.length] ?? 0)
  return ahead - Math.round(ahead)
}

function pressPlate(state: State, serve: (seat: number) => void, emit: Emit): void {
  const { plate } = state
  if (plate.seat === null) {
    emit({ kind: 'nothing', station: 'plate' })
    return
  }
  if (plate.turn < shortest) return
  const quality = tuning.grade(getPlateDistance(plate), tuning.getPlateWindow(state))
  plate.placed.push(plate.turn)
  plate.qualities.push(quality)
  emit({ kind: 'placed', quality })
  if (plate.qualities.length === plate.spots.length) serve(plate.seat)
}

const isMade = (customer: Customer | null | undefined) => customer?.parts.every(({ quality }) => quality > 0)

function stepPlate(state: State, emit: Emit): void {
  const { plate, random } = state
  if (plate.seat !== null) {
    plate.turn += tuning.getTurnRate(state)
    return
  }
  const seat = getQueue(state).find((each) => isMade(state.seats[each]))
  const customer = seat === undefined ? null : state.seats[seat]
  if (seat === undefined || !customer) return
  const spots = getParts(customer.dish).map((_, index) => 0.36 + 0.3 * index + random.between(-0.03, 0.03))
  Object.assign(plate, createPlate(), { seat, spots })
  emit({ kind: 'loaded', seat })
}

/** Handles a press at the selected station. */
export function press(state: State, serve: (seat: number) => void, emit: Emit): void {
  const acts: Record<Station, () => void> = {
    pan: () => pressPan(state, state.pans[0], 'pan', emit),
    secondPan: () => pressPan(state, state.pans[1], 'secondPan', emit),
    board: () => pressBoard(state, emit),
    jug: () => pressJug(state, emit),
    plate: () => pressPlate(state, serve, emit),
  }
  acts[state.station]()
}

/** Advances every station by a step. */
export function stepStations(state: State, hold: boolean, emit: Emit): void {
  stepPan(state, state.pans[0], 'pan', emit)
  stepPan(state, state.pans[1], 'secondPan', emit)
  stepBoard(state, emit)
  stepJug(state, hold, emit)
  stepPlate(state, emit)
}

/** Clears the stations that work for a seat. */
export function clearSeat(state: State, seat: number): void {
  for (const pan of state.pans) if (pan.job?.seat === seat) Object.assign(pan, createPan())
  if (state.board.job?.seat === seat) state.board = createBoard()
  if (state.jug.job?.seat === seat) state.jug = createJug()
  if (state.plate.seat === seat) state.plate = createPlate()
}
