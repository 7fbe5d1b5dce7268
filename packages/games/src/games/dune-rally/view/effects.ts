import { Particles, courtyard, createCaptions, css } from '../../../core/index.ts'
import type { Burst } from '../../../core/index.ts'

const { saffron, paper, tangerine, teal, pomegranate } = courtyard
const gold = [saffron, paper, tangerine].map((color) => css(color))
const water = [teal, paper].map((color) => css(color))
const shards = [pomegranate, saffron, paper].map((color) => css(color))
const streak = css(paper, 0.34)
const smoke = [css(paper, 0.5), css([0.8, 0.03, 75], 0.5)]
const dust = [css([0.62, 0.05, 68], 0.75), css([0.52, 0.05, 66], 0.75)]

/** Creates dust, sparks, captions and shake, in screen pixels. The rules do not depend on them. */
export function createEffects(reducedMotion: () => boolean) {
  const particles = new Particles()
  const captions = createCaptions({ reducedMotion, rise: 46 })
  let shake = 0
  let veil = 0

  const burst = (options: Omit<Burst, 'count'>, count: number) =>
    particles.burst({ ...options, count: reducedMotion() ? Math.ceil(count / 4) : count })

  return {
    gold: (x: number, y: number, count: number) =>
      burst({ x, y, colors: gold, speed: 260, life: 0.55, size: 8, gravity: 300 }, count),
    water: (x: number, y: number) =>
      burst({ x, y, colors: water, speed: 280, life: 0.6, size: 9, gravity: 500 }, 18),
    shards: (x: number, y: number) =>
      burst({ x, y, colors: shards, speed: 420, life: 0.7, size: 11, gravity: 900 }, 26),
    dust: (x: number, y: number, count: number, size: number) =>
      burst({ x, y, colors: dust, speed: 130, life: 0.5, size, towards: -Math.PI / 2, spread: 2.4 }, count),
    /** Smoke of engines and of wheels that spin. */
    smoke: (x: number, y: number, size: number) =>
      burst({ x, y, colors: smoke, speed: 70, life: 0.8, size, towards: -Math.PI / 2, spread: 2 }, 1),
    say(text: string, x: number, y: number, size: number, big = false): void {
      captions.add({ text, x, y, size, color: css(big ? saffron : paper), life: big ? 1.2 : 0.75 })
    },
    /** Shakes the view after damage; `strength` from 0 to 1. */
    shock(strength: number): void {
      if (reducedMotion()) return
      shake = Math.max(shake, strength)
      veil = Math.max(veil, strength * 0.35)
    },
    /** Returns the current shake offset, in pixels. */
    offset(seconds: number): readonly [number, number] {
      shake = Math.max(0, shake - seconds * 2.2)
      const far = shake * shake * 20
      return [(Math.random() - 0.5) * far, (Math.random() - 0.5) * far]
    },
    /** Draws lines that rush past at the edges of the view while nitro burns; `strength` from 0 to 1. */
    rush(context: CanvasRenderingContext2D, width: number, height: number, strength: number): void {
      if (strength <= 0 || reducedMotion()) return
      context.fillStyle = streak
      context.beginPath()
      for (let i = 0; i < 18 * strength; i++) {
        const angle = Math.random() * Math.PI * 2
        const [x, y] = [Math.cos(angle), Math.sin(angle)]
        const from = 0.62 + Math.random() * 0.2
        const to = from + 0.1 + Math.random() * 0.2
        const [middleX, middleY] = [width / 2, height * 0.42]
        const point = (at: number, side: number) =>
          context.lineTo(
            middleX + (x * at - y * side) * width * 0.7,
            middleY + (y * at + x * side) * height * 0.8,
          )
        context.moveTo(middleX + x * from * width * 0.7, middleY + y * from * height * 0.8)
        point(to, 0.004)
        point(to, -0.004)
        context.closePath()
      }
      context.fill()
    },
    draw(context: CanvasRenderingContext2D, width: number, height: number, seconds: number): void {
      particles.draw(context, seconds)
      veil = Math.max(0, veil - seconds)
      if (veil > 0) {
        context.fillStyle = css(pomegranate, veil)
        context.fillRect(0, 0, width, height)
      }
      captions.draw(context, seconds, { from: 0, to: width })
    },
  }
}
export type Effects = ReturnType<typeof createEffects>
