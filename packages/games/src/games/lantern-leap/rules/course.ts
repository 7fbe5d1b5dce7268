import type { Random } from '../../../core/index.ts'
import { getAirSteps, getDifficulty, jumpHeight, getSpeed } from './physics.ts'
import {
  addLanternArc,
  addLanternRow,
  layouts,
  placePiece,
  getReactionSteps,
  quarterLayouts,
} from './pieces.ts'
import type { Layout, Placement } from './pieces.ts'
import { getQuarter, quarterNames } from './quarters.ts'
import type { Course, Roof } from './state.ts'

/** Units generated ahead of the hero and retained behind, more than the widest screens show. */
const ahead = 1800
const behind = 1300
/** Largest height difference from the first roof. */
const maxHeightDifference = 110

export function createCourse(random: Random): Course {
  const first: Roof = { x: -400, width: 1160, top: 0, appearance: random.int(0, 0xffff) }
  const course: Course = {
    roofs: [first],
    obstacles: [],
    pickups: [],
    untilStar: 3,
    untilRest: 7,
    quarter: 0,
  }
  addLanternRow(course, 380, 24, 5)
  return course
}

/** Generates roofs ahead of the hero and drops those far behind. */
export function extendCourse(course: Course, x: number, level: number, random: Random): void {
  while (end(course) < x + ahead) addRoof(course, level, random)
  const gone = x - behind
  course.roofs = course.roofs.filter((roof) => roof.x + roof.width > gone)
  course.obstacles = course.obstacles.filter((obstacle) => obstacle.x > gone)
  course.pickups = course.pickups.filter((pickup) => pickup.x > gone && !pickup.taken)
}

/** A course always has its first roof, because only roofs far behind are dropped. */
const last = ({ roofs }: Course): Roof => roofs.at(-1) as Roof
const end = (course: Course): number => last(course).x + last(course).width

const rest: Layout = { from: 0, pieces: [] }

/** Builds the next roof: its pieces, its position, then the length that they need. */
function addRoof(course: Course, level: number, random: Random): void {
  const from = last(course)
  const speed = getSpeed(end(course), level)
  const difficulty = getDifficulty(end(course), level)
  const resting = course.untilRest === 0
  const quarter = getQuarter(end(course), level)
  const isNew = quarter !== course.quarter && !resting
  if (isNew) course.quarter = quarter
  const hop = difficulty > 0.25 && !resting && !isNew && random.chance(0.12 + 0.18 * difficulty)
  const own = quarterLayouts[quarterNames[quarter] ?? 'roofs']
  const layout = isNew ? own[0] : resting || hop ? rest : pickLayout(quarter, difficulty, random)
  const { rise, gap, landing } = planJump(layout, from.top, { speed, difficulty, resting, random })

  const roof: Roof = {
    x: end(course) + gap,
    width: 0,
    top: from.top + rise,
    appearance: random.int(0, 0xffff),
  }
  const at: Placement = { course, random, speed, difficulty, level, top: roof.top }
  let cursor = roof.x + landing + (layout.early ? 0 : speed * getReactionSteps(at))
  for (const piece of layout.pieces) cursor = placePiece(piece, cursor, at)
  if (layout.pieces.length === 0 && !hop) cursor += speed * random.int(20, 50)
  roof.width = Math.round(Math.max(cursor - roof.x, speed * 30))
  course.roofs.push(roof)

  const plain = layout.pieces.length === 0
  if (plain && !hop) addLanternRow(course, roof.x + roof.width * 0.4, roof.top + 22, random.int(3, 5))
  const height = layout.early ? 36 : 58
  addLanternArc(
    course,
    roof.x - gap / 2,
    Math.max(from.top, roof.top) + height,
    gap > 150 ? 4 : 3,
    Math.min(40, gap / 3.4),
  )
  course.untilRest = resting ? 6 + random.int(0, 3) : course.untilRest - 1
  if (course.untilStar > 0) course.untilStar -= 1
  else if (plain) {
    course.pickups.push({
      kind: 'star',
      x: roof.x + roof.width * 0.55,
      z: roof.top + jumpHeight,
      taken: false,
    })
    course.untilStar = 6 + random.int(0, 4)
  }
}

/** Shares of the layouts of the current quarter, and of those of an earlier one. */
const ownShare = 0.42
const earlierShare = 0.16

/** Picks a layout that the difficulty allows: often one of the quarter, now and then one of an earlier quarter. */
function pickLayout(quarter: number, difficulty: number, random: Random): Layout {
  const kind = random.next()
  const earlier = quarter > 1 && kind < ownShare + earlierShare ? random.int(1, quarter - 1) : 0
  const from = quarter > 0 && kind < ownShare ? quarter : earlier
  const name = quarterNames[from] ?? 'roofs'
  const choices = from === 0 ? layouts : quarterLayouts[name]
  return random.pick(choices.filter((each) => each.from <= difficulty))
}

interface Pace {
  speed: number
  difficulty: number
  resting: boolean
  random: Random
}

/** Chooses the gap to the next roof, its rise, and the landing zone behind its ledge. */
function planJump(layout: Layout, top: number, { speed, difficulty, resting, random }: Pace) {
  if (layout.early) {
    // Short enough for a short jump; a long one hits the piece behind the ledge.
    const gap = Math.round(speed * random.between(11, 14))
    return { rise: -random.int(0, 12), gap, landing: speed * random.between(6, 9) }
  }
  const up = top > maxHeightDifference ? false : top < -maxHeightDifference ? true : random.chance(0.5)
  const rise = up
    ? random.int(0, Math.round(24 + 26 * difficulty))
    : -random.int(0, Math.round(40 + 50 * difficulty))
  const reach = speed * (getAirSteps(rise) ?? 0)
  // At most 72 % of a full jump, so that there is enough time to take off.
  const gap = Math.round(reach * random.between(0.32, resting ? 0.4 : 0.45 + 0.27 * difficulty))
  return { rise, gap, landing: (reach - gap) * 0.7 }
}
