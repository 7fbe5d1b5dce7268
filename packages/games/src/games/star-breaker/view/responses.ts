import type { Burst, Stage } from '../../../core/index.ts'
import { getBossPhase } from './boss/boss-damage.ts'
import { getCourt } from './courts.ts'
import { toCellIndex } from './effects.ts'
import type { Effects } from './effects.ts'
import { saveProgress } from '../saved-data.ts'
import { bossGlazes, lampGlazes, paints } from './palette.ts'
import { sounds } from '../sounds.ts'
import { livesLeft } from '../texts.ts'
import type { StarTexts } from '../texts.ts'
import type { Trophy } from './trophy.ts'
import { trophySeconds } from './trophy.ts'
import { paddleLine, yard } from '../rules/state.ts'
import { bossInterval, getWallName } from '../rules/walls.ts'
import type { Boss, GameEvent, State } from '../rules/state.ts'

const middle = yard.width / 2
/** Heights of captions in the yard. */
const lines = { combo: 300, caught: 360, loosened: 320, lost: 330, cleared: 346 }

/** Isolates the text so that the sign stays before its number in Arabic too. */
export const formatSigned = (sign: '×' | '+', number: string): string => `\u2066${sign}${number}\u2069`

/** Maps each event to its effects, sound and announcement. */
export function createResponses(stage: Stage<StarTexts>, effects: Effects, trophy: Trophy) {
  const { texts, sound } = stage
  const { sparks, captions, flashes } = effects
  const plus = (points: number) => formatSigned('+', stage.formatNumber(points))
  const say = (text: string, y: number, size: number, color: string, life: number) =>
    captions.add({ text, x: middle, y, size: effects.fit(size), color, life })
  const burst = ({ count, ...options }: Pick<Burst, 'x' | 'y' | 'count' | 'colors'> & Partial<Burst>) =>
    sparks.burst({
      speed: 190,
      life: 0.6,
      size: 6,
      gravity: 200,
      ...options,
      count: stage.reducedMotion ? Math.min(4, count) : count,
    })
  /** Pieces of a boss. */
  const shards = { speed: 280, life: 1.1, size: 14, gravity: 380 }

  /** Breaks the pearl where it left the yard. */
  const shatter = () => {
    const last = effects.trails.at(-1)
    if (last) burst({ x: last.x, y: yard.height - 6, count: 22, colors: [paints.paper, paints.muted] })
  }

  /** Breaks a piece off a boss that a hit took into its next phase. */
  const weaken = (boss: Boss) => {
    const phase = getBossPhase(boss)
    if (phase === effects.bossPhase) return
    effects.bossPhase = phase
    const { x, y, kind } = boss
    const { face, edge, inlay } = bossGlazes[kind]
    effects.shake = 0.8
    for (const reach of [4, 7]) effects.ring(x, y, inlay, reach)
    const corner = phase === 1 ? 34 : -34
    const colors = [face, edge, paints.saffron]
    burst({ x: x + corner, y: y - corner * 0.6, count: 26, colors, ...shards })
    const text = texts.weakened[phase - 1] ?? ''
    say(text, lines.loosened, 20, paints.saffron, 1.6)
    stage.announce(text)
    sound.play(...sounds.weakened)
  }

  const responses: {
    [Kind in GameEvent['kind']]: (event: Extract<GameEvent, { kind: Kind }>, state: State) => void
  } = {
    broken({ star, x, y, points, combo }) {
      const { face, inlay, edge } = effects.getGlaze(star)
      const isSpark = star.kind === 'spark'
      const count = stage.reducedMotion ? 3 : isSpark ? 30 : 12
      sparks.burst({
        x,
        y,
        count,
        colors: [face, inlay, edge],
        speed: isSpark ? 260 : 150,
        life: 0.55,
        size: 7,
        gravity: 320,
      })
      const color = combo > 4 ? paints.saffron : paints.paper
      const size = effects.fit(12 + Math.min(combo, 10) * 0.6)
      captions.add({ text: plus(points), x, y, size, color, life: 0.6 })
      effects.ring(x, y, inlay, isSpark ? 2.4 : 0.9 + Math.min(combo, 10) * 0.07)
      if (combo % 5 === 0)
        say(formatSigned('×', stage.formatNumber(combo)), lines.combo, 34, paints.saffron, 0.9)
      sound.play(...(star.kind === 'glass' ? sounds.glass(combo) : sounds.broken(combo)))
      if (isSpark) sound.play(...sounds.spark)
    },
    cracked({ star, x, y }) {
      flashes.set(toCellIndex(star), 1)
      if (!stage.reducedMotion)
        sparks.burst({ x, y, count: 4, colors: [paints.paper], speed: 90, life: 0.3, size: 4 })
      sound.play(...sounds.cracked)
    },
    locked: () => sound.play(...sounds.locked),
    opened({ x, y }) {
      burst({ x, y, count: 8, colors: [paints.saffron, paints.paper] })
      sound.play(...sounds.opened)
    },
    fired({ hits }) {
      effects.squash = 1
      sound.play(...sounds.fired(hits))
    },
    bossHit({ x, y, points }, { boss }) {
      effects.bossFlash = 1
      if (boss) weaken(boss)
      burst({ x, y: y + 30, count: 10, colors: [paints.paper, paints.saffron] })
      captions.add({ text: plus(points), x, y, size: effects.fit(16), color: paints.paper, life: 0.6 })
      effects.ring(x, y, paints.paper, 2.6)
      sound.play(...sounds.bossHit)
    },
    bossBeaten({ x, y, points }) {
      effects.shake = 1
      for (const reach of [3, 6, 10]) effects.ring(x, y, paints.saffron, reach)
      burst({ x, y, count: 70, colors: [paints.saffron, paints.paper, paints.pomegranate], ...shards })
      say(plus(points), y, 28, paints.saffron, 1.6)
      say(texts.beaten, lines.loosened, 20, paints.paper, 1.8)
      stage.announce(texts.beaten)
      sound.play(...sounds.cleared)
    },
    warned: () => sound.play(...sounds.warned),
    struck: ({ attack }) => sound.play(...sounds.struck[attack]),
    dazed() {
      effects.shake = 0.7
      say(texts.dazed, lines.caught, 17, paints.paper, 1.1)
      sound.play(...sounds.dazed)
    },
    paddle({ x, combo }) {
      effects.squash = 1
      const color = combo > 4 ? paints.saffron : paints.plaster
      burst({ x, y: paddleLine, count: combo > 4 ? 12 : 5, colors: [color] })
      sound.play(...sounds.paddle)
    },
    wall({ x, y }) {
      burst({ x, y, count: 3, colors: [paints.muted] })
      sound.play(...sounds.wall)
    },
    launched: () => sound.play(...sounds.launched),
    caught({ power, x, y, points }) {
      const colors = power ? [lampGlazes[power].face, paints.saffron] : [paints.saffron, paints.paper]
      burst({ x, y, count: 18, colors })
      if (power) say(texts.powers[power], lines.caught, 17, paints.paper, 1.1)
      else captions.add({ text: plus(points), x, y: y - 24, size: effects.fit(17), color: paints.paper })
      sound.play(...sounds.caught)
    },
    loosened() {
      say(texts.loosened, lines.loosened, 16, paints.saffron, 1.6)
      sound.play(...sounds.loosened)
    },
    /** The state is still that of the cleared wall. */
    cleared({ wall, points }, state) {
      trophy.show(state)
      effects.since = -trophySeconds
      flashes.clear()
      // The title of the next wall shows in their place.
      captions.clear()
      for (const x of [60, 150, 240, 330, 420])
        burst({ x, y: 120, count: 12, colors: [paints.saffron, ...effects.glazes.map(({ face }) => face)] })
      say(plus(points), lines.cleared, 20, paints.paper, 1.4)
      const next = texts.walls[getWallName(state.seed, wall + 1)]
      const said = texts.cleared.replace('{n}', stage.formatNumber(wall)).replace('{name}', next)
      const court = texts.courtOpens.replace('{name}', texts.courts[getCourt(wall + 1).name])
      stage.announce(state.wall % bossInterval === 0 ? `${said} ${court}` : said)
      saveProgress(stage, wall + 1, state.wallName)
      sound.play(...sounds.cleared)
    },
    lost(_, state) {
      effects.shake = 1
      shatter()
      const left = stage.formatCount(livesLeft, state.lives)
      say(left, lines.lost, 20, paints.paper, 1.8)
      stage.announce(left)
      sound.play(...sounds.lost)
    },
    over(_, state) {
      effects.shake = 1
      shatter()
      saveProgress(stage, state.wall, null)
      sound.play(...sounds.over)
    },
  }
  return <Kind extends GameEvent['kind']>(event: Extract<GameEvent, { kind: Kind }>, state: State) =>
    responses[event.kind](event, state)
}
