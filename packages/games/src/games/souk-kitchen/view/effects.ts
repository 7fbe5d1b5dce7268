import { courtyard, createCaptions, css, Particles } from '../../../core/index.ts'
import type { Color } from '../../../core/index.ts'
import type { Food } from '../rules/menu.ts'
import { drawFood } from './food/draw-food.ts'
import type { Layout } from './layout.ts'
import { brass, gold } from './palette.ts'
import { roundRect } from './shapes.ts'
import type { Context } from './shapes.ts'

interface Point {
  x: number
  y: number
}
interface Flight {
  /** One food, several foods on a plate, or none for a coin. */
  foods: readonly Food[]
  from: Point
  to: Point
  age: number
  life: number
  size: number
}

const sparks = [css(courtyard.saffron), css(courtyard.paper), css([0.87, 0.14, 85])]

/** Draws foods, on a plate if there are several. */
function drawDish(context: Context, foods: readonly Food[], x: number, y: number, size: number): void {
  if (foods.length > 1) {
    const drawPlate = (top: number, color: Color) =>
      roundRect(context, x - size * 0.75, top, size * 1.5, size * 0.62, size * 0.31, css(color))
    drawPlate(y + 2, courtyard.cobalt)
    drawPlate(y - 3, courtyard.paper)
  }
  for (const [index, food] of foods.entries())
    drawFood(
      context,
      food,
      x + (index - (foods.length - 1) / 2) * size * 0.36,
      y,
      size * (foods.length > 1 ? 0.62 : 1),
    )
}

/** Creates the effects above the scene: flying food and coins, sparks and captions. */
export function createEffects(isStill: () => boolean) {
  const particles = new Particles()
  const captions = createCaptions({ reducedMotion: isStill, rise: 34 })
  let flights: Flight[] = []
  let shake = 0

  return {
    say: (text: string, { x, y }: Point, size: number, color: string, life = 1) =>
      captions.add({ text, x, y, size, color, life }),
    sparkle({ x, y }: Point, count: number): void {
      if (isStill()) return
      particles.burst({ x, y, count, colors: sparks, speed: 190, life: 0.7, size: 7, gravity: 260 })
    },
    splash({ x, y }: Point, color: string, count: number): void {
      if (isStill()) return
      particles.burst({
        x,
        y,
        count,
        colors: [color],
        speed: 120,
        life: 0.5,
        size: 6,
        gravity: 420,
        towards: -Math.PI / 2,
        spread: 2,
      })
    },
    shock(): void {
      shake = isStill() ? 0 : 0.3
    },
    fly(foods: readonly Food[], from: Point, to: Point, size: number, delay = 0): void {
      if (!isStill()) flights.push({ foods, from, to, age: -delay, life: 0.42, size })
    },
    offset(seconds: number): Point {
      shake = Math.max(0, shake - seconds)
      return { x: Math.sin(shake * 90) * shake * 14, y: Math.cos(shake * 70) * shake * 9 }
    },
    draw(context: Context, { width }: Layout, seconds: number): void {
      for (const flight of flights) {
        flight.age += seconds
        const part = Math.max(0, flight.age / flight.life)
        if (part === 0 || part >= 1) continue
        const ease = part * part * (3 - 2 * part)
        const x = flight.from.x + (flight.to.x - flight.from.x) * ease
        const y = flight.from.y + (flight.to.y - flight.from.y) * ease - Math.sin(part * Math.PI) * 40
        if (flight.foods.length > 0) drawDish(context, flight.foods, x, y, flight.size)
        else {
          const half = flight.size * (0.3 + 0.7 * Math.abs(Math.cos(part * 12)))
          const [left, top] = [x - half / 2, y - flight.size / 2]
          roundRect(context, left, top, half, flight.size, half / 2, css(brass))
          roundRect(context, left + 1, top + 1, Math.max(1, half - 3), flight.size - 3, half / 2, css(gold))
        }
      }
      flights = flights.filter(({ age, life }) => age < life)
      particles.draw(context, seconds)
      captions.draw(context, seconds, { from: 4, to: width - 4 })
    },
  }
}
export type Effects = ReturnType<typeof createEffects>
