import type { Size } from '../../../core/index.ts'
import { center } from '../rules/geometry.ts'
import type { Point } from '../rules/geometry.ts'
import { shownPart } from '../painting/picture.ts'

/** Factor of a button or key. A power of two, so that steps in and out cancel exactly. */
const stepFactor = 2
const maxZoom = 4
/** Share of the viewport within which the keyboard's cursor stays. */
const followed = 0.7

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

/** Creates the part of the hand that the screen shows. Moves are in units of the field, so zooming changes no move. */
export function createViewport() {
  const size: Size = { width: 1, height: 1 }
  const middle: Point = { ...center }
  let zoom = 1

  const getScale = () =>
    Math.max(0.1, Math.min(size.width / shownPart.width, size.height / shownPart.height)) * zoom
  const getSpan = () => ({ width: size.width / getScale(), height: size.height / getScale() })
  /** Keeps the hand in view: centered, and at the lower edge, where it is smaller than the screen. */
  const limit = () => {
    const span = getSpan()
    const { x, y, width, height } = shownPart
    const [spareX, spareY] = [(width - span.width) / 2, (height - span.height) / 2]
    const across = clamp(middle.x - x - width / 2, -spareX, spareX)
    middle.x = x + width / 2 + (spareX > 0 ? across : 0)
    middle.y = y + height / 2 + clamp(middle.y - y - height / 2, -Math.max(-spareY, spareY), spareY)
  }
  const toField = (at: Point): Point => ({
    x: middle.x + (at.x - size.width / 2) / getScale(),
    y: middle.y + (at.y - size.height / 2) / getScale(),
  })
  const moveTo = ({ x, y }: Point) => {
    middle.x = x
    middle.y = y
    limit()
  }
  limit()

  return {
    getZoom: () => zoom,
    getScale,
    /** Position of the field's origin on the screen. */
    getOffset: (): Point => ({
      x: size.width / 2 - middle.x * getScale(),
      y: size.height / 2 - middle.y * getScale(),
    }),
    getSpan,
    getMiddle: (): Readonly<Point> => middle,
    canZoom: (by: 1 | -1): boolean => (by > 0 ? zoom < maxZoom : zoom > 1),
    resize(next: Size): void {
      Object.assign(size, next)
      limit()
    },
    toField,
    moveTo,
    /** Zooms around a place on the screen, which stays where it is. */
    zoomAt(factor: number, at: Point): void {
      const fixed = toField(at)
      zoom = clamp(zoom * factor, 1, maxZoom)
      const moved = toField(at)
      moveTo({ x: middle.x + fixed.x - moved.x, y: middle.y + fixed.y - moved.y })
    },
    /** Takes the next step in or out, towards a place on the field. */
    step(by: 1 | -1, towards: Point): void {
      zoom = clamp(by > 0 ? zoom * stepFactor : zoom / stepFactor, 1, maxZoom)
      moveTo(by > 0 ? towards : middle)
    },
    /** Moves by a distance on the screen. */
    panBy: (x: number, y: number): void =>
      moveTo({ x: middle.x - x / getScale(), y: middle.y - y / getScale() }),
    /** Moves no further than needed to show a place. */
    follow({ x, y }: Point): void {
      const { width, height } = getSpan()
      const [dx, dy] = [(width * followed) / 2, (height * followed) / 2]
      moveTo({ x: clamp(middle.x, x - dx, x + dx), y: clamp(middle.y, y - dy, y + dy) })
    },
    reset(): void {
      zoom = 1
      moveTo(center)
    },
  }
}
export type Viewport = ReturnType<typeof createViewport>
