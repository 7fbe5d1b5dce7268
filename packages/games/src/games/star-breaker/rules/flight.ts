import { bounceOffBoss } from './boss.ts'
import { getDrift, getStarCenter, grid, paddleDepth, paddleLine, pearlRadius, yard } from './state.ts'
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
  boss: () => void
  paddle: (pearl: Pearl) => void
  edge: (pearl: Pearl) => void
}

export const createEdgeHandler =
  (emit: (event: GameEvent) => void): ContactHandlers['edge'] =>
  ({ x, y }) =>
    emit({ kind: 'wall', x, y })

/** Moves a pearl by one step, in hops too short to tunnel through anything. Returns false once it has left the yard. */
export function flyPearl(state: State, pearl: Pearl, distance: number, handlers: ContactHandlers): boolean {
  const hops = Math.ceil(distance / 4)
  const hop = distance / hops
  for (let i = 0; i < hops; i++) {
    const x = pearl.x + pearl.dx * hop
    if (
      meetsEdge(x < pearlRadius || x > yard.width - pearlRadius, pearl, handlers) ||
      meetsStar(state, x, pearl.y, handlers)
    )
      pearl.dx = -pearl.dx
    else pearl.x = x
    const y = pearl.y + pearl.dy * hop
    if (meetsEdge(y < pearlRadius, pearl, handlers) || meetsStar(state, pearl.x, y, handlers))
      pearl.dy = -pearl.dy
    else pearl.y = y
    if (state.boss && bounceOffBoss(state.boss, pearl)) handlers.boss()
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

function meetsEdge(isOutside: boolean, pearl: Pearl, { edge }: ContactHandlers): boolean {
  if (isOutside) edge(pearl)
  return isOutside
}

/** Hits the star at a position. Returns whether the pearl bounces. */
function meetsStar(state: State, x: number, y: number, handlers: ContactHandlers): boolean {
  if (y > grid.y + grid.rows * grid.side + pearlRadius) return false
  const drift = getDrift(state)
  const star = state.stars.find((each) => {
    const center = getStarCenter(each, drift)
    return Math.abs(center.x - x) < contactDistance && Math.abs(center.y - y) < contactDistance
  })
  if (!star) return false
  const { kind } = star
  handlers.star(star)
  return kind === 'locked' || (kind !== 'glass' && state.powerSteps.pierce === 0)
}

function touchesPaddle({ paddle }: State, { x, y, dy }: Pearl): boolean {
  return (
    dy > 0 &&
    y + pearlRadius >= paddleLine &&
    y <= paddleLine + paddleDepth &&
    Math.abs(x - paddle.x) <= paddle.width / 2 + pearlRadius
  )
}
