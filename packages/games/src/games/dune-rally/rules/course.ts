import type { Random } from '../../../core/index.ts'
import { getStateDifficulty, getStateTopSpeed, getTraits } from './stages.ts'
import type { StageTraits } from './stages.ts'
import { gravity, halfRoad, getMaxBend, lanes, getRowInterval, segmentLength } from './tuning.ts'
import type { Course, Segment, State } from './state.ts'

/** Length of the generated road ahead of the car, in meters. */
const viewDistance = 440
const behind = 40

const crestHeight = 3.6
const crestUp = 7
const crestDown = 15
const crestRunway = 30

const flatRoad: Segment = { bend: 0, y: 0 }
const smooth = (t: number) => t * t * (3 - 2 * t)

export const segmentAt = ({ road, first }: Course, z: number): Segment =>
  road[Math.min(road.length - 1, Math.max(0, Math.floor(z / segmentLength) - first))] ?? flatRoad

/** Returns the height of the road at `z`. */
export function groundAt(course: Course, z: number): number {
  const near = segmentAt(course, z).y
  const far = segmentAt(course, z + segmentLength).y
  const along = z / segmentLength
  return near + (far - near) * (along - Math.floor(along))
}

/** Segments of the first bend, which carries an idle car off the road. */
const openingBend = 66

/** Starts a road: straight, then a long bend to either side. */
export function startCourse({ random, level }: Pick<State, 'random' | 'level'>): Course {
  const road = Array.from({ length: 38 + behind / segmentLength }, () => ({ ...flatRoad }))
  const strength = (random.chance(0.5) ? 1 : -1) * getMaxBend(0.08 + level * 0.04)
  for (let i = 1; i <= openingBend; i++) {
    const edge = Math.min(1, (Math.min(i, openingBend - i) * 4) / openingBend)
    road.push({ bend: strength * smooth(edge), y: 0 })
  }
  return {
    road,
    first: -behind / segmentLength,
    objects: [],
    rowAt: 130,
    untilFlask: 3,
    untilCrest: 3,
  }
}

const getRoadEnd = ({ road, first }: Course) => (first + road.length) * segmentLength

/** Adds a stretch that bends in, holds and bends out while it gently climbs or falls. */
function addBend(course: Course, random: Random, hard: number, traits: StageTraits): void {
  const count = random.int(34, 60)
  const from = course.road.at(-1)?.y ?? 0
  const meters = count * segmentLength
  // Limits gentle hills so that the car never takes off.
  const steepest = Math.min(14, (0.0034 * meters * meters) / 6)
  const climb = random.between(-steepest, steepest) - from * 0.35
  const straight = random.chance(0.22)
  const strength = straight ? 0 : Math.min(1, random.between(0.35, 1) * getMaxBend(hard) * traits.bends)
  const bend = random.chance(0.5) ? strength : -strength
  const ease = Math.floor(count / 3)
  // Some bends reverse halfway.
  const winding = random.chance(0.2 + hard * 0.3)
  for (let i = 1; i <= count; i++) {
    const into = winding ? (i % (count / 2)) / (count / 2) : i / count
    const part = winding ? count / 2 : count
    const edge = Math.min(1, (Math.min(into, 1 - into) * part) / (winding ? ease / 2 : ease))
    const way = winding && i > count / 2 ? -1 : 1
    course.road.push({
      bend: bend * way * smooth(Math.max(0, edge)),
      y: from + climb * smooth(i / count),
    })
  }
}

