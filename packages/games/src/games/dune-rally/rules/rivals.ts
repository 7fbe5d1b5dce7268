import { getStateDifficulty, getStateTopSpeed, getTraits } from './stages.ts'
import { lanes, getRivalGap } from './tuning.ts'
import type { GameEvent, Rival, State } from './state.ts'

const second = 1 / 60
const spawnDistance = 390
/** Smallest distance between rivals, so that two are never side by side. */
const minGap = 42
const sidestep = 0.75
/** Colors of rivals that do not block, and the one of those that do. */
const appearances = 4
export const blockerAppearance = appearances
/** A rival blocks while the player is so many meters behind it, and so many steps in all. */
const blockFrom = 82
const blockTo = 25
const guardSteps = 200
/** Speed across the road while it blocks: slower than the player, so that a feint works. */
const blockStep = 0.5
const blockReach = 0.66

const inTheWay = (state: State, lane: number, from: number, to: number) =>
  state.course.objects.some(
    (object) =>
      (object.kind === 'rock' || object.kind === 'camel') &&
      !object.spent &&
      object.z > from &&
      object.z < to &&
      Math.abs(object.x - lane) < 0.48,
  )

/** Rivals change lanes only where they cannot surprise the player. */
const canChangeLane = ({ driver }: State, rival: Rival) => rival.z - driver.z > 75 || rival.z < driver.z - 8

function chooseLane(state: State, rival: Rival): void {
  const blocked = (lane: number) => inTheWay(state, lane, rival.z - 4, rival.z + 95)
  const other = (isWanted: (lane: number) => boolean) =>
    lanes.find(
      (lane) => Math.abs(lane - rival.lane) > 0.1 && Math.abs(lane - rival.lane) < 0.7 && isWanted(lane),
    )
  if (!canChangeLane(state, rival)) return
  if (blocked(rival.lane)) {
    const free = other((lane) => !blocked(lane))
    if (free !== undefined) rival.lane = free
    return
  }
  rival.laneChangeIn -= second
  if (rival.laneChangeIn > 0) return
  rival.laneChangeIn = state.random.between(3, 7) - 2 * getStateDifficulty(state)
  const free = other((lane) => !blocked(lane))
  if (free !== undefined) rival.lane = free
}

/** Moves a rival that blocks into the way of the player, until the player is close or it gives up. */
function block(state: State, rival: Rival, emit: (event: GameEvent) => void): void {
  const { driver, phase } = state
  const gap = rival.z - driver.z
  const wasBlocking = rival.isBlocking
  const wanted = Math.max(-blockReach, Math.min(blockReach, driver.x))
  rival.isBlocking =
    rival.guard > 0 &&
    phase === 'drive' &&
    gap > blockTo &&
    gap < blockFrom &&
    driver.speed > rival.speed &&
    !inTheWay(state, wanted, rival.z - 4, rival.z + 60)
  if (!rival.isBlocking) {
    // It holds the line that it has, instead of finishing a move beside the player.
    if (wasBlocking) rival.lane = rival.x
    return
  }
  rival.guard -= 1
  rival.lane = wanted
  if (!wasBlocking) emit({ kind: 'blocked' })
}

function createRival(state: State, z: number, preferredSpeed: number): Rival {
  const { random } = state
  const lane = random.pick(lanes)
  const blocks = random.chance(getTraits(state).blockers)
  const speed = blocks ? preferredSpeed * 1.14 : preferredSpeed
  return {
    z,
    x: lane,
    lane,
    speed,
    preferredSpeed: speed,
    appearance: blocks ? blockerAppearance : random.int(0, appearances - 1),
    passed: false,
    laneChangeIn: random.between(1, 5),
    gapBehind: getRivalGap(getStateDifficulty(state)) * getTraits(state).rivalGap * random.between(0.75, 1.4),
    guard: blocks ? guardSteps : 0,
    isBlocking: false,
  }
}

/** Three rivals start ahead, so the first overtaking comes soon. */
export const createFirstRivals = (state: State): Rival[] =>
  [110, 190, 275].map((z, index) => createRival(state, z, 27 + index))

function spawn(state: State): void {
  const { random, driver, rivals } = state
  const last = rivals.at(-1)
  const z = driver.z + spawnDistance
  if ((last && z - last.z < last.gapBehind) || (state.finishAt !== null && z > state.finishAt - 60)) return
  rivals.push(createRival(state, z, getStateTopSpeed(state) * random.between(0.5, 0.66)))
}

/** Moves the rivals, farthest first, because each reacts to the one ahead. */
export function moveRivals(state: State, emit: (event: GameEvent) => void): void {
  const { driver, rivals } = state
  let ahead: Rival | null = null
  for (const rival of rivals.toReversed()) {
    block(state, rival, emit)
    if (!rival.isBlocking) chooseLane(state, rival)
    let wanted = rival.preferredSpeed
    if (ahead && ahead.z - rival.z < minGap) wanted = Math.min(wanted, ahead.speed * 0.96)
    const isTailgating = rival.z < driver.z && driver.z - rival.z < 16 && Math.abs(driver.x - rival.x) < 0.55
    if (isTailgating) wanted = Math.min(wanted, driver.speed * 0.9)
    rival.speed += Math.min(0.4, Math.max(-0.7, wanted - rival.speed))
    rival.z += rival.speed * second
    const way = rival.lane - rival.x
    const step = (rival.isBlocking ? blockStep : sidestep) * second
    rival.x += Math.min(step, Math.max(-step, way))
    ahead = rival
  }
  state.rivals = rivals.filter(({ z }) => z > driver.z - 60)
  spawn(state)
}
