import './oasis-quest.css'
import { h } from '../../../core/index.ts'
import type { Input, Stage, View } from '../../../core/index.ts'
import { box } from './canvas-shapes.ts'
import { fitCamera, getSquare, getTileAt, toStage } from './camera.ts'
import type { Camera } from './camera.ts'
import { createEffects } from './effects.ts'
import { drawMap, getMapArea } from './map/map.ts'
import type { MapArea } from './map/map.ts'
import { createEndScene } from './story/end-scene.ts'
import { clipToSquare, drawBackdrop, drawFrame } from './frame.ts'
import { readSavedChamber } from '../saved-chamber.ts'
import { getStone } from './palette.ts'
import type { Stone } from './palette.ts'
import { createPanel } from './panel.ts'
import { createResponses } from './responses.ts'
import { drawScene } from './scene.ts'
import type { TileRange } from './scene.ts'
import type { GameEvent, Moves, State } from '../rules/state.ts'
import { windowTiles } from '../rules/grid.ts'
import { createSteering, keys } from './steering.ts'
import { createStoryCard } from './story/story-card.ts'
import { describeSurroundings } from './surroundings.ts'
import type { OasisTexts } from '../texts.ts'

const hintSeconds = 5
const presses = Object.keys(keys)
/** Seconds in which a new chamber appears. */
const curtainRise = 0.45

