import { courtyard, css, drawOutlinedText } from '../../../core/index.ts'
import type { Stage } from '../../../core/index.ts'
import { paintStar } from './star-motif.ts'
import { chainTimeout } from '../rules/score.ts'
import type { State } from '../rules/state.ts'
import type { Texts } from '../texts.ts'

const chip = css([0.2, 0.036, 220], 0.82)
const rim = 'oklch(1 0 0 / 0.14)'
const track = 'oklch(1 0 0 / 0.2)'
const { saffron, paper, pomegranate } = courtyard
const danger = css([0.74, 0.17, 24])

function panel(context: CanvasRenderingContext2D, x: number, y: number, width: number, height: number): void {
  context.beginPath()
  context.roundRect(x, y, width, height, 12)
  context.fillStyle = chip
  context.fill()
  context.lineWidth = 1
  context.strokeStyle = rim
  context.stroke()
}

/** Creates the overlay with the distance to the gate, the last seconds, the streak and the speed, in screen pixels. */
export function createGauges(stage: Stage<Texts>) {
  let swell = 0
  let shown = 1
  let second = 0
  let beat = 0

  const way = (context: CanvasRenderingContext2D, state: State, top: number) => {
    const { width } = stage.size
    const long = width < 620 ? width - 120 : Math.min(280, width - 460)
    const x = (width - long) / 2
    const part = Math.min(1, (state.driver.z - state.gateFrom) / (state.gateAt - state.gateFrom))
    panel(context, x - 18, top, long + 36, 28)
    context.fillStyle = track
    context.fillRect(x, top + 11, long, 6)
    context.fillStyle = css(saffron)
    const done = long * part
    const mirrored = stage.dir === 'rtl'
    context.fillRect(mirrored ? x + long - done : x, top + 11, done, 6)
    paintStar(context, mirrored ? x - 2 : x + long + 2, top + 14, 20, css(saffron))
    context.fillStyle = css(paper)
    const dot = mirrored ? x + long - done : x + done
    context.fillRect(dot - 4, top + 7, 8, 14)
  }

  const clock = (context: CanvasRenderingContext2D, state: State, top: number, seconds: number) => {
    const left = Math.ceil(state.time / 60)
    if (left !== second) beat = 1
    second = left
    beat = Math.max(0, beat - seconds * 3)
    if (left > 9 || state.over) return
    const size = 54 + (stage.reducedMotion ? 0 : beat * 14)
    if (left > 0)
      drawOutlinedText(
        context,
        stage.formatNumber(left),
        stage.size.width / 2,
        top + 66,
        size,
        left > 5 ? css(saffron) : danger,
      )
    else drawOutlinedText(context, stage.texts.empty, stage.size.width / 2, top + 66, 30, danger)
  }

  const streak = (context: CanvasRenderingContext2D, state: State, x: number, y: number, seconds: number) => {
    if (state.multiplier > shown) swell = 1
    shown = state.multiplier
    swell = Math.max(0, swell - seconds * 3)
    if (shown === 1) return
    context.save()
    context.translate(x, y)
    const grown = 1 + (stage.reducedMotion ? 0 : swell * 0.35)
    context.scale(grown, grown)
    panel(context, -40, -24, 80, 48)
    context.font = '800 24px Alexandria, sans-serif'
    context.textAlign = 'center'
    context.textBaseline = 'middle'
    context.fillStyle = css(saffron)
    context.fillText(`\u2066×${shown}\u2069`, 0, -3)
    context.fillStyle = track
    context.fillRect(-28, 13, 56, 4)
    context.fillStyle = css(saffron)
    const left = (56 * state.chainStepsLeft) / chainTimeout
    context.fillRect(stage.dir === 'rtl' ? 28 - left : -28, 13, left, 4)
    context.restore()
  }

  const speed = (context: CanvasRenderingContext2D, state: State, x: number, y: number) => {
    panel(context, x - 60, y - 20, 120, 40)
    context.font = '800 18px Alexandria, Rubik, sans-serif'
    context.textAlign = 'center'
    context.textBaseline = 'middle'
    context.fillStyle = state.driver.boost > 0 ? css(saffron) : css(paper)
    const text = stage.texts.kilometresAnHour.replace(
      '{n}',
      stage.formatNumber(Math.round(state.driver.speed * 3.6)),
    )
    context.fillText(text, x, y + 1)
    if (state.driver.drift > 0) {
      context.fillStyle = css(state.driver.drift > 26 ? saffron : pomegranate)
      context.fillRect(x - 50, y + 24, 100 * Math.min(1, state.driver.drift / 26), 5)
    }
  }

  return {
    draw(context: CanvasRenderingContext2D, state: State, seconds: number): void {
      const { width, height } = stage.size
      const top = width < 620 ? 78 : 16
      context.save()
      context.direction = stage.dir
      way(context, state, top)
      clock(context, state, top, seconds)
      const start = stage.dir === 'rtl'
      streak(context, state, start ? width - 56 : 56, width < 620 ? top + 66 : 108, seconds)
      speed(context, state, width / 2, height - 34)
      context.restore()
    },
  }
}
