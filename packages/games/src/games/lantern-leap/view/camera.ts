import type { Frame, Size } from '../../../core/index.ts'
import type { State } from '../rules/state.ts'

/** Visible part of the world. World x points right, world z up; screen sizes are CSS pixels. */
export interface Camera {
  scale: number
  /** World x at the screen's left edge, and the height on the ground line. */
  x: number
  z: number
  /** Screen y of the ground line, in pixels. */
  ground: number
  /** Visible size of the world, in units. */
  width: number
  height: number
}

/** World units visible ahead of the hero on every screen, so that all players have equal time to react. */
export const lookAhead = 640
/** Visible world height on wide screens, in units. */
const minHeight = 480
/** Smallest share of the screen's width behind the hero. */
const behind = 0.14

export function createCamera() {
  let z = 0
  return {
    /** Follows the hero with a fixed distance ahead; the rest of the width shows the path behind. */
    follow({ hero, course }: State, heroX: number, size: Size, { seconds }: Frame): Camera {
      const scale = Math.min(size.height / minHeight, (size.width * (1 - behind)) / lookAhead)
      const [width, height] = [size.width / scale, size.height / scale]
      const tall = size.height > size.width
      const roof = course.roofs.find((each) => each.x + each.width > heroX) ?? course.roofs[0]
      const target = (roof?.top ?? 0) * 0.85 + hero.z * 0.15
      z += (target - z) * Math.min(1, seconds * 4)
      return {
        scale,
        width,
        height,
        x: heroX + lookAhead - width,
        z,
        ground: size.height * (tall ? 0.68 : 0.72),
      }
    },
  }
}

/** Returns how upright a stage is, from 0 to 1: its sky is high, and the city has to fill it. */
export const getUprightness = ({ width, height }: Pick<Camera, 'width' | 'height'>): number =>
  Math.max(0, Math.min(1, (height / width - 1) / 0.5))

/** Transforms the context to world units; y grows downwards from height 0. */
export function applyCamera(context: CanvasRenderingContext2D, camera: Camera): void {
  context.translate(0, camera.ground)
  context.scale(camera.scale, camera.scale)
  context.translate(-camera.x, camera.z)
}
