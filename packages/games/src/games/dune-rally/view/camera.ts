import type { Size } from '../../../core/index.ts'
import { halfRoad, segmentLength } from '../rules/tuning.ts'
import { groundAt, segmentAt } from '../rules/course.ts'
import type { State } from '../rules/state.ts'

/** Number of segments drawn. */
const drawnSegments = 96
/** Visible bend per meter. */
const bendScale = 0.42

/** Near edge of a segment on the screen. */
export interface Edge {
  x: number
  y: number
  /** `y` rounded to a whole pixel, so that no seam shows between two strips of the road. */
  row: number
  /** Pixels per meter; 0 behind the camera. */
  scale: number
  /** Meters from the camera. */
  far: number
}

export type Spot = Pick<Edge, 'x' | 'y' | 'scale'>

export interface Camera {
  /** Meters from the camera to the car. */
  distance: number
  horizon: number
  focus: number
  middle: number
  /** First segment on the screen. */
  first: number
  edges: Edge[]
  /** Projects a point at `z`, `across` meters from the road's center and `above` it, onto the screen. */
  project: (z: number, across: number, above?: number) => Spot | null
}

export function createCamera() {
  let height = 0
  let across = 0
  let pulled = 0
  let settled = false
  let stage = -1

  return {
    /** `lift` raises the camera and moves it back, from 0 to 1. */
    follow(
      state: State,
      z: number,
      size: Size,
      seconds: number,
      { shaken, lift }: { shaken: readonly [number, number]; lift: number },
    ): Camera {
      const { driver, course } = state
      // Each stage starts on a road of its own.
      if (stage !== state.stage) settled = false
      stage = state.stage
      const { width, height: tall } = size
      const slim = Math.min(1, Math.max(0, (1.35 - width / tall) / 0.8))
      const focus = Math.min(width * 0.86, tall * (0.78 - slim * 0.1))
      const distance = 10.8 + slim * 3.8 + lift * 10
      const above = 5.9 + slim * 4.3 + lift * 5
      const wantedPull = driver.isBurning ? 2.6 : driver.boost > 0 ? 1.6 : driver.safe > 60 ? -1 : 0
      const ground = groundAt(course, z)
      const quick = Math.min(1, seconds * 9)
      height = settled ? height + (ground + driver.height * 0.55 - height) * quick : ground
      across = settled ? across + (driver.x * halfRoad * 0.84 - across) * Math.min(1, seconds * 12) : 0
      pulled += (wantedPull - pulled) * Math.min(1, seconds * 4)
      settled = true

      const back = distance + pulled
      const horizon = tall * (0.39 - slim * 0.03) + shaken[1]
      const middle = width / 2 + shaken[0]
      const eye = z - back
      const first = Math.floor(eye / segmentLength)
      const edges: Edge[] = []
      let offset = 0
      // The road is straight under the car and bends away from there.
      let turn = 0
      for (let i = 0; i <= drawnSegments; i++) {
        const at = (first + i) * segmentLength
        const segment = segmentAt(course, at)
        const far = at - eye
        const scale = far > 0.6 ? focus / far : 0
        const y = horizon + (height + above - segment.y) * scale
        edges.push({
          x: middle + (offset - across) * scale,
          y,
          row: Math.round(y),
          scale,
          far,
        })
        if (at < z) continue
        turn += segment.bend * bendScale
        offset += turn
      }

      const project: Camera['project'] = (where, meters, up = 0) => {
        const index = Math.floor(where / segmentLength) - first
        const [near, next] = [edges[index], edges[index + 1]]
        const far = where - eye
        if (!near || !next || far < 1.2) return null
        const along = where / segmentLength - Math.floor(where / segmentLength)
        const scale = focus / far
        const center = (edge: Edge) => (edge.scale > 0 ? (edge.x - middle) / edge.scale : -across)
        const level = (edge: Edge) => (edge.scale > 0 ? (edge.y - horizon) / edge.scale : above)
        const x = center(near) + (center(next) - center(near)) * along
        const y = level(near) + (level(next) - level(near)) * along
        return { x: middle + (x + meters) * scale, y: horizon + (y - up) * scale, scale }
      }
      return { distance: back, horizon, focus, middle, first, edges, project }
    },
  }
}
