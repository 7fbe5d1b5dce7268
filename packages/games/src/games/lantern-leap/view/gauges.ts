import { courtyard, createPanelPainter, css, fillPath, starPath } from '../../../core/index.ts'
import type { Size } from '../../../core/index.ts'
import { drawLantern } from './pickups.ts'
import { quarterNames } from '../rules/quarters.ts'
import { maxLights, streakTimeout } from '../rules/rules.ts'
import type { State } from '../rules/state.ts'

/** Below the arcade's own gauges. */
const top = 74
const bannerSeconds = 3
/** Height of the stage below which the banner is small, so that the path stays free. */
const lowStage = 420

const drawPanel = createPanelPainter(0.78)

/** Creates the display of lights, wings and multiplier, on the inline-start side, in screen pixels. */
export function createGauges(dir: 'ltr' | 'rtl') {
  const star = new Path2D(starPath(18))
  let swell = 0
  let shown = 1
  let banner = ''
  let bannerLeft = 0

  const lights = (context: CanvasRenderingContext2D, { lights: left, hero }: State, size: Size) => {
    const count = maxLights + hero.wings
    const width = 16 + count * 24
    const x = dir === 'rtl' ? size.width - 12 - width : 12
    drawPanel(context, x, top, width, 40)
    for (let i = 0; i < count; i++) {
      const place = dir === 'rtl' ? count - 1 - i : i
      context.save()
      context.translate(x + 20 + place * 24, top + 20)
      if (i < maxLights) {
        context.translate(0, -13)
        drawLantern(context, i < left)
      } else {
        fillPath(context, star, css(courtyard.teal))
        context.lineWidth = 1.5
        context.strokeStyle = css(courtyard.paper)
        context.stroke(star)
      }
      context.restore()
    }
  }

  const multiplier = (context: CanvasRenderingContext2D, state: State, size: Size, seconds: number) => {
    if (state.multiplier > shown) swell = 1
    shown = state.multiplier
    swell = Math.max(0, swell - seconds * 3)
    if (shown === 1) return
    // Centered at the top, or below the buttons on narrow screens.
    const narrow = size.width < 700
    const middle = narrow ? (dir === 'rtl' ? 52 : size.width - 52) : size.width / 2
    const y = narrow ? top + 24 : 42
    context.save()
    context.translate(middle, y)
    context.scale(1 + swell * 0.35, 1 + swell * 0.35)
    drawPanel(context, -40, -24, 80, 48)
    context.font = '800 24px Alexandria, sans-serif'
    context.textAlign = 'center'
    context.textBaseline = 'middle'
    context.direction = 'ltr'
    context.fillStyle = css(courtyard.saffron)
    context.fillText(`×${shown}`, 0, -3)
    context.textBaseline = 'alphabetic'
    context.fillStyle = 'oklch(1 0 0 / 0.18)'
    context.fillRect(-28, 13, 56, 4)
    context.fillStyle = css(courtyard.saffron)
    const left = (56 * state.streakStepsLeft) / streakTimeout
    context.fillRect(dir === 'rtl' ? 28 - left : -28, 13, left, 4)
    context.restore()
  }

  /** Names the quarter that begins, between two small stars, above one mark for each quarter of the city. */
  const quarter = (
    context: CanvasRenderingContext2D,
    { quarter: reached }: State,
    size: Size,
    seconds: number,
  ) => {
    bannerLeft = Math.max(0, bannerLeft - seconds)
    if (bannerLeft === 0) return
    const shown = Math.min(1, bannerLeft * 2, (bannerSeconds - bannerLeft) * 4)
    context.save()
    context.globalAlpha = shown
    context.translate(size.width / 2, Math.max(top + 76, size.height * 0.24))
    if (size.height < lowStage) context.scale(0.78, 0.78)
    context.direction = dir
    context.textAlign = 'center'
    context.textBaseline = 'middle'
    context.font = '800 26px Alexandria, sans-serif'
    const half = Math.min(size.width / 2 - 10, context.measureText(banner).width / 2 + 52)
    drawPanel(context, -half, -32, half * 2, 68)
    context.fillStyle = css(courtyard.paper)
    context.fillText(banner, 0, -4, half * 2 - 84)
    for (let i = 0; i < quarterNames.length; i++) {
      const place = (i - (quarterNames.length - 1) / 2) * (dir === 'rtl' ? -16 : 16)
      context.fillStyle = i <= reached ? css(courtyard.saffron) : 'oklch(1 0 0 / 0.25)'
      context.fillRect(place - 6, 22, 12, 4)
    }
    for (const side of [-1, 1]) {
      context.save()
      context.translate(side * (half - 24), 0)
      fillPath(context, star, css(courtyard.saffron))
      context.restore()
    }
    context.restore()
  }

  return {
    /** Shows the name of the quarter that begins for some seconds. */
    announceQuarter(name: string): void {
      banner = name
      bannerLeft = bannerSeconds
    },
    draw(context: CanvasRenderingContext2D, state: State, size: Size, seconds: number): void {
      lights(context, state, size)
      multiplier(context, state, size, seconds)
      quarter(context, state, size, seconds)
    },
  }
}
