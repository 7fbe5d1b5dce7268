import { courtyard, css } from '../../../core/index.ts'
import type { Color } from '../../../core/index.ts'

const made = new Map<string, HTMLCanvasElement>()

/** Renders a soft light once per color, to be copied afterwards. */
function sprite(color: Color): HTMLCanvasElement {
  const key = css(color)
  const known = made.get(key)
  if (known) return known
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 128
  const context = canvas.getContext('2d')
  if (context) {
    const light = context.createRadialGradient(64, 64, 0, 64, 64, 64)
    light.addColorStop(0, css(color, 0.9))
    light.addColorStop(0.25, css(color, 0.42))
    light.addColorStop(1, css(color, 0))
    context.fillStyle = light
    context.fillRect(0, 0, 128, 128)
  }
  made.set(key, canvas)
  return canvas
}

/** Draws additive light around a point. */
export function drawGlow(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
  strength: number,
  color: Color = courtyard.saffron,
): void {
  context.globalCompositeOperation = 'lighter'
  context.globalAlpha = strength
  context.drawImage(sprite(color), x - radius, y - radius, radius * 2, radius * 2)
  context.globalAlpha = 1
  context.globalCompositeOperation = 'source-over'
}
