import { courtyard, css, drawOutlinedText } from '../../../../core/index.ts'
import type { Size, Stage } from '../../../../core/index.ts'
import { stageCount, stageNames } from '../../rules/stages.ts'
import type { Medal } from '../../rules/stages.ts'
import type { State } from '../../rules/state.ts'
import { formatStageTime } from '../../stage-time.ts'
import type { Texts } from '../../texts.ts'
import { describePace, medalColors } from '../pace.ts'
import type { Pace } from '../pace.ts'
import { drawPanel, isLowFrame, isSmallFrame } from './gauges.ts'
import { paintStar } from '../star-motif.ts'
import { signalSteps } from '../start-grid.ts'

const { saffron, paper, mist, night } = courtyard
const medalStars: Readonly<Record<Medal, number>> = { gold: 3, silver: 2, bronze: 1 }
const unlit = css(paper, 0.18)
const [stop, go] = [css([0.66, 0.21, 25]), css([0.8, 0.19, 148])]

/** Contents of the card behind a finish. */
export interface StageResult {
  stage: number
  steps: number
  medal: Medal | null
  best: number
  isBest: boolean
  /** Time to beat at the next try. */
  next: Pace
}

/** Steps left behind a finish when its card appears: the finish has been named by then. */
const cardSteps = 170
/** Steps of the dark moment between two stages, and of a signal lamp. */
const curtainSteps = 26
const lampSteps = 30
/** Steps after the signal for which its lamps stay green. */
const greenSteps = 50

/** Returns the height of the title at a start: below the way on narrow stages, and above the horizon. */
const getTitleTop = ({ width, height }: Size): number => (width < 620 ? 152 : Math.max(84, height * 0.2))

/** Returns how many of the three lamps are lit before the signal. */
export const getLitLamps = ({ phase, phaseStepsLeft }: State): number =>
  phase === 'start' ? 4 - Math.ceil(phaseStepsLeft / lampSteps) : 0

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

  /** Draws a board with three lamps, which light up one by one and turn green at the signal. */
  const drawSignal = (context: CanvasRenderingContext2D, state: State) => {
    const isGreen = state.phase === 'drive'
    const lit = isGreen ? 3 : getLitLamps(state)
    context.save()
    context.translate(stage.size.width / 2, getTitleTop(stage.size) + getTitleSize() + 24)
    context.globalAlpha = isGreen ? Math.min(1, (greenSteps - state.stageSteps) / 15) : 1
    drawPanel(context, -70, -25, 140, 50)
    for (let lamp = 0; lamp < 3; lamp++) {
      const x = (lamp - 1) * 44
      context.fillStyle = css(night)
      context.beginPath()
      context.arc(x, 0, 18, 0, Math.PI * 2)
      context.fill()
      const [size, color] = lamp < lit ? [30, isGreen ? go : stop] : [24, unlit]
      paintStar(context, x, 0, size, color)
    }
    context.restore()
  }
  const getTitleSize = () => Math.min(40, stage.size.width / 14, stage.size.height / 13)

  /** Draws the title of the stage, with the time to beat below the lamps, and the word to go in its place. */
  const drawStart = (context: CanvasRenderingContext2D, state: State, pace: Pace) => {
    const { width } = stage.size
    const [top, size] = [getTitleTop(stage.size), getTitleSize()]
    drawSignal(context, state)
    if (state.phase === 'drive') {
      drawOutlinedText(context, texts.go, width / 2, top, size * 1.4, css(saffron))
      return
    }
    drawOutlinedText(context, getStageTitle(stage, state.stage), width / 2, top, size, css(paper))
    const goal = describePace(pace, texts, formatNumber)
    drawOutlinedText(context, goal, width / 2, top + size + 68, 18, css(paper))
  }

  const drawResult = (context: CanvasRenderingContext2D, result: StageResult) => {
    const { width, height } = stage.size
    // In a low frame the card stands beside the car, below the figures and above a pad; in a small one in place of the way.
    const isLow = isLowFrame(stage.size)
    const isSmall = isSmallFrame(stage.size)
    const wide = isLow ? Math.min(240, width * 0.36) : Math.min(340, width - 32)
    const tall = Math.min(212, isLow ? height - 198 : isSmall ? height * 0.36 : height - 120)
    const scale = tall / 212
    const fromStart = isLow ? 16 + wide / 2 : width / 2
    context.save()
    context.translate(
      stage.dir === 'rtl' ? width - fromStart : fromStart,
      isLow ? 104 : isSmall ? 74 : Math.max(64, height * 0.42 - tall / 2),
    )
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
    const count = result.medal ? medalStars[result.medal] : 0
    const color = result.medal ? medalColors[result.medal] : css(paper)
    for (let star = 0; star < 3; star++)
      paintStar(context, (star - 1) * 58, 78, star === 1 ? 54 : 44, star < count ? color : unlit)
    const medal = result.medal ? texts.medals[result.medal] : texts.noMedal
    write(context, medal, 124, '800 20px Alexandria, Rubik, sans-serif', color, widest)
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
    const lines = result.next.medal ? [best, describePace(result.next, texts, formatNumber)] : [best]
    write(
      context,
      lines.join(' · '),
      188,
      '500 15px Rubik, sans-serif',
      css(result.isBest ? saffron : mist),
      widest,
    )
    context.restore()
  }

  const drawCurtain = (context: CanvasRenderingContext2D, state: State) => {
    const { phase, phaseStepsLeft, stage: number } = state
    const away = phase === 'start' ? signalSteps - phaseStepsLeft : phaseStepsLeft
    // The first stage needs no curtain, and behind the last finish there is no other.
    const isOpen = phase === 'start' ? number === 0 : number === stageCount - 1
    if (isOpen || away >= curtainSteps) return
    context.fillStyle = css(night, 1 - away / curtainSteps)
    context.fillRect(0, 0, stage.size.width, stage.size.height)
  }

  return {
    draw(context: CanvasRenderingContext2D, state: State, pace: Pace, result: StageResult | null): void {
      const isGreen = state.phase === 'drive' && state.stageSteps < greenSteps
      if (state.isEndless || (state.phase === 'drive' && !isGreen)) return
      context.save()
      context.direction = stage.dir
      if (!isGreen) drawCurtain(context, state)
      if (state.phase !== 'finish') drawStart(context, state, pace)
      else if (result && state.phaseStepsLeft < cardSteps && state.phaseStepsLeft > 8)
        drawResult(context, result)
      context.restore()
    },
  }
}
