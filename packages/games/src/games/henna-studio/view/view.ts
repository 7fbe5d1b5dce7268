import '../henna-studio.css'
import { h, starPath, svg } from '../../../core/index.ts'
import type { Stage, View } from '../../../core/index.ts'
import { createMark } from '../rules/design.ts'
import { toPointNumber } from '../rules/geometry.ts'
import type { Moves } from '../rules/moves.ts'
import type { GameEvent, State } from '../rules/state.ts'
import * as sounds from '../sounds.ts'
import type { Texts } from '../texts.ts'
import { createAction, keepFocus } from './actions.ts'
import { createBriefCard, createVerdict } from './brief-panel.ts'
import { createDrawingInput } from './drawing-input.ts'
import { createHandView } from './hand-view.ts'
import type { Overlay } from './hand-view.ts'
import { studioIcon } from './icons.ts'
import { createStudio } from './studio.ts'
import type { Studio } from './studio.ts'
import { createTools } from './tools.ts'
import { createZoomControls } from './zoom-controls.ts'

const createStar = () =>
  svg(
    'svg',
    { class: 'henna-star', viewBox: '-10 -10 20 20', 'aria-hidden': 'true' },
    svg('path', { d: starPath(20) }),
    svg('path', { class: 'henna-star-inner', d: starPath(15) }),
  )

/** Hues of the cushion by palette. */
const cushionHues = [350, 196, 300, 152, 258, 22]
/** Seconds for which a spot of a memory round is lit. */
const litSeconds = 0.45

export function createView(stage: Stage<Texts>): View<State, Moves, GameEvent> {
  const { texts, formatNumber, sound, announce, variant } = stage
  const hand = createHandView(texts.hand, texts.handHint)
  const drawing = createDrawingInput(hand)
  const { send } = drawing
  const note = h('p', { class: 'henna-note', hidden: true })
  let noteLeft = 0
  /** Names what has just happened over the hand, which lights up. */
  const tell = (text: string) => {
    note.textContent = text
    note.hidden = false
    noteLeft = 3
    announce(text)
  }
  const card = createBriefCard(stage, (granted) => {
    tell(`✓ ${granted}`)
    sound.play(...sounds.motif(variant.level, 5))
  })
  const time = stage.hud.addItem(texts.time)
  const zoom = createZoomControls(stage, hand.viewport, drawing.zoom)
  const undo = createAction('undo', texts.undo, () => send({ kind: 'undo' }))
  const redo = createAction('redo', texts.redo, () => send({ kind: 'redo' }))
  const finish = () => send({ kind: 'done' })
  const done = keepFocus(
    h(
      'button',
      { type: 'button', class: 'henna-done', onclick: finish },
      studioIcon('done'),
      h('span', {}, texts.done),
    ),
  )
  const verdict = createVerdict(stage, finish)
  let tools: ReturnType<typeof createTools> | null = null
  let studio: Studio | null = null
  const focusHand = () => hand.element.focus({ preventScroll: true })
  const side = h('div', { class: 'henna-side' })
  const easel = h(
    'div',
    { class: 'henna-easel' },
    note,
    createStar(),
    hand.element,
    zoom.map,
    h('div', { class: 'henna-actions' }, ...zoom.buttons, undo, redo),
    done,
  )
  const root = h('div', { class: 'henna' }, easel, side)
  root.style.setProperty('--cushion-hue', String(cushionHues[variant.palette]))
  side.append(card.element, verdict.element)
  stage.element.append(root)
  let lit: NonNullable<Overlay['motif']> = { lit: -1, tone: 'shown' }
  let litLeft = 0

  const light = (motif: number, tone: 'shown' | 'right' | 'wrong') => {
    lit = { lit: motif, tone }
    litLeft = litSeconds
    sound.play(...(tone === 'wrong' ? sounds.wrong : sounds.motif(variant.level, motif)))
  }

  const react = (event: GameEvent, state: State) => {
    switch (event.type) {
      case 'mark':
        sound.play(...sounds.mark(state.design.marks.length))
        break
      case 'undone':
      case 'redone':
        sound.play(...sounds.undo)
        break
      case 'visitor':
      case 'retry':
        hand.viewport.reset()
        verdict.close()
        focusHand()
        announce(card.describe(state))
        break
      case 'show':
        announce(texts.motif.replace('{n}', formatNumber(event.motif + 1)))
        light(event.motif, 'shown')
        break
      case 'right':
      case 'wrong':
        light(event.motif, event.type)
        break
      case 'verdict':
        verdict.open(state, event.points)
        sound.play(...(event.passed ? sounds.happy(variant.level) : sounds.wrong))
        break
      case 'over':
        verdict.close()
        sound.play(...sounds.over(variant.level))
        break
      case 'nothing':
      case 'setting':
        break
    }
  }

  const getOverlay = (state: State, isPlaying: boolean): Overlay => {
    const { settings, turn } = state
    const draws = turn === 'free' || turn === 'brief'
    const at = drawing.getHover()
    const ghost =
      isPlaying && draws && at && settings.tool === 'stamp' ? createMark(settings, [toPointNumber(at)]) : null
    return {
      symmetry: draws ? settings.symmetry : 0,
      ghost,
      cursor: isPlaying && turn !== 'verdict' ? drawing.getCursor() : null,
      motif: turn === 'watch' || turn === 'repeat' ? lit : null,
    }
  }

  return {
    readMoves(input) {
      const { activeElement } = document
      return drawing.readMoves(input, !activeElement?.closest('.henna-tools, .henna-verdict, .henna-album'))
    },
    react,
    resize: () => hand.resize(),
    draw(state, { phase, seconds }) {
      if (!tools) {
        tools = createTools(stage, send, state.turn === 'free')
        side.append(tools.element)
        for (const type of ['pointerdown', 'focus']) hand.element.addEventListener(type, tools.close)
        if (state.turn === 'free') {
          studio = createStudio(stage, state, createAction, focusHand, tell)
          easel.append(studio.actions)
          root.append(studio.album)
        }
        hand.resize()
      }
      studio?.tick(seconds)
      if (noteLeft > 0 && (noteLeft -= seconds) <= 0) note.hidden = true
      const isPlaying = phase === 'playing'
      if (!isPlaying) drawing.clear()
      if (litLeft > 0 && (litLeft -= seconds) <= 0) lit = { lit: -1, tone: 'shown' }
      root.dataset['turn'] = isPlaying ? state.turn : phase
      drawing.allowZoom(state.turn === 'free' || state.turn === 'brief')
      zoom.show(state.design.marks)
      const line = state.line.length > 0 ? createMark(state.settings, state.line) : null
      hand.show(state.design.marks, line, getOverlay(state, isPlaying))
      card.show(state)
      tools.show(state)
      done.hidden = state.turn !== 'brief'
      undo.ariaDisabled = String(state.design.marks.length <= state.fixedMarks)
      redo.ariaDisabled = String(state.design.undone.length === 0)
      time(state.turn === 'brief' ? formatTime(state.stepsLeft) : null)
    },
    summarize: (state) => [
      { label: texts.clients, value: formatNumber(state.happyClients) },
      { label: texts.perfectHands, value: formatNumber(state.perfectHands) },
      { label: texts.rounds, value: formatNumber(state.rounds) },
    ],
    focus: focusHand,
    dispose: (startsOver) => studio?.keep(startsOver),
  }
}

const formatTime = (steps: number): string => {
  const seconds = Math.max(0, Math.ceil(steps / 60))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
