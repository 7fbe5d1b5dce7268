import { courtyard, css, fillPath, shade, starPath } from '../../../core/index.ts'
import type { Camera } from './camera.ts'
import { drawGlow } from './glow.ts'
import type { Pickup } from '../rules/state.ts'

const brass = [0.56, 0.11, 66] as const
const metal = css(brass)
const darkMetal = css(shade(brass, -0.22))
const flame = css([0.95, 0.1, 92])
const glass = css(courtyard.saffron)

/** Draws a fanous that hangs from its ring at (0, 0), 26 units tall. Unlit ones stand for lost lights. */
export function drawLantern(context: CanvasRenderingContext2D, lit = true): void {
  context.lineWidth = 1.6
  context.strokeStyle = darkMetal
  context.beginPath()
  context.arc(0, 2, 2.4, 0, Math.PI * 2)
  context.stroke()
  context.fillStyle = metal
  context.beginPath()
  context.moveTo(-3, 4)
  context.lineTo(3, 4)
  context.lineTo(8.5, 10)
  context.lineTo(-8.5, 10)
  context.fill()
  context.fillStyle = lit ? glass : css([0.36, 0.03, 240])
  context.beginPath()
  context.moveTo(-8, 10)
  context.lineTo(8, 10)
  context.lineTo(6, 22)
  context.lineTo(-6, 22)
  context.fill()
  if (lit) {
    context.fillStyle = flame
    context.beginPath()
    context.moveTo(0, 11.5)
    context.quadraticCurveTo(4.5, 17, 0, 21)
    context.quadraticCurveTo(-4.5, 17, 0, 11.5)
    context.fill()
  }
  context.strokeStyle = darkMetal
  context.beginPath()
  context.moveTo(-8, 10)
  context.lineTo(-6, 22)
  context.moveTo(8, 10)
  context.lineTo(6, 22)
  context.moveTo(-2.7, 10)
  context.lineTo(-2, 22)
  context.moveTo(2.7, 10)
  context.lineTo(2, 22)
  context.stroke()
  context.fillStyle = metal
  context.fillRect(-7, 22, 14, 3.5)
}

export function createPickups() {
  const star = new Path2D(starPath(26))
  const heart = new Path2D(starPath(13))

  return {
    /** Draws in world units. */
    draw(context: CanvasRenderingContext2D, pickups: readonly Pickup[], camera: Camera, time: number): void {
      // Lanterns stay readable on small screens.
      const grown = Math.max(1, Math.min(1.35, 0.75 / camera.scale))
      for (const { kind, x, z, taken } of pickups) {
        if (taken || x < camera.x - 60 || x > camera.x + camera.width + 60) continue
        context.save()
        context.translate(x, -z)
        if (kind === 'lantern') {
          context.scale(grown, grown)
          drawGlow(context, 0, 3, 30, 0.5 + 0.08 * Math.sin(time * 6 + x))
          context.translate(0, -13)
          context.rotate(Math.sin(time * 2.6 + x * 0.02) * 0.14)
          drawLantern(context)
        } else {
          const pulse = 1 + 0.08 * Math.sin(time * 5)
          drawGlow(context, 0, 0, 56, 0.62, courtyard.teal)
          context.translate(0, Math.sin(time * 2) * 4)
          context.rotate(Math.sin(time * 1.2) * 0.35)
          context.scale(pulse, pulse)
          context.lineWidth = 3
          context.strokeStyle = css([0.2, 0.035, 260])
          context.stroke(star)
          fillPath(context, star, css(courtyard.paper))
          fillPath(context, heart, css(courtyard.teal))
        }
        context.restore()
      }
    },
  }
}
