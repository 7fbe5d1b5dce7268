import { drawStar } from './star-tiles.ts'
import type { StarTile } from './star-tiles.ts'

/** Half the side of a sprite, in yard units: a star with its shadow. */
const half = 18
/** Sprites to store; a wall has about ten. */
const maxSprites = 120

/** Draws stars from images, one for each look, because a wall of up to 66 stars takes hundreds of paths. */
export function createStarSprites() {
  const sprites = new Map<string, HTMLCanvasElement>()
  let scale = 0

  const draw = (star: StarTile): HTMLCanvasElement => {
    const canvas = document.createElement('canvas')
    canvas.width = Math.ceil(half * 2 * scale)
    canvas.height = canvas.width
    const context = canvas.getContext('2d')
    context?.scale(scale, scale)
    if (context) drawStar(context, { ...star, x: half, y: half, size: 1 })
    return canvas
  }
  return (context: CanvasRenderingContext2D, star: StarTile): void => {
    const current = context.getTransform().a
    if (current !== scale || sprites.size > maxSprites) {
      scale = current
      sprites.clear()
    }
    const { kind, glaze, strength, initialStrength, power, hasKey, flash = 0, size = 1, x, y } = star
    const look = `${kind} ${glaze.face} ${strength} ${initialStrength} ${power} ${hasKey} ${flash > 0.4}`
    const sprite = sprites.get(look) ?? draw(star)
    sprites.set(look, sprite)
    // The image may be a fraction of a pixel larger than its units.
    const side = (sprite.width / scale) * size
    context.drawImage(sprite, x - half * size, y - half * size, side, side)
  }
}
