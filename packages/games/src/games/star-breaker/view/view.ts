import './star-breaker.css'
import type { Stage, View } from '../../../core/index.ts'
import { albumIcon } from './album/album-page.ts'
import { createAlbum } from './album/album.ts'
import { paintBackdrop } from './backdrop.ts'
import { fitCamera } from './camera.ts'
import { createEffects } from './effects.ts'
import { drawDeck } from './gauges.ts'
import { createMessages } from './messages.ts'
import { readSavedWall } from '../saved-data.ts'
import { createResponses, formatSigned } from './responses.ts'
import { drawScene } from './scene.ts'
import { createSteering } from './steering.ts'
import { createTrophy } from './trophy.ts'
import type { StarTexts } from '../texts.ts'
import { yard } from '../rules/state.ts'
import type { GameEvent, Moves, State } from '../rules/state.ts'

export function createView(stage: Stage<StarTexts>): View<State, Moves, GameEvent> {
  const { texts } = stage
  const surface = stage.addSurface()
  const steering = createSteering()
  const album = createAlbum(stage)
  const effects = createEffects(() => stage.reducedMotion, stage.variant.palette)
  const messages = createMessages(stage, effects)
  const trophy = createTrophy(stage, effects)
  const respond = createResponses(stage, effects, trophy)
  const lives = stage.hud.addItem(texts.lives)
  const wall = stage.hud.addItem(texts.wall)

  const isMirrored = stage.dir === 'rtl'
  let camera = fitCamera(stage.size, isMirrored)
  let backdrop: HTMLCanvasElement | null = null
  let shownWall = 0
  let shown: State | null = null
  const placeFigures = () => {
    effects.scale = camera.scale
    stage.element.dataset.figures = camera.isBeside ? 'beside' : 'above'
  }
  placeFigures()

  return {
    readMoves: (input) => steering.readMoves(input, camera, shown),
    react(event, state) {
      messages.watch(event)
      respond(event, state)
    },
    resize(size) {
      camera = fitCamera(size, isMirrored)
      backdrop = null
      placeFigures()
    },
    draw(state, frame) {
      if (shownWall !== state.wall) {
        shownWall = state.wall
        effects.setWall(state.wall)
        messages.setWall(state)
        if (!trophy.isShown) album.setWall(state)
        backdrop = null
      }
      shown = state
      backdrop ??= paintBackdrop(stage.size, camera, effects, (context, layout) =>
        album.paint(context, layout, state, effects.court),
      )
      effects.age(state, frame)
      lives(stage.formatNumber(state.lives))
      wall(stage.formatNumber(state.wall))

      const context = surface.startFrame()
      context.drawImage(backdrop, 0, 0, stage.size.width, stage.size.height)
      if (camera.album) album.drawText(context, camera.album)
      if (camera.deck) drawDeck(context, camera.deck, state)
      context.save()
      const sway = stage.reducedMotion ? 0 : Math.sin(effects.shake * 40) * effects.shake * 5
      context.translate(camera.x + sway, camera.y)
      context.scale(camera.scale, camera.scale)
      context.beginPath()
      context.rect(0, 0, yard.width, yard.height + 2)
      context.clip()
      context.direction = stage.dir
      drawScene(context, state, frame, effects, {
        reducedMotion: stage.reducedMotion,
        paddleX: steering.refine(state.paddle.x),
        hasDeck: camera.deck !== null,
      })
      effects.sparks.draw(context, frame.seconds)
      messages.draw(context, state, frame.phase)
      effects.captions.draw(context, frame.seconds, { from: 0, to: yard.width })
      context.restore()
      if (!trophy.draw(context, camera, frame.seconds)) return
      album.setWall(state)
      backdrop = null
    },
    getIntensity: (state) => (state.boss ? 0.55 + effects.bossPhase * 0.12 : 0.25) + state.combo / 12,
    page: { label: texts.albumPage, icon: albumIcon, create: album.createPage },
    summarize: (state) => {
      const furthest = readSavedWall(stage.savedData)
      return [
        { label: texts.wall, value: stage.formatNumber(state.wall) },
        { label: texts.court, value: texts.courts[effects.court.name] },
        { label: texts.broken, value: stage.formatNumber(state.broken) },
        { label: texts.album, value: album.formatCount() },
        { label: texts.combo, value: formatSigned('×', stage.formatNumber(state.bestCombo)) },
        ...(furthest > state.wall ? [{ label: texts.furthest, value: stage.formatNumber(furthest) }] : []),
      ]
    },
  }
}
