import { hardness, lanes, rivalGap, topSpeed } from './pace.ts'
import type { Rival, State } from './state.ts'

const second = 1 / 60
const spawnAt = 390
/** Smallest distance between rivals, so that two are never side by side. */
const apart = 42
const sidestep = 0.75

const inTheWay = (state: State, lane: number, from: number, to: number) =>
  state.course.things.some(
    (thing) =>
      (thing.kind === 'rock' || thing.kind === 'camel') &&
      !thing.spent &&
      thing.z > from &&
      thing.z < to &&
      Math.abs(thing.x - lane) < 0.48,
  )

/** Rivals change lanes only where they cannot surprise the player. */
const mayMove = ({ driver }: State, rival: Rival) => rival.z - driver.z > 75 || rival.z < driver.z - 8

function chooseLane(state: State, rival: Rival): void {
  const blocked = (lane: number) => inTheWay(state, lane, rival.z - 4, rival.z + 95)
  const other = (wish: (lane: number) => boolean) =>
    lanes.find((lane) => Math.abs(lane - rival.lane) > 0.1 && Math.abs(lane - rival.lane) < 0.7 && wish(lane))
  if (!mayMove(state, rival)) return
  if (blocked(rival.lane)) {
    const free = other((lane) => !blocked(lane))
    if (free !== undefined) rival.lane = free
    return
  }
  rival.restless -= second
  if (rival.restless > 0) return
  const { random, level, gates } = state
  rival.restless = random.between(3, 7) - 2 * hardness(level, gates)
  const free = other((lane) => !blocked(lane))
  if (free !== undefined) rival.lane = free
}

function spawn(state: State): void {
  const { random, level, gates, driver, rivals } = state
  const last = rivals.at(-1)
  if (last && driver.z + spawnAt - last.z < last.room) return
  const lane = random.pick(lanes)
  const wish = topSpeed(level, gates) * random.between(0.5, 0.66)
  rivals.push({
    z: driver.z + spawnAt,
    x: lane,
    lane,
    speed: wish,
    wish,
    look: random.int(0, 4),
    passed: false,
    restless: random.between(1, 5),
    room: rivalGap(hardness(level, gates)) * random.between(0.75, 1.4),
  })
}

/** Moves the rivals, farthest first, because each reacts to the one ahead. */
export function moveRivals(state: State): void {
  const { driver, rivals } = state
  let ahead: Rival | null = null
  for (const rival of rivals.toReversed()) {
    chooseLane(state, rival)
    let wanted = rival.wish
    if (ahead && ahead.z - rival.z < apart) wanted = Math.min(wanted, ahead.speed * 0.96)
    const onHisTail = rival.z < driver.z && driver.z - rival.z < 16 && Math.abs(driver.x - rival.x) < 0.55
    if (onHisTail) wanted = Math.min(wanted, driver.speed * 0.9)
    rival.speed += Math.min(0.4, Math.max(-0.7, wanted - rival.speed))
    rival.z += rival.speed * second
    const way = rival.lane - rival.x
    rival.x += Math.min(sidestep * second, Math.max(-sidestep * second, way))
    ahead = rival
  }
  state.rivals = rivals.filter(({ z }) => z > driver.z - 60)
  spawn(state)
}
