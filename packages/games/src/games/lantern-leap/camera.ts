import type { Frame, Size } from '../../core/index.ts'
import type { State } from './state.ts'

/** What part of the world is seen. World x to the right, world z up; screen in CSS pixels. */
export interface Camera {
  scale: number
  /** World x at the screen's left edge, and the height that lies on the ground line. */
  x: number
  z: number
  /** The ground line, in screen pixels. */
  ground: number
  /** How much of the world is seen, in units. */
  width: number
  height: number
}

/** World units that are seen ahead of the hero on every screen, so that no player has longer to react than others. */
export const lookAhead = 560
/** World units from top to bottom, where the screen is wide enough. */
const least = 480
/** The least part of the screen's width that shows what lies behind the hero. */
const behind = 0.16

export function createCamera() {
  let z = 0
  return {
    /** Looks at the hero: the same distance ahead on every screen; the rest of the width shows what lies behind. */
    look({ hero, course }: State, heroX: number, size: Size, { seconds }: Frame): Camera {
      const scale = Math.min(size.height / least, (size.width * (1 - behind)) / lookAhead)
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

/** Lets the context draw in world units: y grows downwards from height 0. */
export function intoWorld(context: CanvasRenderingContext2D, camera: Camera): void {
  context.translate(0, camera.ground)
  context.scale(camera.scale, camera.scale)
  context.translate(-camera.x, camera.z)
}
