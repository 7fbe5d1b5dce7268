import { courtyard, css } from '../../../../core/index.ts'
import type { Stage } from '../../../../core/index.ts'
import { segmentAt } from '../../rules/course.ts'
import { roadEdge } from '../../rules/driving.ts'
import { getTraits } from '../../rules/stages.ts'
import type { GameEvent, State } from '../../rules/state.ts'
import type { Texts } from '../../texts.ts'
import { drawPanel, isLowFrame } from './gauges.ts'

/** Steps on the sand after which the lost speed is explained: not at a short cut. */
const sandSteps = 40
/** Steps of a drift until it pays, as in the rules: an export there would change the hash of recorded runs. */
const rewardAfter = 26
/** Bends in which a drift pays, straights for nitro, in the rules' curvature; and the nitro that is worth a press. */
const bends = { sharp: 0.3, straight: 0.15 }
const worthNitro = 90
/** Meters ahead at which a bend is announced, and steps without a lesson at the start of a stage. */
const ahead = 24
const quietSteps = 150
/** Steps of the first stage until which the car that keeps the pace is explained. */
const paceSteps = 300
/** Seconds for which a lesson stays at least. */
const stay = 1.1
const colors = { text: css(courtyard.paper), urgent: css(courtyard.saffron) }

/** Creates the advice for new players: when to drift, when nitro pays, and what sand does. Each ends once it is learned. */
export function createLessons(stage: Stage<Texts>, isNovice: boolean) {
  const { lessons } = stage.texts
  const touchOnly = window.matchMedia('(hover: none) and (pointer: coarse)')
  let knowsDrift = !isNovice
  let knowsNitro = !isNovice
  let sandSince: number | null = null
  let shown = ''
  let left = 0

  const getNitroLesson = () =>
    stage.hasGamepad ? lessons.nitro.gamepad : touchOnly.matches ? lessons.nitro.touch : lessons.nitro.keys

  const choose = (state: State): string | null => {
    const { driver, course, stageSteps, phase } = state
    const isOnSand = Math.abs(driver.x) > roadEdge && driver.airborne === 0 && !getTraits(state).hasWalls
    if (!isOnSand) sandSince = null
    if (phase !== 'drive' || stageSteps < quietSteps) return null
    if (isOnSand) {
      sandSince ??= stageSteps
      return stageSteps - sandSince > sandSteps ? lessons.sand : null
    }
    if (isNovice && state.stage === 0 && !state.isEndless && stageSteps < paceSteps) return lessons.pace
    const bend = Math.abs(segmentAt(course, driver.z + ahead).bend)
    if (!knowsDrift && driver.drift > rewardAfter) return lessons.release
    if (!knowsDrift && (driver.drift > 0 || bend > bends.sharp)) return lessons.drift
    if (!knowsNitro && bend < bends.straight && driver.nitro > worthNitro) return getNitroLesson()
    return null
  }

  return {
    watch({ kind }: GameEvent): void {
      if (kind !== 'drift' && kind !== 'nitro') return
      knowsDrift ||= kind === 'drift'
      knowsNitro ||= kind === 'nitro'
      left = 0
    },
    /** Draws above the gauges, or below the way in a low frame, in screen pixels. */
    draw(context: CanvasRenderingContext2D, state: State, seconds: number): void {
      const next = choose(state)
      left = next ? stay : left - seconds
      if (next) shown = next
      if (left <= 0 || state.phase !== 'drive') return
      const { width, height } = stage.size
      context.save()
      context.translate(width / 2, isLowFrame(stage.size) ? 84 : height - 98)
      context.direction = stage.dir
      context.font = '600 15px Rubik, sans-serif'
      context.textAlign = 'center'
      context.textBaseline = 'middle'
      const half = Math.min(width / 2 - 8, context.measureText(shown).width / 2 + 16)
      drawPanel(context, -half, -17, half * 2, 34)
      context.fillStyle = shown === lessons.release ? colors.urgent : colors.text
      context.fillText(shown, 0, 1, half * 2 - 20)
      context.restore()
    },
  }
}