/** Adds a straight crest to jump off, with stars along the flight and a free runway for the landing. */
function addCrest(course: Course, speed: number): void {
  const from = course.road.at(-1)?.y ?? 0
  const top = getRoadEnd(course) + (crestUp - 1) * segmentLength
  for (let i = 1; i <= crestUp; i++)
    course.road.push({ bend: 0, y: from + (crestHeight * i * i) / (crestUp * crestUp) })
  for (let i = 1; i <= crestDown; i++)
    course.road.push({ bend: 0, y: from + crestHeight * (1 - smooth(i / crestDown)) })
  for (let i = 0; i < crestRunway; i++) course.road.push({ bend: 0, y: from })
  const rise = (speed * crestHeight * (2 * crestUp - 1)) / (crestUp * crestUp * segmentLength)
  for (let i = 0; i < 5; i++) {
    const seconds = 0.14 + i * 0.17
    const z = top + speed * seconds
    const y = from + crestHeight + rise * seconds - (gravity / 2) * seconds * seconds
    const height = Math.max(1, y - groundAt(course, z) + 0.6)
    course.objects.push({ kind: 'star', z, x: 0, height, drift: 0, spent: false })
  }
}

/** Adds rows with at most one obstacle each, so that a lane stays free beside a rival. */
function addRows(state: State, hard: number, speed: number, end: number): void {
  const { course, random, finishAt } = state
  const { rocks, camels, flasks } = getTraits(state)
  // Nothing lies on the way out of a stage.
  const until = Math.min(end, (finishAt ?? Infinity) - 20)
  const rockShare = 0.26 + hard * 0.2 + rocks
  const camelShare = rockShare + Math.max(0, 0.1 + hard * 0.06 + camels)
  for (; course.rowAt < until; course.rowAt += speed * getRowInterval(hard) * random.between(0.85, 1.25)) {
    const z = course.rowAt
    const lane = random.pick(lanes)
    const put = (kind: 'rock' | 'camel' | 'flask' | 'star', at: number, x: number, drift = 0) =>
      course.objects.push({ kind, z: at, x, height: 0, drift, spent: false })
    course.untilFlask -= 1
    if (course.untilFlask <= 0) {
      course.untilFlask = random.int(...flasks)
      put('flask', z, random.between(-0.8, 0.8))
      continue
    }
    const kind = random.next()
    if (kind < rockShare) put('rock', z, lane + random.between(-0.12, 0.12))
    else if (kind < camelShare) {
      const from = random.chance(0.5) ? 1 : -1
      put('camel', z, from * random.between(0.35, 1.1), -from * random.between(0.05, 0.11))
    } else if (kind < camelShare + 0.44 - hard * 0.26) {
      const count = random.int(3, 5)
      const lean = random.between(-0.1, 0.1)
      for (let i = 0; i < count; i++) put('star', z + i * 9, lane * 0.9 + lean * i * 0.5)
    }
  }
}

function addCrestWithRows(state: State, hard: number, speed: number): void {
  const { course } = state
  const from = getRoadEnd(course)
  addRows(state, hard, speed, from - 30)
  addCrest(course, speed)
  // Only stars may be on the runway.
  course.rowAt = Math.max(course.rowAt, getRoadEnd(course) + 10)
}

/** Extends the road to the view distance and drops what lies behind the car. */
export function extendCourse(state: State): void {
  const { course, random, driver } = state
  const hard = getStateDifficulty(state)
  const speed = getStateTopSpeed(state)
  const traits = getTraits(state)
  while (getRoadEnd(course) < driver.z + viewDistance) {
    course.untilCrest -= 1
    // A crest before the finish would hide it.
    const isFree = getRoadEnd(course) < (state.finishAt ?? Infinity) - 260
    if (traits.crests && course.untilCrest <= 0 && isFree) {
      course.untilCrest = random.int(...traits.crests)
      addCrestWithRows(state, hard, speed)
    } else {
      addBend(course, random, hard, traits)
      addRows(state, hard, speed, getRoadEnd(course) - 60)
    }
  }
  const firstNeeded = Math.floor((driver.z - behind) / segmentLength)
  if (firstNeeded - course.first > 40) {
    course.road.splice(0, firstNeeded - course.first)
    course.first = firstNeeded
    course.objects = course.objects.filter(({ z }) => z > driver.z - behind)
  }
}

/** Converts a position across the road to meters from its center. */
export const toMeters = (x: number): number => x * halfRoad
