import { grid, paddleDepth, paddleLine, pearlRadius, yard } from './world.ts'
import type { GameEvent, Pearl, Star, State } from './world.ts'

/** Slope of a pearl hit by the very end of the paddle: units across for each unit up. */
const steepest = 1.5
/** Smallest slope, so that a pearl never bounces vertically in one column forever. */
const least = 0.12
/** Distance between the centers of a star and a pearl that touch; the star's points leave its edges free. */
const reach = grid.side / 2 + pearlRadius - 2
/** Smallest vertical share of a pearl's speed. Walls and stars only flip signs, so it never gets smaller. */
export const leastRise = 1 / Math.sqrt(1 + steepest * steepest)

/** Sends a pearl up from the paddle. `offset` runs from −1, the left end, to 1. */
export function aim(pearl: Pearl, offset: number): void {
  const side = offset === 0 ? Math.sign(pearl.dx) || 1 : Math.sign(offset)
  const lean = side * Math.max(least, Math.min(1, Math.abs(offset)) * steepest)
  const length = Math.sqrt(lean * lean + 1)
  pearl.dx = lean / length
  pearl.dy = -1 / length
}

export interface Meetings {
  star: (star: Star) => void
  paddle: (pearl: Pearl) => void
}

/** Moves a pearl by one step, in hops too short to tunnel through anything. Returns false once it has left the yard. */
export function fly(
  state: State,
  pearl: Pearl,
  distance: number,
  meet: Meetings,
  emit: (event: GameEvent) => void,
): boolean {
  const hops = Math.ceil(distance / 4)
  const hop = distance / hops
  for (let i = 0; i < hops; i++) {
    const bumpX = across(state, pearl, hop, meet, emit)
    if (!bumpX) pearl.x += pearl.dx * hop
    else pearl.dx = -pearl.dx
    const bumpY = down(state, pearl, hop, meet, emit)
    if (!bumpY) pearl.y += pearl.dy * hop
    else pearl.dy = -pearl.dy
    if (pearl.y > yard.height + pearlRadius * 2) return false
    if (meetsPaddle(state, pearl)) {
      pearl.y = paddleLine - pearlRadius
      aim(pearl, (pearl.x - state.paddle.x) / (state.paddle.width / 2 + pearlRadius))
      meet.paddle(pearl)
      if (pearl.held !== null) return true
    }
  }
  return true
}

function across(state: State, pearl: Pearl, hop: number, meet: Meetings, emit: (event: GameEvent) => void) {
  const x = pearl.x + pearl.dx * hop
  if (x < pearlRadius || x > yard.width - pearlRadius) {
    emit({ kind: 'wall', x: pearl.x, y: pearl.y })
    return true
  }
  return hitStar(state, x, pearl.y, meet)
}

function down(state: State, pearl: Pearl, hop: number, meet: Meetings, emit: (event: GameEvent) => void) {
  const y = pearl.y + pearl.dy * hop
  if (y < pearlRadius) {
    emit({ kind: 'wall', x: pearl.x, y: pearl.y })
    return true
  }
  return hitStar(state, pearl.x, y, meet)
}

function hitStar({ stars }: State, x: number, y: number, meet: Meetings): boolean {
  if (y > grid.y + grid.rows * grid.side + pearlRadius) return false
  const star = stars.find(
    ({ column, row }) =>
      Math.abs(grid.x + (column + 0.5) * grid.side - x) < reach &&
      Math.abs(grid.y + (row + 0.5) * grid.side - y) < reach,
  )
  if (star) meet.star(star)
  return star !== undefined
}

function meetsPaddle({ paddle }: State, { x, y, dy }: Pearl): boolean {
  return (
    dy > 0 &&
    y + pearlRadius >= paddleLine &&
    y <= paddleLine + paddleDepth &&
    Math.abs(x - paddle.x) <= paddle.width / 2 + pearlRadius
  )
}
