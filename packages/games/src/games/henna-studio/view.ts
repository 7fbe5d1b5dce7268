import { h, starPath, stepsPerSecond, svg } from '../../core/index.ts'
import type { Stage, View } from '../../core/index.ts'
import { createChoices } from './choices.ts'
import { createHandView } from './hand-view.ts'
import { createLights } from './lights.ts'
import { getBeatSteps, chances, motifs } from './rules/tuning.ts'
import { createPanel } from './panel.ts'
import { readPicture } from './picture.ts'
import type { Picture } from './picture.ts'
import type { GameEvent, Moves, State } from './rules/rules.ts'
import * as sounds from './sounds.ts'
import { chancesLeft } from './texts.ts'
import type { Texts } from './texts.ts'

export type Action = 'again' | `key${number}`
export const toAction = (motif: number): Action => `key${motif + 1}`

/** Smallest number of growths worth showing when a run ends. */
const minGrowthsShown = 3

const isTouchOnly = () => window.matchMedia('(hover: none) and (pointer: coarse)').matches

const courtyardStar = () =>
  svg(
    'svg',
    { class: 'henna-star', viewBox: '-10 -10 20 20', 'aria-hidden': 'true' },
    svg('path', { d: starPath(20) }),
    svg('path', { class: 'henna-star-inner', d: starPath(15) }),
  )

export function createView(stage: Stage<Texts>): View<State, Moves, GameEvent> {
  const { texts, formatNumber, sound, announce, variant } = stage
  const pressed: number[] = []
  let again = false

  const press = (motif: number) => pressed.push(motif)
  const choices = createChoices({ texts, formatNumber, press })
  const hand = createHandView({ label: texts.hand, palette: variant.palette, formatNumber, press })
  const panel = createPanel(stage, () => {
    again = true
  })
  const lights = createLights(hand, choices)
  const root = h(
    'div',
    { class: 'henna', 'data-palette': variant.palette },
    h('div', { class: 'henna-easel' }, courtyardStar(), hand.element),
    h('div', { class: 'henna-desk' }, panel.element, choices.element, panel.replay),
  )
  stage.element.append(root)

  const toPoseIndex = (hands: number) => variant.level - 1 + hands
  const getMotifName = (motif: number) => texts.names[motifs[motif] ?? 'dots']
  const getMaqam = (state: State) => toPoseIndex(state.hands) + state.chapter
  let savedPicture: Picture | null = readPicture(stage.savedData)

  const getShownSeconds = ({ level, chapter }: State) =>
    (0.74 * getBeatSteps(level, chapter)) / stepsPerSecond

  /** A completed hand stays visible until the next one starts. */
  const getPicture = (state: State): Picture => {
    const full = state.finished !== null && state.growths === state.finished
    return { pose: toPoseIndex(full ? state.hands - 1 : state.hands), growths: state.growths }
  }
  const getLastPicture = (state: State): Picture =>
    state.finished && state.growths.length < minGrowthsShown
      ? { pose: toPoseIndex(state.hands - 1), growths: state.finished }
      : getPicture(state)

  const react = (event: GameEvent, state: State) => {
    switch (event.type) {
      case 'turn': {
        const { turn } = event
        if (turn !== 'slip') lights.turnOff()
        if (turn === 'watch') {
          const list = state.pattern.map(getMotifName).join(texts.comma)
          announce(texts.look.replace('{list}', list))
        }
        if (turn === 'repeat' || turn === 'ring') {
          const all = turn === 'ring' ? 4 : state.pattern.length
          announce(texts.turns[turn].replace('{at}', formatNumber(1)).replace('{all}', formatNumber(all)))
        }
        break
      }
      case 'show':
      case 'right':
      case 'pick': {
        const how = event.type === 'show' ? 'is-shown' : 'is-right'
        sound.play(...sounds.motifTones(getMaqam(state), event.motif))
        lights.light(event.motif, how, how === 'is-shown' ? getShownSeconds(state) : 0.4)
        break
      }
      case 'wrong': {
        sound.play(...sounds.wrongTones)
        lights.light(event.motif, 'is-wrong', 0.9)
        const message = texts.wrong.replace('{name}', getMotifName(event.wanted))
        panel.remark(message)
        announce(`${message}. ${stage.formatCount(chancesLeft, chances - state.mistakes)}`)
        break
      }
      case 'round': {
        sound.play(...sounds.roundTones(getMaqam(state)))
        panel.remark(`${texts.turns.praise} \u2066+${formatNumber(event.points)}\u2069`)
        announce(`${texts.turns.praise} +${formatNumber(event.points)}`)
        break
      }
      case 'ringed': {
        sound.play(...sounds.roundTones(getMaqam(state)))
        panel.remark(`${texts.rings[event.kind]} \u2066+${formatNumber(event.points)}\u2069`)
        announce(`${texts.rings[event.kind]} +${formatNumber(event.points)}`)
        break
      }
      case 'mended': {
        panel.remark(texts.mended)
        announce(texts.mended)
        break
      }
      case 'hand': {
        sound.play(...sounds.handTones(getMaqam(state)))
        panel.remark(texts.handDone)
        announce(texts.handDone)
        break
      }
      case 'cannot': {
        if (state.turn !== 'repeat') break
        panel.remark(texts.cannot)
        announce(texts.cannot)
        break
      }
      case 'over': {
        sound.play(...sounds.overTones(getMaqam(state)))
        const picture = getLastPicture(state)
        if (picture.growths.length > 0) stage.saveData(picture)
        break
      }
      case 'grown':
      case 'replay':
        break
    }
  }

  return {
    readMoves(input) {
      for (const motif of motifs.keys()) if (input.wasPressed(toAction(motif))) pressed.push(motif)
      const moves = { motif: pressed.shift() ?? null, replay: again || input.wasPressed('again') }
      again = false
      return moves
    },
    react,
    draw(state, { phase, seconds }) {
      if (phase !== 'playing') pressed.length = 0
      const ended = phase === 'ending' || phase === 'over'
      // Before play starts, the hand of the last visit is shown.
      if (phase !== 'title') savedPicture = null
      const picture =
        phase === 'title' && savedPicture ? savedPicture : ended ? getLastPicture(state) : getPicture(state)
      hand.show(picture, phase === 'playing' && !stage.reducedMotion)
      hand.setOpenMotifs(phase === 'title' || ended ? 0 : state.open)
      root.dataset['turn'] = ended ? 'over' : phase === 'title' ? 'title' : state.turn
      const draws = state.turn === 'repeat' || state.turn === 'ring'
      choices.show(state.open, draws && !ended)
      panel.show(state, seconds, ended)
      lights.tick(seconds)
    },
    summarize: (state) => [
      { label: texts.rounds, value: formatNumber(state.rounds) },
      { label: texts.longest, value: formatNumber(state.longest) },
      state.hands > 0
        ? { label: texts.hands, value: formatNumber(state.hands) }
        : { label: texts.streak, value: formatNumber(state.bestStreak) },
    ],
    // On touch-only devices a focus ring around a motif would look like a hint.
    focus: () => (isTouchOnly() ? stage.element : choices).focus({ preventScroll: true }),
  }
}
