import { courtyard, css, drawOutlinedText } from '../../../core/index.ts'
import type { Stage } from '../../../core/index.ts'
import { stageCount, stageNames } from '../rules/stages.ts'
import type { Medal } from '../rules/stages.ts'
import type { State } from '../rules/state.ts'
import { formatStageTime } from '../stage-time.ts'
import type { Texts } from '../texts.ts'
import { drawPanel } from './gauges.ts'
import { paintStar } from './star-motif.ts'

const { saffron, paper, pomegranate, green, mist, night, ember } = courtyard
/** Number of stars and their color for each medal. */
const medalStars: Readonly<Record<Medal, { count: number; color: string }>> = {
  gold: { count: 3, color: css(saffron) },
  silver: { count: 2, color: css(mist) },
  bronze: { count: 1, color: css(ember) },
}
const unlit = css(paper, 0.18)

/** Contents of the card behind a finish. */
export interface StageResult {
  stage: number
  steps: number
  medal: Medal | null
  best: number
  isBest: boolean
}

/** Steps of the dark moment between two stages, and of a signal lamp. */
const curtainSteps = 26
const lampSteps = 30

export const getStageTitle = ({ texts, formatNumber }: Stage<Texts>, stage: number): string =>
  texts.stageOf
    .replace('{n}', formatNumber(stage + 1))
    .replace('{all}', formatNumber(stageCount))
    .replace('{name}', texts.stages[stageNames[stage] ?? 'dunes'])

/** Creates the cards at the start and behind the finish of a stage. */
export function createStageCards(stage: Stage<Texts>) {
  const { texts, formatNumber } = stage

  const write = (
    context: CanvasRenderingContext2D,
    text: string,
    y: number,
    font: string,
    color: string,
    widest: number,
  ) => {
    context.font = font
    context.fillStyle = color
    context.fillText(text, 0, y, widest)
  }

  /** Draws three lamps, which turn green with the signal. */
  const drawSignal = (context: CanvasRenderingContext2D, state: State, y: number) => {
    const lit = 3 - Math.ceil(state.phaseStepsLeft / lampSteps) + 1
    for (let lamp = 0; lamp < 3; lamp++) {
      context.fillStyle = css(night)
      context.beginPath()
      context.arc((lamp - 1) * 46, y, 18, 0, Math.PI * 2)
      context.fill()
      paintStar(context, (lamp - 1) * 46, y, 26, lamp < lit ? css(lit > 2 ? green : pomegranate) : unlit)
    }
  }

  const drawStart = (context: CanvasRenderingContext2D, state: State) => {
    const { width, height } = stage.size
    const size = Math.min(40, width / 14)
    drawOutlinedText(context, getStageTitle(stage, state.stage), width / 2, height * 0.3, size, css(paper))
    context.save()
    context.translate(width / 2, height * 0.3 + size + 20)
    drawSignal(context, state, 0)
    context.restore()
  }

  const drawResult = (context: CanvasRenderingContext2D, result: StageResult) => {
    const { width, height } = stage.size
    const wide = Math.min(340, width - 32)
    const tall = Math.min(212, height - 120)
    const scale = tall / 212
    context.save()
    context.translate(width / 2, Math.max(64, height * 0.42 - tall / 2))
    drawPanel(context, -wide / 2, 0, wide, tall)
    context.scale(scale, scale)
    context.textAlign = 'center'
    context.textBaseline = 'middle'
    const widest = wide / scale - 24
    write(
      context,
      getStageTitle(stage, result.stage),
      28,
      '700 17px Alexandria, Rubik, sans-serif',
      css(paper),
      widest,
    )
    const { count, color } = result.medal ? medalStars[result.medal] : { count: 0, color: unlit }
    for (let star = 0; star < 3; star++)
      paintStar(context, (star - 1) * 58, 78, star === 1 ? 54 : 44, star < count ? color : unlit)
    const medal = result.medal ? texts.medals[result.medal] : texts.noMedal
    write(
      context,
      medal,
      124,
      '800 20px Alexandria, Rubik, sans-serif',
      result.medal ? color : css(paper),
      widest,
    )
    write(
      context,
      formatStageTime(result.steps, formatNumber),
      157,
      '800 28px Alexandria, Rubik, sans-serif',
      css(paper),
      widest,
    )
    const best = result.isBest
      ? texts.newBestTime
      : texts.bestTime.replace('{time}', formatStageTime(result.best, formatNumber))
    write(context, best, 188, '500 15px Rubik, sans-serif', css(result.isBest ? saffron : mist), widest)
    context.restore()
  }

  const drawCurtain = (context: CanvasRenderingContext2D, state: State) => {
    const { phase, phaseStepsLeft, stage: number } = state
    const away = phase === 'start' ? 90 - phaseStepsLeft : phaseStepsLeft
    // The first stage needs no curtain, and behind the last finish there is no other.
    const isOpen = phase === 'start' ? number === 0 : number === stageCount - 1
    if (isOpen || away >= curtainSteps) return
    context.fillStyle = css(night, 1 - away / curtainSteps)
    context.fillRect(0, 0, stage.size.width, stage.size.height)
  }

  return {
    draw(context: CanvasRenderingContext2D, state: State, result: StageResult | null): void {
      if (state.phase === 'drive' || state.isEndless) return
      context.save()
      context.direction = stage.dir
      drawCurtain(context, state)
      if (state.phase === 'start') drawStart(context, state)
      else if (result && state.phaseStepsLeft < 215 && state.phaseStepsLeft > 8) drawResult(context, result)
      context.restore()
    },
  }
}
