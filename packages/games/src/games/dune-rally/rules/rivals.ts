import { getDifficulty, lanes, getRivalGap, getTopSpeed } from './tuning.ts'
import type { Rival, State } from './state.ts'

const second = 1 / 60
const spawnDistance = 390
/** Smallest distance between rivals, so that two are never side by side. */
const minGap = 42
const sidestep = 0.75

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
  const { random, level, gates } = state
  rival.laneChangeIn = random.between(3, 7) - 2 * getDifficulty(level, gates)
  const free = other((lane) => !blocked(lane))
  if (free !== undefined) rival.lane = free
}

function spawn(state: State): void {
  const { random, level, gates, driver, rivals } = state
  const last = rivals.at(-1)
  if (last && driver.z + spawnDistance - last.z < last.gapBehind) return
  const lane = random.pick(lanes)
  const preferredSpeed = getTopSpeed(level, gates) * random.between(0.5, 0.66)
  rivals.push({
    z: driver.z + spawnDistance,
    x: lane,
    lane,
    speed: preferredSpeed,
    preferredSpeed,
    appearance: random.int(0, 4),
    passed: false,
    laneChangeIn: random.between(1, 5),
    gapBehind: getRivalGap(getDifficulty(level, gates)) * random.between(0.75, 1.4),
  })
}

/** Moves the rivals, farthest first, because each reacts to the one ahead. */
export function moveRivals(state: State): void {
  const { driver, rivals } = state
  let ahead: Rival | null = null
  for (const rival of rivals.toReversed()) {
    chooseLane(state, rival)
    let wanted = rival.preferredSpeed
    if (ahead && ahead.z - rival.z < minGap) wanted = Math.min(wanted, ahead.speed * 0.96)
    const isTailgating = rival.z < driver.z && driver.z - rival.z < 16 && Math.abs(driver.x - rival.x) < 0.55
    if (isTailgating) wanted = Math.min(wanted, driver.speed * 0.9)
    rival.speed += Math.min(0.4, Math.max(-0.7, wanted - rival.speed))
    rival.z += rival.speed * second
    const way = rival.lane - rival.x
    rival.x += Math.min(sidestep * second, Math.max(-sidestep * second, way))
    ahead = rival
  }
  state.rivals = rivals.filter(({ z }) => z > driver.z - 60)
  spawn(state)
}
