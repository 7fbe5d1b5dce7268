import type { Stage } from '../../../core/index.ts'
import { getPictureBox } from './album/album-layout.ts'
import type { Camera } from './camera.ts'
import type { Effects } from './effects.ts'
import type { Glaze } from './palette.ts'
import { gold } from './palette.ts'
import { pictureNames } from '../rules/pictures.ts'
import { getStarCenter, grid, yard } from '../rules/state.ts'
import type { Star, State, WallName } from '../rules/state.ts'
import { createWall } from '../rules/walls.ts'

/** Seconds for which the picture shines, and in which it flies to the album. */
const shineSeconds = 0.8
const flightSeconds = 0.4
export const trophySeconds = shineSeconds + flightSeconds
const middle = { x: yard.width / 2, y: grid.y + (grid.rows * grid.side) / 2 }

/** Creates the moment after a wall: its picture shines whole once more, and flies into the album. */
export function createTrophy(stage: Pick<Stage, 'reducedMotion' | 'dir'>, effects: Effects) {
  let name: WallName = 'star'
  let stars: readonly Star[] = []
  let glazes: readonly Glaze[] = []
  let age = 0

  /** Returns the place in the album, in yard units. */
  const getTarget = ({ album, scale, x, y }: Camera) => {
    if (!album) return { x: middle.x, y: 0, scale: 0 }
    const index = pictureNames.findIndex((each) => each === name)
    const box =
      album.columns > 0
        ? getPictureBox(album, index, stage.dir === 'rtl')
        : { x: 0, y: 0, width: album.width, height: album.height }
    return {
      x: (album.x + box.x + box.width / 2 - x) / scale,
      y: (album.y + box.y + box.height / 2 - y) / scale,
      scale: album.unit / grid.side / scale,
    }
  }

  return {
    get isShown(): boolean {
      return stars.length > 0
    },
    /** Shows the wall of the state, which has just been cleared, unless a guardian held it. */
    show({ seed, wall, level }: State): void {
      const cleared = createWall(seed, wall, level)
      if (cleared.boss) return
      name = cleared.name
      stars = cleared.stars
      glazes = effects.glazes
      age = 0
    },
    /** Draws the picture in CSS pixels. Returns whether it has just reached the album. */
    draw(context: CanvasRenderingContext2D, camera: Camera, seconds: number): boolean {
      if (stars.length === 0) return false
      age += seconds
      if (age >= trophySeconds) {
        stars = []
        return true
      }
      const isStill = stage.reducedMotion
      const part = isStill ? 0 : Math.max(0, age - shineSeconds) / flightSeconds
      const flown = part * part
      const target = getTarget(camera)
      const zoom = 1 + (target.scale - 1) * flown
      const center = {
        x: middle.x + (target.x - middle.x) * flown,
        y: middle.y + (target.y - middle.y) * flown,
      }
      // A gleam runs across the picture, along the reading direction of its stars.
      const gleam = (age / shineSeconds) * (grid.columns + grid.rows)
      context.save()
      context.translate(camera.x, camera.y)
      context.scale(camera.scale, camera.scale)
      for (const star of stars) {
        const { x, y } = getStarCenter(star)
        const far = Math.abs(x - middle.x) + Math.abs(y - middle.y)
        const grown = isStill ? 1 : Math.max(0, Math.min(1, age * 7 - far * 0.004))
        effects.drawStar(context, {
          ...star,
          power: null,
          x: center.x + (x - middle.x) * zoom,
          y: center.y + (y - middle.y) * zoom,
          glaze: glazes[star.tone] ?? gold,
          size: zoom * grown,
          flash: !isStill && Math.abs(star.column + star.row - gleam) < 1.6 ? 1 : 0,
        })
      }
      context.restore()
      return false
    },
  }
}
export type Trophy = ReturnType<typeof createTrophy>
