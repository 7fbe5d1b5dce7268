import { drawOutlinedText } from '../../../core/index.ts'
import type { Frame, Stage } from '../../../core/index.ts'
import type { Effects } from './effects.ts'
import { paints } from './palette.ts'
import { formatSigned } from './responses.ts'
import type { StarTexts } from '../texts.ts'
import { yard } from '../rules/state.ts'
import type { GameEvent, StarKind, State } from '../rules/state.ts'
import { maxLight } from '../rules/tuning.ts'

const middle = yard.width / 2
/** Seconds for which the name of a new wall shows. */
const titleSeconds = 2.6
/** Seconds for which a paddle full of light is explained at a time: the text covers the flight of the pearl. */
const chargeSeconds = 5
/** Combo up to which its number grows. */
const maxSwell = 12
/** Heights of the messages, between the stars and the path on which a pearl will fly. */
const lines = { title: 290, note: 313, hint: 339 }

/** Creates the messages in the yard: what a wall shows, what is new in it, and what to press. */
export function createMessages(stage: Stage<StarTexts>, effects: Effects) {
  const { texts } = stage
  const touchOnly = window.matchMedia('(hover: none) and (pointer: coarse)')
  const seen = new Set<StarKind>(['plain'])
  let title = ''
  let note = ''
  let hasFired = false
  let fullSince: number | null = null

  const choose = (hints: { keys: string; touch: string; gamepad: string }) => {
    if (stage.hasGamepad) return hints.gamepad
    return touchOnly.matches ? hints.touch : hints.keys
  }
  const getHint = (state: State) => {
    const isHeld = state.pearls.some(({ held }) => held !== null) && state.powerSteps.catch === 0
    if (isHeld) return choose(texts.launch)
    if (state.light < maxLight) fullSince = null
    else fullSince ??= effects.clock
    const isExplained = hasFired || fullSince === null || effects.clock - fullSince > chargeSeconds
    const isCharging = state.charge > 0 && !touchOnly.matches
    return isExplained || isCharging ? null : choose(texts.charge)
  }
  return {
    watch({ kind }: GameEvent): void {
      hasFired ||= kind === 'fired'
    },
    setWall({ wall, wallName, stars, boss }: State): void {
      title = texts.wallTitle
        .replace('{n}', stage.formatNumber(wall))
        .replace('{name}', texts.walls[wallName])
      const [news] = stars.map(({ kind }) => kind).filter((kind) => !seen.has(kind))
      if (news) seen.add(news)
      note = boss ? texts.attacks[boss.kind] : news ? texts.kinds[news] : ''
    },
    draw(context: CanvasRenderingContext2D, state: State, phase: Frame['phase']): void {
      if (phase !== 'playing') return
      const hint = state.freezeSteps === 0 ? getHint(state) : null
      if (effects.since < 0) {
        const cleared = texts.clearedTitle.replace('{n}', stage.formatNumber(state.wall - 1))
        drawOutlinedText(context, cleared, middle, lines.title, 26, paints.saffron)
        return
      }
      if (effects.since < titleSeconds) {
        drawOutlinedText(context, title, middle, lines.title, 24, paints.saffron)
        if (note) drawOutlinedText(context, note, middle, lines.note, effects.fit(15), paints.paper)
      } else if (state.combo > 1 && !state.boss) {
        const combo = formatSigned('×', stage.formatNumber(state.combo))
        const size = 17 + Math.min(state.combo, maxSwell) * 0.5
        drawOutlinedText(context, combo, middle, 14, effects.fit(size), paints.saffron)
      }
      if (hint) drawOutlinedText(context, hint, middle, lines.hint, effects.fit(17), paints.paper)
    },
  }
}
