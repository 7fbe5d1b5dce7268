import type { Stage } from '../../../core/index.ts'
import { toCellIndex } from './effects.ts'
import type { Effects } from './effects.ts'
import { readSavedWall } from '../saved-wall.ts'
import { lampGlazes, paints } from './palette.ts'
import { sounds } from '../sounds.ts'
import { livesLeft } from '../texts.ts'
import type { StarTexts } from '../texts.ts'
import { yard } from '../rules/state.ts'
import type { GameEvent, State } from '../rules/state.ts'

const middle = yard.width / 2

/** Isolates the text so that the sign stays before its number in Arabic too. */
export const formatSigned = (sign: '×' | '+', number: string): string => `\u2066${sign}${number}\u2069`

/** Maps each event to its effects, sound and announcement. */
export function createResponses(stage: Stage<StarTexts>, effects: Effects) {
  const { texts, sound } = stage
  const { sparks, captions, flashes } = effects
  const plus = (points: number) => formatSigned('+', stage.formatNumber(points))
  const say = (text: string, y: number, size: number, color: string, life: number) =>
    captions.add({ text, x: middle, y, size, color, life })
  const saveFurthestWall = ({ wall }: State) => {
    if (wall > readSavedWall(stage.savedData)) stage.saveData({ wall })
  }

  const responses: {
    [Kind in GameEvent['kind']]: (event: Extract<GameEvent, { kind: Kind }>, state: State) => void
  } = {
    broken({ star, x, y, points, combo }) {
      const { face, inlay, edge } = effects.getGlaze(star)
      const count = stage.reducedMotion ? 3 : 12
      sparks.burst({
        x,
        y,
        count,
        colors: [face, inlay, edge],
        speed: 150,
        life: 0.55,
        size: 7,
        gravity: 320,
      })
      const color = combo > 4 ? paints.saffron : paints.paper
      captions.add({ text: plus(points), x, y, size: 11 + Math.min(combo, 10) * 0.6, color, life: 0.6 })
      if (combo % 5 === 0) say(formatSigned('×', stage.formatNumber(combo)), 300, 34, paints.saffron, 0.9)
      sound.play(...sounds.broken(combo))
    },
    cracked({ star, x, y }) {
      flashes.set(toCellIndex(star), 1)
      if (!stage.reducedMotion)
        sparks.burst({ x, y, count: 4, colors: [paints.paper], speed: 90, life: 0.3, size: 4 })
      sound.play(...sounds.cracked)
    },
    paddle() {
      effects.squash = 1
      sound.play(...sounds.paddle)
    },
    wall: () => sound.play(...sounds.wall),
    launched: () => sound.play(...sounds.launched),
    caught({ power, x, y, points }) {
      const colors = power ? [lampGlazes[power].face, paints.saffron] : [paints.saffron, paints.paper]
      const count = stage.reducedMotion ? 4 : 18
      sparks.burst({ x, y, count, colors, speed: 190, life: 0.6, size: 6, gravity: 200 })
      say(power ? texts.powers[power] : plus(points), 380, 17, paints.paper, 1.1)
      sound.play(...sounds.caught)
    },
    loosened() {
      say(texts.loosened, 320, 16, paints.saffron, 1.6)
      sound.play(...sounds.loosened)
    },
    cleared({ wall, points }, state) {
      effects.since = 0
      flashes.clear()
      say(plus(points), 356, 20, paints.paper, 1.4)
      stage.announce(texts.cleared.replace('{n}', stage.formatNumber(wall)))
      saveFurthestWall(state)
      sound.play(...sounds.cleared)
    },
    lost(_, state) {
      effects.shake = 1
      stage.announce(stage.formatCount(livesLeft, state.lives))
      sound.play(...sounds.lost)
    },
    over(_, state) {
      effects.shake = 1
      saveFurthestWall(state)
      sound.play(...sounds.over)
    },
  }
  return <Kind extends GameEvent['kind']>(event: Extract<GameEvent, { kind: Kind }>, state: State) =>
    responses[event.kind](event, state)
}
