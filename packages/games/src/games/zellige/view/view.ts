import './zellige.css'
import { h } from '../../../core/index.ts'
import type { Input, Stage, View } from '../../../core/index.ts'
import type { Way } from '../rules/board.ts'
import { medals } from '../missions.ts'
import { readFewest } from '../puzzles/progress.ts'
import { showAward } from './award.ts'
import { createCourtyard } from './courtyard-view.ts'
import { describeBoard } from './describe-board.ts'
import { readSavedRank } from '../saved-rank.ts'
import { createControls, createLadder, createQuestion } from './panel.ts'
import type { GameEvent, Moves, State } from '../rules/state.ts'
import { sounds } from '../sounds.ts'
import { isDecaying } from '../rules/spawn.ts'
import { createSwipes } from './steering.ts'
import { starTile } from './tiles.ts'
import type { ZelligeTexts } from '../texts.ts'

/** Long enough to read a hint after a completed mission took its place for four seconds. */
const hintSeconds = 9

export function createView(stage: Stage<ZelligeTexts>): View<State, Moves, GameEvent> {
  const { element, texts, sound } = stage
  const swipe = createSwipes()
  const asked: Moves = { go: null, undo: false, finish: false }
  const actions = {
    go: (way: Way) => void (asked.go = way),
    undo: () => void (asked.undo = true),
    finish: () => void (asked.finish = true),
  }
  const controls = createControls(stage, actions)
  const ladder = createLadder(stage)
  const question = createQuestion(texts, actions)
  const rows = h('div', { class: 'live', id: 'zl-rows' })
  const pointsLayer = h('div', { class: 'zl-shouts', dir: 'ltr', 'aria-hidden': 'true' })
  const hint = h('p', { class: 'zl-hint' })
  const board = h('div', {
    class: 'zl-board',
    tabindex: '0',
    role: 'application',
    'aria-label': texts.board,
    'aria-describedby': 'zl-rows',
  })
  element.append(h('div', { class: 'zl-stage' }, ladder.element, board, controls.element, hint), rows)

  const medal = stage.hud.addItem(texts.nextMedal)
  const { bronze, silver, gold } = medals(stage.variant.level)
  const medalPoints = [bronze, silver, gold]
  let won: number | null = null

  const shownHints = new Set<string>()
  let hintSecondsLeft = 0
  let yard: ReturnType<typeof createCourtyard> | null = null

  /** Shows the points of the next medal, and names a medal that was just won. */
  const showMedal = ({ score }: State) => {
    const count = medalPoints.filter((points) => points <= score).length
    const next = medalPoints[count]
    const points = next === undefined ? null : stage.formatNumber(next)
    medal(points)
    if (won !== null && count > won) {
      sound.play(...sounds.medal)
      showAward(board, count, stage)
      yard?.celebrate()
      showHint((texts.medalHints[count - 1] ?? '').replace('{n}', points ?? ''))
    }
    won = count
  }
  const show = (state: State) => {
    showMedal(state)
    controls.show(state)
    ladder.show(state)
    question.show(state.stuck)
    rows.replaceChildren(...describeBoard(state, texts, stage.formatNumber))
  }
  const build = (state: State) => {
    const made = createCourtyard({
      state,
      palette: stage.variant.palette,
      formatNumber: stage.formatNumber,
      reducedMotion: () => stage.reducedMotion,
    })
    board.append(made.element, pointsLayer, question.element)
    made.reset()
    show(state)
    return made
  }
  /** Shows the points of a move, and the star if it is finer than any before. */
  const showPoints = (points: number, chain: number, newStar: number | null, delay: number) => {
    const times = chain > 1 && h('b', {}, `×${stage.formatNumber(chain)}`)
    const star = newStar !== null && starTile(newStar, stage.variant.palette, stage.formatNumber(newStar))
    const word = h('span', { class: 'zl-shout' }, star, times, `+${stage.formatNumber(points)}`)
    pointsLayer.replaceChildren(word)
    word
      .animate(
        [
          { opacity: 0, scale: stage.reducedMotion ? '1' : '0.6' },
          { opacity: 1, scale: '1', offset: 0.2 },
          { opacity: 1, translate: '0 0', offset: 0.75 },
          { opacity: 0, translate: stage.reducedMotion ? '0 0' : '0 -50%' },
        ],
        {
          duration: 700 + 150 * Math.min(chain, 4) + (newStar === null ? 0 : 700),
          delay,
          fill: 'both',
          easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
        },
      )
      .addEventListener('finish', () => word.remove())
  }
  const showHint = (text: string) => {
    if (shownHints.has(text)) return
    shownHints.add(text)
    hint.textContent = text
    hintSecondsLeft = hintSeconds
    stage.announce(text)
  }

  const onSlid = (event: Extract<GameEvent, { kind: 'slid' }>, state: State) => {
    const { slide, swept, crumbled, spawned, points, finest } = event
    const delay = yard?.slide(slide, swept, crumbled, spawned) ?? 0
    for (const { line } of slide.lights) yard?.beam(line, delay - 110)
    const chain = slide.merges.length
    sound.play(...(chain === 0 ? sounds.slide : []))
    for (const { into, beat } of slide.merges.slice(0, 6)) sound.play(...sounds.merge(into.rank, beat * 0.11))
    if (slide.lights.length > 0) sound.play(...sounds.light)
    if (crumbled.length > 0) sound.play(...sounds.crumble)
    const newStar = finest !== null && finest > 2 ? finest : null
    if (newStar !== null) sound.play(...sounds.finest)

    if (points > 0) showPoints(points, chain, newStar, delay)
    if (newStar !== null) stage.announce(texts.newStar.replace('{n}', stage.formatNumber(newStar)))
    else if (slide.lights.length > 0) stage.announce(texts.lit)
    else if (chain > 1)
      stage.announce(`${formatTimes(stage.formatNumber(chain))}${texts.comma}+${stage.formatNumber(points)}`)
    if (spawned.kind === 'lantern') showHint(texts.lanternHint)
    if (spawned.kind === 'rubble') showHint(isDecaying(state) ? texts.decayHint : texts.rubbleHint)
    show(state)
  }

  const end = (state: State) => {
    sound.play(...sounds.over)
    yard?.spotlight(state.finest)
    const before = readSavedRank(stage.savedData)
    if (state.finest > before) stage.saveData({ finest: state.finest, fewest: readFewest(stage.savedData) })
    show(state)
  }

  return {
    readMoves(input: Input): Moves {
      const way = (['up', 'right', 'down', 'left'] as const).find((each) => input.wasPressed(each))
      const swiped = swipe(input)
      const moves = {
        go: way ?? swiped ?? asked.go,
        undo: asked.undo || input.wasPressed('undo'),
        finish: asked.finish,
      }
      Object.assign(asked, { go: null, undo: false, finish: false })
      return moves
    },
    draw(state, { seconds }) {
      yard ??= build(state)
      if (hintSecondsLeft > 0 && (hintSecondsLeft -= seconds) <= 0) hint.textContent = ''
    },
    react(event, state) {
      yard ??= build(state)
      if (event.kind === 'slid') onSlid(event, state)
      else if (event.kind === 'blocked') {
        yard.nudge(event.way)
        sound.play(...sounds.blocked)
      } else if (event.kind === 'undone') {
        sound.play(...sounds.undo)
        // Hiding the question must not lose the focus.
        const answered = !question.element.hidden
        yard.undoMove()
        show(state)
        stage.announce(texts.undone)
        if (answered) board.focus({ preventScroll: true })
      } else if (event.kind === 'earned') {
        sound.play(...sounds.earned)
        show(state)
      } else if (event.kind === 'stuck') {
        sound.play(...sounds.stuck)
        show(state)
        stage.announce(texts.stuck)
      } else end(state)
    },
    focus: () => {
      const answer = question.element.hidden ? null : question.element.querySelector('button')
      ;(answer ?? board).focus({ preventScroll: true })
    },
    getIntensity: (state) => (state.stuck ? 0 : 0.3),
    summarize: (state) => [
      { label: texts.finest, value: stage.formatNumber(state.finest) },
      {
        label: texts.finestEver,
        value: stage.formatNumber(Math.max(state.finest, readSavedRank(stage.savedData))),
      },
      { label: texts.longest, value: formatTimes(stage.formatNumber(state.longest)) },
    ],
  }
}

/** Isolates the text so that the sign stays before the number in Arabic too. */
const formatTimes = (number: string) => `\u2066×${number}\u2069`
