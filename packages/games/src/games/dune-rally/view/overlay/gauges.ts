import { courtyard, createPanelPainter, css, drawOutlinedText } from '../../../../core/index.ts'
import type { Size, Stage } from '../../../../core/index.ts'
import { fullTank } from '../../rules/nitro.ts'
import { chainTimeout } from '../../rules/score.ts'
import { gatesPerStage, getStageName } from '../../rules/stages.ts'
import type { State } from '../../rules/state.ts'
import { formatStageTime } from '../../stage-time.ts'
import type { Texts } from '../../texts.ts'
import { paintStar } from '../star-motif.ts'
import type { PaceCar } from '../pace.ts'

const { saffron, paper, pomegranate, teal, mist } = courtyard
const track = 'oklch(1 0 0 / 0.2)'
const [gold, white, muted, red, cyan] = [
  css(saffron),
  css(paper),
  css(mist),
  css(pomegranate),
  css([0.78, 0.12, teal[2]]),
]
const danger = css([0.74, 0.17, 24])

/** Returns whether the middle of a frame belongs to the car. A narrow one has no room at its sides, between the pads. */
export const isLowFrame = ({ width, height }: Size): boolean => height < 440 && width >= 480

/** Returns whether the card behind a finish covers the way. */
export const isSmallFrame = (size: Size): boolean => size.height < 560 && !isLowFrame(size)

export const drawPanel = createPanelPainter(0.82)

