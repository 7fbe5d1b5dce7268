import { drawOutlinedText } from '../../../core/index.ts'
import type { Frame, Stage, View } from '../../../core/index.ts'
import { paintBackdrop } from './backdrop.ts'
import { fitCamera } from './camera.ts'
import { createEffects } from './effects.ts'
import { readSavedWall } from '../saved-wall.ts'
import { paints } from './palette.ts'
import { createResponses, formatSigned } from './responses.ts'
import { drawScene } from './scene.ts'
import { createSteering } from './steering.ts'
import type { StarTexts } from '../texts.ts'
import { paddleLine, yard } from '../rules/state.ts'
import type { GameEvent, Moves, State } from '../rules/state.ts'

const middle = yard.width / 2

export function createView(stage: Stage<StarTexts>): View<State, Moves, GameEvent> {
  const { texts } = stage
  const surface = stage.addSurface()
  const steering = createSteering()
  const effects = createEffects(() => stage.reducedMotion, stage.variant.palette)
  const lives = stage.hud.addItem(texts.lives)
  const wall = stage.hud.addItem(texts.wall)
  const touchOnly = window.matchMedia('(hover: none) and (pointer: coarse)')

  let camera = fitCamera(stage.size)
  let backdrop: HTMLCanvasElement | null = null
  let shownWall = 0
  let paddleX: number = middle

  const getLaunchText = () => {
    if (stage.hasGamepad) return texts.launchGamepad
    return touchOnly.matches ? texts.launchTouch : texts.launchKeys
  }
  const drawMessage = (context: CanvasRenderingContext2D, state: State, phase: Frame['phase']) => {
    if (phase !== 'playing') return
    const waits = state.pearls.some(({ held }) => held !== null) && state.powerSteps.catch === 0
    if (state.wall > 1 && state.freezeSteps > 0 && effects.since < 1.2)
      drawOutlinedText(
        context,
        texts.wallNumber.replace('{n}', stage.formatNumber(state.wall)),
        middle,
        318,
        30,
        paints.saffron,
      )
    else if (waits && state.freezeSteps === 0)
      drawOutlinedText(context, getLaunchText(), middle, paddleLine - 118, 17, paints.paper)
    else if (state.combo > 1)
      drawOutlinedText(
        context,
        formatSigned('×', stage.formatNumber(state.combo)),
        middle,
        16,
        15,
        paints.saffron,
      )
  }

  return {
    readMoves: (input) => steering(input, camera, paddleX, yard.width),
    react: createResponses(stage, effects),
    resize(size) {
      camera = fitCamera(size)
      backdrop = null
    },
    draw(state, frame) {
      if (shownWall !== state.wall) {
        shownWall = state.wall
        effects.setWall(state.wall)
        backdrop = null
      }
      backdrop ??= paintBackdrop(stage.size, camera, effects.glazes)
      paddleX = state.paddle.x
      effects.age(state, frame)
      lives(stage.formatNumber(state.lives))
      wall(stage.formatNumber(state.wall))

      const context = surface.startFrame()
      context.drawImage(backdrop, 0, 0, stage.size.width, stage.size.height)
      context.save()
      const sway = stage.reducedMotion ? 0 : Math.sin(effects.shake * 40) * effects.shake * 5
      context.translate(camera.x + sway, camera.y)
      context.scale(camera.scale, camera.scale)
      context.beginPath()
      context.rect(0, 0, yard.width, yard.height + 2)
      context.clip()
      context.direction = stage.dir
      drawScene(context, state, frame, effects, stage.reducedMotion)
      effects.sparks.draw(context, frame.seconds)
      drawMessage(context, state, frame.phase)
      effects.captions.draw(context, frame.seconds, { from: 0, to: yard.width })
      context.restore()
    },
    getIntensity: (state) => 0.25 + state.combo / 12,
    summarize: (state) => {
      const furthest = readSavedWall(stage.savedData)
      return [
        { label: texts.wall, value: stage.formatNumber(state.wall) },
        { label: texts.broken, value: stage.formatNumber(state.broken) },
        { label: texts.combo, value: formatSigned('×', stage.formatNumber(state.bestCombo)) },
        ...(furthest > state.wall ? [{ label: texts.furthest, value: stage.formatNumber(furthest) }] : []),
      ]
    },
  }
}
