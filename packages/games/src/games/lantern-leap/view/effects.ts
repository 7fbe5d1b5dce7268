import { Particles, courtyard, createCaptions, css } from '../../../core/index.ts'
import type { Burst } from '../../../core/index.ts'
import type { Camera } from './camera.ts'

const sparkColors = [courtyard.saffron, courtyard.paper, courtyard.tangerine].map((color) => css(color))
const starColors = [courtyard.teal, courtyard.paper, courtyard.saffron].map((color) => css(color))
const dustColors = [css([0.86, 0.03, 80], 0.8), css([0.7, 0.04, 70], 0.8)]
const shardColors = [css([0.62, 0.12, 42]), css([0.5, 0.11, 38]), css(courtyard.teal)]

/** Creates sparks, dust, floating points and shake. The rules do not depend on them. */
export function createEffects(reducedMotion: () => boolean) {
  const particles = new Particles()
  const captions = createCaptions({ reducedMotion, rise: 40, maxCount: 4 })
  let scale = 1
  let shake = 0
  let flash = 0

  const burst = (options: Omit<Burst, 'count'>, count: number) =>
    particles.burst({ ...options, count: reducedMotion() ? Math.ceil(count / 4) : count })

  return {
    sparks: (x: number, y: number) =>
      burst({ x, y, colors: sparkColors, speed: 190, life: 0.55, size: 6, gravity: 260 }, 12),
    stars: (x: number, y: number) =>
      burst({ x, y, colors: starColors, speed: 300, life: 0.8, size: 8, gravity: 120 }, 30),
    dust: (x: number, y: number, count: number) =>
      burst(
        { x, y, colors: dustColors, speed: 90, life: 0.45, size: 7, towards: -Math.PI / 2, spread: 2.6 },
        count,
      ),
    shards: (x: number, y: number) =>
      burst({ x, y, colors: shardColors, speed: 340, life: 0.7, size: 10, gravity: 900 }, 22),
    ember: (x: number, y: number) =>
      burst({ x, y, colors: sparkColors, speed: 26, life: 0.8, size: 3.4, gravity: -50 }, 1),
    /** Fires rockets over the roofs ahead. */
    fireworks(x: number, y: number): void {
      for (const [ahead, up, colors] of [
        [150, 190, sparkColors],
        [330, 270, starColors],
        [520, 210, sparkColors],
      ] as const)
        burst({ x: x + ahead, y: y - up, colors, speed: 330, life: 1.5, size: 9, gravity: 110 }, 42)
    },
    /** Shows points above the hero's head. */
    float(text: string, big = false): void {
      const color = css(big ? courtyard.saffron : courtyard.paper)
      const size = Math.max(big ? 24 : 15, (big ? 18 : 13) / scale)
      captions.add({ text, x: 0, y: -size * 0.8, size, color, life: big ? 1.1 : 0.75 })
    },
    /** Shakes the view after damage; `strength` from 0 to 1. */
    shock(strength: number): void {
      if (reducedMotion()) return
      shake = Math.max(shake, strength)
      flash = Math.max(flash, strength * 0.5)
    },
    /** Returns the current shake offset, in units. */
    offset(seconds: number): readonly [number, number] {
      shake = Math.max(0, shake - seconds * 2.4)
      const reach = shake * shake * 16
      return [(Math.random() - 0.5) * reach, (Math.random() - 0.5) * reach]
    },
    /** Draws in world units. The points follow the hero's head, so that they stay in view and never cover the hero. */
    draw(
      context: CanvasRenderingContext2D,
      seconds: number,
      [heroX, headY]: readonly [number, number],
      camera: Camera,
    ): void {
      scale = camera.scale
      particles.draw(context, seconds)
      context.save()
      context.translate(heroX, headY)
      context.direction = 'ltr'
      const from = camera.x - heroX
      captions.draw(context, seconds, { from, to: from + camera.width })
      context.restore()
    },
    /** Draws over everything, in screen pixels. */
    veil(context: CanvasRenderingContext2D, width: number, height: number, seconds: number): void {
      flash = Math.max(0, flash - seconds * 1.6)
      if (flash === 0) return
      context.fillStyle = css(courtyard.pomegranate, flash)
      context.fillRect(0, 0, width, height)
    },
  }
}
