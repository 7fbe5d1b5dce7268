import type { Random } from '../../../core/index.ts'
import {
  gravity,
  halfRoad,
  getMaxBend,
  getDifficulty,
  lanes,
  getRowInterval,
  segmentLength,
  getTopSpeed,
} from './tuning.ts'
import type { Course, Segment, State } from './state.ts'

/** Length of the generated road ahead of the car, in metres. */
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

export function startCourse(): Course {
  return {
    road: Array.from({ length: 50 + behind / segmentLength }, () => ({ ...flatRoad })),
    first: -behind / segmentLength,
    objects: [],
    rowAt: 130,
    untilFlask: 3,
    untilCrest: 3,
  }
}

const getRoadEnd = ({ road, first }: Course) => (first + road.length) * segmentLength

/** Adds a stretch that bends in, holds and bends out while it gently climbs or falls. */
function addBend(course: Course, random: Random, hard: number): void {
  const count = random.int(34, 60)
  const from = course.road.at(-1)?.y ?? 0
  const metres = count * segmentLength
  // Limits gentle hills so that the car never takes off.
  const steepest = Math.min(14, (0.0034 * metres * metres) / 6)
  const climb = random.between(-steepest, steepest) - from * 0.35
  const straight = random.chance(0.22)
  const strength = straight ? 0 : random.between(0.35, 1) * getMaxBend(hard)
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
function addRows(course: Course, random: Random, hard: number, speed: number, until: number): void {
  for (; course.rowAt < until; course.rowAt += speed * getRowInterval(hard) * random.between(0.85, 1.25)) {
    const z = course.rowAt
    const lane = random.pick(lanes)
    const put = (kind: 'rock' | 'camel' | 'flask' | 'star', at: number, x: number, drift = 0) =>
      course.objects.push({ kind, z: at, x, height: 0, drift, spent: false })
    course.untilFlask -= 1
    if (course.untilFlask <= 0) {
      course.untilFlask = random.int(9, 13)
      put('flask', z, random.between(-0.8, 0.8))
      continue
    }
    const kind = random.next()
    if (kind < 0.26 + hard * 0.2) put('rock', z, lane + random.between(-0.12, 0.12))
    else if (kind < 0.36 + hard * 0.26) {
      const from = random.chance(0.5) ? 1 : -1
      put('camel', z, from * random.between(0.35, 1.1), -from * random.between(0.05, 0.11))
    } else if (kind < 0.8) {
      const count = random.int(3, 5)
      const lean = random.between(-0.1, 0.1)
      for (let i = 0; i < count; i++) put('star', z + i * 9, lane * 0.9 + lean * i * 0.5)
    }
  }
}

/** Extends the road to the view distance and drops what lies behind the car. */
export function extendCourse(state: State): void {
  const { course, random, driver, level, gates } = state
  const hard = getDifficulty(level, gates)
  const speed = getTopSpeed(level, gates)
  while (getRoadEnd(course) < driver.z + viewDistance) {
    course.untilCrest -= 1
    if (course.untilCrest <= 0) {
      course.untilCrest = random.int(3, 6)
      const from = getRoadEnd(course)
      addRows(course, random, hard, speed, from - 30)
      addCrest(course, speed)
      // Only stars may be on the runway.
      course.rowAt = Math.max(course.rowAt, getRoadEnd(course) + 10)
    } else {
      addBend(course, random, hard)
      addRows(course, random, hard, speed, getRoadEnd(course) - 60)
    }
  }
  const firstNeeded = Math.floor((driver.z - behind) / segmentLength)
  if (firstNeeded - course.first > 40) {
    course.road.splice(0, firstNeeded - course.first)
    course.first = firstNeeded
    course.objects = course.objects.filter(({ z }) => z > driver.z - behind)
  }
}

/** Converts a position across the road to metres from its center. */
export const toMetres = (x: number): number => x * halfRoad
