import { grid, paddleDepth, paddleLine, pearlRadius, yard } from './state.ts'
import type { GameEvent, Pearl, Star, State } from './state.ts'

/** Slope of a pearl hit by the very end of the paddle: units across for each unit up. */
const maxSlope = 1.5
/** Smallest slope, so that a pearl never bounces vertically in one column forever. */
const minSlope = 0.12
/** Distance between the centers of a star and a pearl that touch; the star's points leave its edges free. */
const contactDistance = grid.side / 2 + pearlRadius - 2
/** Smallest vertical share of a pearl's speed. Walls and stars only flip signs, so it never gets smaller. */
export const minRise = 1 / Math.sqrt(1 + maxSlope * maxSlope)

/** Sends a pearl up from the paddle. `offset` runs from −1, the left end, to 1. */
export function aim(pearl: Pearl, offset: number): void {
  const side = offset === 0 ? Math.sign(pearl.dx) || 1 : Math.sign(offset)
  const lean = side * Math.max(minSlope, Math.min(1, Math.abs(offset)) * maxSlope)
  const length = Math.sqrt(lean * lean + 1)
  pearl.dx = lean / length
  pearl.dy = -1 / length
}

export interface ContactHandlers {
  star: (star: Star) => void
  paddle: (pearl: Pearl) => void
}

/** Moves a pearl by one step, in hops too short to tunnel through anything. Returns false once it has left the yard. */
export function flyPearl(
  state: State,
  pearl: Pearl,
  distance: number,
  handlers: ContactHandlers,
  emit: (event: GameEvent) => void,
): boolean {
  const hops = Math.ceil(distance / 4)
  const hop = distance / hops
  for (let i = 0; i < hops; i++) {
    const bumpX = across(state, pearl, hop, handlers, emit)
    if (!bumpX) pearl.x += pearl.dx * hop
    else pearl.dx = -pearl.dx
    const bumpY = down(state, pearl, hop, handlers, emit)
    if (!bumpY) pearl.y += pearl.dy * hop
    else pearl.dy = -pearl.dy
    if (pearl.y > yard.height + pearlRadius * 2) return false
    if (touchesPaddle(state, pearl)) {
      pearl.y = paddleLine - pearlRadius
      aim(pearl, (pearl.x - state.paddle.x) / (state.paddle.width / 2 + pearlRadius))
      handlers.paddle(pearl)
      if (pearl.held !== null) return true
    }
  }
  return true
}

function across(
  state: State,
  pearl: Pearl,
  hop: number,
  handlers: ContactHandlers,
  emit: (event: GameEvent) => void,
) {
  const x = pearl.x + pearl.dx * hop
  if (x < pearlRadius || x > yard.width - pearlRadius) {
    emit({ kind: 'wall', x: pearl.x, y: pearl.y })
    return true
  }
  return hitStar(state, x, pearl.y, handlers)
}

function down(
  state: State,
  pearl: Pearl,
  hop: number,
  handlers: ContactHandlers,
  emit: (event: GameEvent) => void,
) {
  const y = pearl.y + pearl.dy * hop
  if (y < pearlRadius) {
    emit({ kind: 'wall', x: pearl.x, y: pearl.y })
    return true
  }
  return hitStar(state, pearl.x, y, handlers)
}

function hitStar({ stars }: State, x: number, y: number, handlers: ContactHandlers): boolean {
  if (y > grid.y + grid.rows * grid.side + pearlRadius) return false
  const star = stars.find(
    ({ column, row }) =>
      Math.abs(grid.x + (column + 0.5) * grid.side - x) < contactDistance &&
      Math.abs(grid.y + (row + 0.5) * grid.side - y) < contactDistance,
  )
  if (star) handlers.star(star)
  return star !== undefined
}

function touchesPaddle({ paddle }: State, { x, y, dy }: Pearl): boolean {
  return (
    dy > 0 &&
    y + pearlRadius >= paddleLine &&
    y <= paddleLine + paddleDepth &&
    Math.abs(x - paddle.x) <= paddle.width / 2 + pearlRadius
  )
}
