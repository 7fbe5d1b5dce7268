import { drawOutlinedText } from '../../../core/index.ts'
import type { Frame, Stage } from '../../../core/index.ts'
import type { Effects } from './effects.ts'
import { paints } from './palette.ts'
import { readSavedWall } from '../saved-data.ts'
import { formatSigned } from './responses.ts'
import type { StarTexts } from '../texts.ts'
import { drawWay } from './album/way.ts'
import { yard } from '../rules/state.ts'
import type { GameEvent, StarKind, State } from '../rules/state.ts'
import { maxLight } from '../rules/tuning.ts'
import { bossInterval } from '../rules/walls.ts'

const middle = yard.width / 2
/** Seconds for which the name of a new wall shows. */
const titleSeconds = 2.6
/** Seconds for which a paddle full of light is explained at a time: the text covers the flight of the pearl. */
const chargeSeconds = 5
/** Combo up to which its number grows. */
const maxSwell = 12
/** Heights of the messages, between the stars and the path on which a pearl will fly. */
const lines = { title: 286, note: 309, hint: 333, way: 378 }

/** Creates the messages in the yard: what a wall shows, what is new in it, and what to press. */
export function createMessages(stage: Stage<StarTexts>, effects: Effects) {
  const { texts } = stage
  const touchOnly = window.matchMedia('(hover: none) and (pointer: coarse)')
  const seen = new Set<StarKind>(['plain'])
  const furthest = readSavedWall(stage.savedData)
  const way = { y: lines.way, isMirrored: stage.dir === 'rtl' }
  let title = ''
  let cleared = ''
  let note = ''
  /** When the title of the wall was first seen: the first wall is laid behind the title of the game. */
  let titledAt: number | null = null
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
      titledAt = null
      title = texts.wallTitle
        .replace('{n}', stage.formatNumber(wall))
        .replace('{name}', texts.walls[wallName])
      const [news] = stars.map(({ kind }) => kind).filter((kind) => !seen.has(kind))
      if (news) seen.add(news)
      const record = furthest > 1 && wall > furthest ? texts.record : ''
      note = boss ? texts.attacks[boss.kind] : news ? texts.kinds[news] : record
      cleared =
        wall % bossInterval === 1
          ? texts.courtOpens.replace('{name}', texts.courts[effects.court.name])
          : texts.clearedTitle.replace('{n}', stage.formatNumber(wall - 1))
    },
    draw(context: CanvasRenderingContext2D, state: State, phase: Frame['phase']): void {
      if (phase !== 'playing') return
      const hint = state.freezeSteps === 0 ? getHint(state) : null
      if (effects.since < 0) {
        drawOutlinedText(context, cleared, middle, lines.title, 26, paints.saffron)
        drawWay(context, state, effects, way)
        return
      }
      titledAt ??= effects.since
      if (effects.since - titledAt < titleSeconds) {
        drawOutlinedText(context, title, middle, lines.title, 24, paints.saffron)
        if (note) drawOutlinedText(context, note, middle, lines.note, effects.fit(15), paints.paper)
        // A pearl that flies is not covered.
        if (state.pearls.every(({ held }) => held !== null)) drawWay(context, state, effects, way)
      } else if (state.combo > 1 && !state.boss) {
        const combo = formatSigned('×', stage.formatNumber(state.combo))
        const size = 17 + Math.min(state.combo, maxSwell) * 0.5
        drawOutlinedText(context, combo, middle, 14, effects.fit(size), paints.saffron)
      }
      if (hint) drawOutlinedText(context, hint, middle, lines.hint, effects.fit(17), paints.paper)
    },
  }
}
