/** Returns the part of the game that renders: its definition, view, scene and music. */
export const listViewFiles = (id: string, tonic: number): Readonly<Record<string, string>> => ({
  'index.ts': `import { createMedals, defineGame } from '../../core/index.ts'
import { music } from './music.ts'
import { rules } from './rules.ts'
import { texts } from './texts.ts'
import { createView } from './view.ts'

export default defineGame({
  id: '${id}',
  hue: 'puzzle', // the category's color
  texts, // { en: { title, tagline, keys, touch, … }, ar: { … } }
  controls: { grab: { keys: ['Space', 'Enter'], tap: true } }, // a gamepad's A is Space
  rules,
  medals: createMedals([[200, 600, 1500]]), // for every level alike
  music, // a \`Piece\`, which the arcade plays
  view: createView,
})
`,
  'view.ts': `import { courtyard, css, Particles } from '../../core/index.ts'
import type { Stage, View } from '../../core/index.ts'
import { flight } from './rules.ts'
import type { GameEvent, Moves, State } from './rules.ts'
import { createScene } from './scene.ts'
import type { GameOwnTexts } from './texts.ts'

const sparkColors = [courtyard.saffron, courtyard.paper, courtyard.tangerine].map((color) => css(color))

/** Creates the view of a run: nothing to reset. */
export function createView(stage: Stage<GameOwnTexts>): View<State, Moves, GameEvent> {
  const surface = stage.addSurface()
  const scene = createScene(stage)
  const sparks = new Particles()
  const lives = stage.hud.addItem(stage.texts.lives)
  const coin = { x: 0, y: 0 }
  return {
    readMoves: (input) => ({ grab: input.wasPressed('grab') }),
    react(event, { streak }) {
      if (event === 'tails') return stage.sound.play({ from: 220, to: 150, duration: 0.25, volume: 0.3 })
      for (const [from, delay] of [[660, 0] as const, [880 + 60 * streak, 0.07] as const])
        stage.sound.play({ from, delay, duration: 0.25, volume: 0.3 })
      const count = stage.reducedMotion ? 6 : 28
      sparks.burst({ ...coin, count, colors: sparkColors, speed: 260, life: 0.9, size: 9, gravity: 420 })
    },
    draw({ age, turns, spin, lives: left }, { alpha, seconds }) {
      const context = surface.startFrame() // one unit is one CSS pixel, sharp on every screen
      const { width, height } = stage.size
      const time = (age + alpha) / flight
      Object.assign(coin, { x: width / 2, y: height * (0.76 - 2.2 * time * (1 - time)) })
      scene.drawCourtyard(context, seconds)
      scene.drawCoin(context, coin, { turns: turns + spin * alpha, isFalling: time > 0.5 })
      sparks.draw(context, seconds)
      lives(stage.formatNumber(left))
    },
    summarize: ({ lives: left }) => [{ label: stage.texts.lives, value: stage.formatNumber(left) }],
  }
}
`,
  'scene.ts': `import { courtyard, css, fillPath, mix, shade, starPath } from '../../core/index.ts'
import type { Stage } from '../../core/index.ts'

const { night, saffron, ember, paper } = courtyard
/** Colors of the courtyard by the variant's palette. */
const walls = [
  courtyard.cobalt,
  courtyard.teal,
  courtyard.violet,
  courtyard.pomegranate,
  courtyard.green,
  courtyard.rose,
]
const star = new Path2D(starPath(2))

interface Point {
  x: number
  y: number
}

/** Draws the courtyard at night, and the coin above it. */
export function createScene(stage: Pick<Stage, 'size' | 'variant' | 'reducedMotion'>) {
  const wall = walls[stage.variant.palette % walls.length] ?? courtyard.cobalt
  let time = 0

  const drawStar = (context: CanvasRenderingContext2D, { x, y }: Point, radius: number, fill: string) => {
    context.save()
    context.translate(x, y)
    context.scale(radius, radius)
    fillPath(context, star, fill)
    context.restore()
  }
  const drawArch = (context: CanvasRenderingContext2D, x: number, width: number, ground: number) => {
    const top = ground - width * 1.5
    context.save()
    context.fillStyle = css(mix(night, wall, 0.2))
    context.beginPath()
    context.moveTo(x, ground)
    context.lineTo(x, top)
    context.quadraticCurveTo(x, top - width * 0.45, x + width / 2, top - width * 0.7)
    context.quadraticCurveTo(x + width, top - width * 0.45, x + width, top)
    context.lineTo(x + width, ground)
    context.fill()
    context.clip()
    const flicker = stage.reducedMotion ? 0 : Math.sin(time * 3 + x) * 0.04
    const lantern = { x: x + width / 2, y: top + width * 0.1 }
    const glow = context.createRadialGradient(lantern.x, lantern.y, 0, lantern.x, lantern.y, width * 0.6)
    glow.addColorStop(0, css(saffron, 0.4 + flicker))
    glow.addColorStop(1, css(saffron, 0.001))
    context.fillStyle = glow
    context.fillRect(x, top - width * 0.5, width, width * 1.2)
    drawStar(context, lantern, width * 0.1, css(shade(saffron, flicker)))
    context.restore()
  }

  return {
    drawCourtyard(context: CanvasRenderingContext2D, seconds: number): void {
      time += seconds
      const { width, height } = stage.size
      const ground = height * 0.7
      const sky = context.createLinearGradient(0, 0, 0, ground)
      sky.addColorStop(0, css(night))
      sky.addColorStop(1, css(mix(night, wall, 0.7)))
      context.fillStyle = sky
      context.fillRect(0, 0, width, height)
      const arch = Math.min(width / 4, height / 4)
      const count = Math.ceil(width / arch / 1.5) + 1
      for (let index = 0; index < count; index++)
        drawArch(context, width / 2 + (index - count / 2 + 1 / 6) * arch * 1.5, arch, ground)
      context.fillStyle = css(shade(mix(night, wall, 0.5), -0.04))
      context.fillRect(0, ground, width, height - ground)
      const tile = Math.max(28, height / 14)
      for (let y = ground + tile * 0.6; y < height + tile; y += tile)
        for (let x = ((width / 2) % tile) - tile; x < width + tile; x += tile)
          drawStar(context, { x, y }, tile * 0.42, css(mix(night, wall, 0.72)))
    },
    drawCoin(
      context: CanvasRenderingContext2D,
      { x, y }: Point,
      { turns, isFalling }: { turns: number; isFalling: boolean },
    ): void {
      const { width, height } = stage.size
      const radius = Math.min(width, height) * 0.1
      const ground = height * 0.86
      context.fillStyle = css(night, 0.5)
      context.beginPath()
      context.ellipse(x, ground, radius * (0.5 + (y / ground) * 0.5), radius * 0.2, 0, 0, Math.PI * 2)
      context.fill()
      const facing = Math.cos(turns * Math.PI)
      context.save()
      context.translate(x, y)
      context.scale(1, Math.max(0.06, Math.abs(facing)))
      const [rim, face] = facing > 0 ? [ember, saffron] : [courtyard.slate, courtyard.mist]
      for (const [size, color] of [[1, rim] as const, [0.86, face] as const]) {
        context.fillStyle = css(color)
        context.beginPath()
        context.arc(0, 0, radius * size, 0, Math.PI * 2)
        context.fill()
      }
      if (facing > 0) drawStar(context, { x: 0, y: 0 }, radius * 0.6, css(ember))
      context.restore()
      if (!isFalling) return
      // The ring says that the coin can be caught.
      context.strokeStyle = css(paper, 0.8)
      context.lineWidth = Math.max(2, radius * 0.06)
      context.beginPath()
      context.arc(x, y, radius * 1.25, 0, Math.PI * 2)
      context.stroke()
    },
  }
}
`,
  'music.ts': `import type { Piece } from '../../core/index.ts'

/** Maqam Bayati over wahda, four beats long. */
export const music: Piece = {
  tempo: [72, 100],
  tonic: ${tonic},
  maqam: [0, 3, 6, 10, 14, 16, 20],
  rhythm: 'D--TD-T-',
  phrases: [
    '1-2-3-4-5---4-3-',
    '5-6-5-4-3-4-2---',
    '8-7-6-5-4-5-3-2-',
    '3-4-3-2-1-g-1---',
  ],
  form: '010233',
  voices: ['oud', 'nay'],
}
`,
})