export function createView(stage: Stage<OasisTexts>): View<State, Moves, GameEvent> {
  const { texts, element, formatNumber } = stage
  const surface = stage.addSurface()
  const effects = createEffects(() => stage.reducedMotion)
  const panel = createPanel(stage)
  const card = createStoryCard()
  const endScene = createEndScene(() => stage.reducedMotion)
  const around = h('p', { class: 'live', id: 'oq-around' })
  const board = h('div', {
    class: 'oq-board',
    tabindex: '0',
    role: 'application',
    'aria-label': texts.board,
    'aria-describedby': 'oq-around',
  })
  surface.canvas.setAttribute('aria-hidden', 'true')
  element.append(h('div', { class: 'oq-stage' }, surface.canvas, board, panel.element, card.element), around)
  const chamber = stage.hud.addItem(texts.chamber)

  let current: State | null = null
  let camera: Camera | null = null
  let cameraChamber: State['chamber'] | null = null
  let square = getSquare(stage.size, stage.dir === 'rtl')
  let hintSecondsLeft = 0
  let describedTurn = ''
  let announcements: string[] = []

  const showHint = (text: string) => {
    panel.showHint(text)
    hintSecondsLeft = Math.max(hintSeconds, text.length / 14)
  }
  const steering = createSteering((x, y) =>
    camera && current ? getTileAt(square, camera, current.chamber, x, y) : null,
  )
  const { react, showTale } = createResponses(stage, effects, {
    showHint,
    showPage: card.show,
    hidePage: card.hide,
    showEnd() {
      endScene.open()
      card.show({ title: texts.hiddenSpring, tale: texts.questDone, hint: texts.walkOn })
    },
    isEndShown: endScene.isOpen,
    announce: (text) => void announcements.push(text),
    stopWalk: steering.stop,
  })

  const followHero = (state: State, seconds: number): Camera => {
    const { width } = state.chamber
    const goal = fitCamera(state.chamber, (state.hero % width) + 0.5, Math.floor(state.hero / width) + 0.5)
    if (!camera || cameraChamber !== state.chamber || stage.reducedMotion) {
      cameraChamber = state.chamber
      return goal
    }
    const part = 1 - 0.0015 ** seconds
    return { x: camera.x + (goal.x - camera.x) * part, y: camera.y + (goal.y - camera.y) * part }
  }
  const show = (state: State) => {
    panel.show(state)
    chamber(formatNumber(state.number))
    const turn = `${state.number}:${state.turn}`
    if (turn === describedTurn) return
    describedTurn = turn
    around.textContent = describeSurroundings(state, { texts, formatNumber })
  }
  const startRun = (state: State) => {
    if (current === state) return
    current = state
    showTale(state)
  }
  const drawFade = (state: State, { dark }: Stone) => {
    const closing = state.leaving > 0 ? 1 - state.leaving / 24 : 0
    const opening = state.number > 1 ? 1 - effects.since / curtainRise : 0
    const alpha = state.over ? Math.min(0.7, effects.since) : Math.min(1, Math.max(0, closing, opening))
    if (alpha === 0) return
    surface.context.globalAlpha = alpha
    box(surface.context, dark, square.x, square.y, square.side, square.side)
    surface.context.globalAlpha = 1
  }

  const drawChamber = (state: State, at: Camera, stone: Stone, seconds: number) => {
    const { context } = surface
    const origin = toStage(square, at, 0, 0)
    const sway = stage.reducedMotion ? 0 : Math.sin(effects.shake * 40) * effects.shake * 5
    const unit = square.side / windowTiles / 100
    context.save()
    context.translate(origin.x + sway, origin.y)
    context.scale(unit, unit)
    drawScene(context, state, {
      stone,
      dark: effects.light.at(state, seconds),
      shade: effects.shade,
      shown: effects.shown,
      nudge: effects.nudge,
      clock: effects.clock,
      view: getRange(state, at),
      fox: effects.walkFox(state, seconds),
      goal: steering.goal(),
    })
    effects.sparks.draw(context, seconds)
    const half = windowTiles / 2
    effects.captions.draw(context, seconds, { from: (at.x - half) * 100, to: (at.x + half) * 100 })
    context.restore()
    drawFade(state, stone)
  }

  /** Fits the panel and the card around the hero. */
  const fitPanels = ({ chamber: { width }, hero }: State, at: Camera, map: MapArea | null) => {
    const center = toStage(square, at, (hero % width) + 0.5, Math.floor(hero / width) + 0.5)
    const tile = square.side / windowTiles
    const extent = { top: center.y - tile * 0.55, bottom: center.y + tile * 0.45 }
    panel.fit(square, stage.size, extent.bottom, map)
    if (endScene.isOpen()) {
      // The spring and those who meet there.
      extent.top = square.y + square.side * 0.4
      extent.bottom = square.y + square.side * 0.78
    }
    card.fit(square, stage.size, extent)
  }
  /** Closes the end of the quest on a press, which makes no step. */
  const leaveEnd = (input: Input, state: State) => {
    const isPressed = input.pointer.pressed || presses.some((action) => input.wasPressed(action))
    if (!isPressed || state.leaving > 0) return
    endScene.close()
    effects.since = 0
    showTale(state)
  }

  return {
    readMoves(input: Input): Moves {
      if (!current) return { turn: null }
      if (endScene.isOpen()) {
        leaveEnd(input, current)
        return { turn: null }
      }
      if (input.wasPressed('look')) stage.announce(describeSurroundings(current, { texts, formatNumber }))
      return { turn: steering.turn(input, current) }
    },
    react,
    draw(state, { seconds, phase }) {
      startRun(state)
      effects.age(seconds)
      if (phase === 'playing' && hintSecondsLeft > 0 && (hintSecondsLeft -= seconds) <= 0) panel.showHint('')
      show(state)
      if (announcements.length > 0) stage.announce(announcements.join(' '))
      announcements = []
      camera = followHero(state, seconds)
      square = getSquare(stage.size, stage.dir === 'rtl')
      const map = getMapArea(square, stage.size, stage.dir === 'rtl')
      fitPanels(state, camera, map)
      const context = surface.startFrame()
      const stone = getStone(stage.variant.palette, state.number)
      drawBackdrop(context, stage.size, square)
      if (map && phase !== 'title') drawMap(context, state, map)
      context.save()
      clipToSquare(context, square)
      context.direction = stage.dir
      drawChamber(state, camera, stone, seconds)
      endScene.draw(context, square, { stone, clock: effects.clock, seconds })
      context.restore()
      drawFrame(context, square, stone)
    },
    focus: () => board.focus({ preventScroll: true }),
    // The music hurries when the water runs low.
    getIntensity: ({ water }) => (water < 12 ? 0.9 : 0.3),
    summarize: (state) => [
      { label: texts.chamber, value: formatNumber(state.number) },
      { label: texts.treasures, value: formatNumber(state.treasures) },
      { label: texts.streak, value: formatNumber(state.longestStreak) },
      {
        label: texts.farthest,
        value: formatNumber(Math.max(state.number, readSavedChamber(stage.savedData))),
      },
    ],
  }
}

/** Returns the tiles that the window shows, in part or whole. */
function getRange({ chamber: { width, height } }: State, { x, y }: Camera): TileRange {
  const half = windowTiles / 2
  return {
    left: Math.floor(x - half),
    top: Math.floor(y - half),
    right: Math.min(width - 1, Math.floor(x + half)),
    bottom: Math.min(height - 1, Math.floor(y + half)),
  }
}
