export type FocusMove = 'up' | 'down' | 'left' | 'right' | 'previous' | 'next'

const focusable = 'button, a[href], input, select, textarea, summary, [tabindex="0"]'

/** Weight of the distance across the direction: what is straight ahead comes first. */
const acrossWeight = 2

interface Point {
  x: number
  y: number
}

/** Returns how far a point is ahead, or infinity if it is not ahead. */
function measure(move: FocusMove, from: Point, to: Point): number {
  const [x, y] = [to.x - from.x, to.y - from.y]
  const isSideways = move === 'left' || move === 'right'
  const [ahead, across] = isSideways ? [x, y] : [y, x]
  const distance = move === 'left' || move === 'up' ? -ahead : ahead
  return distance > 1 ? distance + acrossWeight * Math.abs(across) : Number.POSITIVE_INFINITY
}

const findCenter = (element: Element): Point => {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

/**
 * Moves the focus to the nearest control in a direction, or to the next or previous one. From outside of `root` it
 * moves to the first one. Returns whether it moved.
 */
export function moveFocus(root: Element, move: FocusMove): boolean {
  const controls = [...root.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) =>
      element.getClientRects().length > 0 && !element.matches(':disabled') && !element.closest('[inert]'),
  )
  const active = document.activeElement
  const current = controls.findIndex((element) => element === active)
  let target: HTMLElement | undefined
  if (current < 0) [target] = controls
  else if (move === 'previous') target = controls.at(current - 1)
  else if (move === 'next') target = controls[(current + 1) % controls.length]
  else {
    const from = findCenter(controls[current] ?? root)
    let nearest = Number.POSITIVE_INFINITY
    for (const control of controls) {
      const distance = measure(move, from, findCenter(control))
      if (distance >= nearest) continue
      nearest = distance
      target = control
    }
  }
  if (!target || target === active) return false
  target.focus({ preventScroll: false })
  return true
}