/** Creates the overlay with the way, the last seconds, the streak, the speed and the nitro, in screen pixels. */
export function createGauges(stage: Stage<Texts>) {
  const { texts, formatNumber } = stage
  const isMirrored = stage.dir === 'rtl'
  let swell = 0
  let shown = 1
  let second = 0
  let beat = 0

  /** Draws the stage from its start to its finish with its gates, or the way to the next gate of the endless mode. */
  const drawWay = (context: CanvasRenderingContext2D, state: State, top: number, rival: PaceCar | null) => {
    const { width } = stage.size
    const long = width < 620 ? width - 120 : Math.min(280, width - 460)
    const x = (width - long) / 2
    const [from, to] = state.finishAt === null ? [state.gateFrom, state.gateAt] : [0, state.finishAt]
    const done = long * Math.min(1, (state.driver.z - from) / (to - from))
    const place = (share: number) => (isMirrored ? x + long - share : x + share)
    const tall = state.isEndless ? 28 : 46
    drawPanel(context, x - 18, top, long + 36, tall)
    const line = top + tall - 17
    context.fillStyle = track
    context.fillRect(x, line, long, 6)
    context.fillStyle = gold
    context.fillRect(isMirrored ? x + long - done : x, line, done, 6)
    if (!state.isEndless)
      for (let gate = 1; gate <= gatesPerStage; gate++) {
        // Stretches of a stage differ by less than the width of a mark.
        context.fillStyle = gate <= state.stageGates ? white : muted
        context.fillRect(place((long * gate) / (gatesPerStage + 1)) - 1.5, line - 3, 3, 12)
      }
    paintStar(context, place(long + 2), line + 3, 20, gold)
    if (rival) paintStar(context, place((long * rival.z) / to), line + 3, 16, rival.color)
    context.fillStyle = white
    context.fillRect(place(done) - 4, line - 4, 8, 14)
    if (state.isEndless) return
    context.font = '600 13px Rubik, sans-serif'
    context.textBaseline = 'middle'
    context.textAlign = 'start'
    context.fillText(texts.stages[getStageName(state)], place(-6), top + 15, long - 70)
    context.textAlign = 'end'
    context.fillText(formatStageTime(state.stageSteps, formatNumber), place(long + 6), top + 15)
  }

  const drawClock = (context: CanvasRenderingContext2D, state: State, top: number, seconds: number) => {
    const left = Math.ceil(state.time / 60)
    if (left !== second) beat = 1
    second = left
    beat = Math.max(0, beat - seconds * 3)
    if (left > 9 || state.over || state.phase !== 'drive') return
    const size = 54 + (stage.reducedMotion ? 0 : beat * 14)
    // Below the notice of a completed mission; in a low frame also beside the points over the car.
    const x = stage.size.width * (isLowFrame(stage.size) ? (isMirrored ? 0.26 : 0.74) : 0.5)
    const y = top + (stage.size.width < 620 ? 84 : 118)
    if (left > 0) drawOutlinedText(context, formatNumber(left), x, y, size, left > 5 ? gold : danger)
    else drawOutlinedText(context, texts.empty, x, y, 30, danger)
  }

  const drawStreak = (
    context: CanvasRenderingContext2D,
    state: State,
    x: number,
    y: number,
    seconds: number,
  ) => {
    if (state.multiplier > shown) swell = 1
    shown = state.multiplier
    swell = Math.max(0, swell - seconds * 3)
    if (shown === 1) return
    context.save()
    context.translate(x, y)
    const grown = 1 + (stage.reducedMotion ? 0 : swell * 0.35)
    context.scale(grown, grown)
    drawPanel(context, -40, -24, 80, 48)
    context.font = '800 24px Alexandria, sans-serif'
    context.textAlign = 'center'
    context.textBaseline = 'middle'
    context.fillStyle = gold
    context.fillText(`\u2066×${shown}\u2069`, 0, -3)
    context.fillStyle = track
    context.fillRect(-28, 13, 56, 4)
    context.fillStyle = gold
    const left = (56 * state.chainStepsLeft) / chainTimeout
    context.fillRect(isMirrored ? 28 - left : -28, 13, left, 4)
    context.restore()
  }

  /** Draws the speed over the tank of nitro, which has a frame while it burns. */
  const drawSpeed = (context: CanvasRenderingContext2D, { driver }: State, x: number, y: number) => {
    // In a low frame both stand in one row, so that the car stays free.
    const isLow = isLowFrame(stage.size)
    const [textX, textY] = isLow ? [x + (isMirrored ? 62 : -62), y + 20] : [x, y - 14]
    const [tankX, tankY] = isLow ? [x + (isMirrored ? -62 : 62), y + 14] : [x, y + 4]
    if (isLow) drawPanel(context, x - 132, y + 4, 264, 32)
    else drawPanel(context, x - 72, y - 30, 144, 56)
    context.font = '800 18px Alexandria, Rubik, sans-serif'
    context.textAlign = 'center'
    context.textBaseline = 'middle'
    context.fillStyle = driver.boost > 0 || driver.isBurning ? gold : white
    const text = texts.kilometersAnHour.replace('{n}', formatNumber(Math.round(driver.speed * 3.6)))
    context.fillText(text, textX, textY)
    const cells = 8
    const full = (driver.nitro / fullTank) * cells
    for (let cell = 0; cell < cells; cell++) {
      const left = tankX - 60 + (isMirrored ? cells - 1 - cell : cell) * 15
      context.fillStyle = track
      context.fillRect(left, tankY, 13, 12)
      context.fillStyle = driver.isBurning ? gold : cyan
      const part = Math.max(0, Math.min(1, full - cell))
      if (part > 0) context.fillRect(isMirrored ? left + 13 * (1 - part) : left, tankY, 13 * part, 12)
    }
    if (driver.nitro === fullTank) {
      context.strokeStyle = white
      context.lineWidth = 2
      context.strokeRect(tankX - 63, tankY - 3, 124, 18)
    }
    if (driver.drift > 0) {
      context.fillStyle = driver.drift > 26 ? gold : red
      context.fillRect(x - 60, isLow ? y - 4 : y - 38, 120 * Math.min(1, driver.drift / 26), 5)
    }
  }

  return {
    draw(context: CanvasRenderingContext2D, state: State, seconds: number, rival: PaceCar | null): void {
      const { width, height } = stage.size
      const top = width < 620 ? 78 : 16
      context.save()
      context.direction = stage.dir
      if (state.phase !== 'finish' || !isSmallFrame(stage.size)) drawWay(context, state, top, rival)
      drawClock(context, state, top, seconds)
      if (state.phase === 'drive')
        drawStreak(context, state, isMirrored ? width - 56 : 56, width < 620 ? top + 84 : 108, seconds)
      drawSpeed(context, state, width / 2, height - 40)
      context.restore()
    },
  }
}
