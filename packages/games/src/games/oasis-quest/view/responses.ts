import type { Stage } from '../../../core/index.ts'
import type { Effects } from './effects.ts'
import { readSavedChamber } from '../saved-chamber.ts'
import { gold, getHue, paints } from './palette.ts'
import { sounds } from '../sounds.ts'
import type { GameEvent, State } from '../rules/state.ts'
import { listVisibleObjects, describePosition } from './surroundings.ts'
import { drops, waterLeft } from '../texts.ts'
import type { OasisTexts } from '../texts.ts'

/** Isolates the text so that the sign stays before its number in Arabic too. */
export const formatSigned = (sign: '×' | '+' | '−', number: string): string => `\u2066${sign}${number}\u2069`

export interface ResponseHooks {
  /** Shows a hint for a while. */
  showHint: (text: string) => void
  /** Announces a text together with the other events of the turn. */
  announce: (text: string) => void
  /** Stops a walk started by a tap or swipe. */
  stopWalk: () => void
}

/** Maps each event to its effects, sound and announcement. */
export function createResponses(
  stage: Stage<OasisTexts>,
  effects: Effects,
  { showHint, announce, stopWalk }: ResponseHooks,
) {
  const { texts, sound, formatNumber } = stage
  const { captions } = effects
  const announcedIds = new Set<string>()
  const shownHints = new Set<string>()
  const plus = (points: number) => formatSigned('+', formatNumber(points))
  const middle = (state: State, cell: number) => ({
    x: (cell % state.chamber.width) + 0.5,
    y: Math.floor(cell / state.chamber.width) + 0.5,
  })
  const showCaption = (state: State, cell: number, text: string, color: string, size = 44) => {
    const { x, y } = middle(state, cell)
    // Positions are hundredths of a tile; captions start above their tile.
    captions.add({ text, x: x * 100, y: y * 100 - 40, size, color, life: 1 })
  }
  const burst = (state: State, cell: number, colors: readonly string[], count?: number) => {
    const { x, y } = middle(state, cell)
    effects.burst(x, y, colors, count)
  }
  const showHintOnce = (text: string) => {
    if (shownHints.has(text)) return
    shownHints.add(text)
    showHint(text)
  }

  /** Announces objects that come into the light and stops the walk for them. */
  const announceSights = (state: State) => {
    const fresh = listVisibleObjects(state, texts).filter(({ id }) => !announcedIds.has(id))
    if (fresh.length === 0) return
    for (const { id } of fresh) announcedIds.add(id)
    const [first] = fresh
    if (first?.id.startsWith('foe')) stopWalk()
    announce(
      fresh
        .map(({ name, cell }) => `${name}: ${describePosition(state, cell, { texts, formatNumber })}`)
        .join('. '),
    )
  }
  const turned = (state: State) => {
    effects.shown = 0
    announceSights(state)
  }

  const responses: {
    [Kind in GameEvent['kind']]: (event: Extract<GameEvent, { kind: Kind }>, state: State) => void
  } = {
    stepped(_, state) {
      turned(state)
      sound.play(...sounds.step(state.turn % 2))
    },
    waited: (_, state) => turned(state),
    bumped() {
      effects.nudge = 1
      stopWalk()
      sound.play(...sounds.bumped)
    },
    locked({ hue }) {
      effects.nudge = 1
      stopWalk()
      sound.play(...sounds.locked)
      const text = texts.lockedHint.replace('{key}', texts.keyNames[hue] ?? '')
      showHint(text)
      announce(text)
    },
    key({ hue, cell }, state) {
      const { face, pale } = getHue(hue)
      burst(state, cell, [face, pale, paints.paper])
      sound.play(...sounds.key)
      showHintOnce(texts.keyHint)
      announce(`${texts.found.replace('{thing}', texts.keyNames[hue] ?? '')}.`)
    },
    gate({ hue, cell }, state) {
      const { face, shade, pale } = getHue(hue)
      burst(state, cell, [face, shade, pale], 26)
      effects.shake = 0.6
      sound.play(...sounds.gate)
      announce(texts.gateOpen)
    },
    treasure({ cell, points, streak }, state) {
      const times = streak > 1 ? ` ${formatSigned('×', formatNumber(Math.min(5, streak)))}` : ''
      showCaption(state, cell, plus(points) + times, paints.saffron)
      burst(state, cell, [gold.face, gold.pale, paints.paper], 20)
      sound.play(...sounds.treasure(Math.min(5, streak)))
      announce(`${texts.treasure} ${plus(points)}.`)
    },
    drank({ cell, water }, state) {
      showCaption(state, cell, plus(water), paints.waterLight)
      burst(state, cell, [paints.water, paints.waterLight])
      sound.play(...sounds.drank)
      announce(stage.formatCount(drops, water))
    },
    kindled({ cell }, state) {
      showCaption(state, cell, texts.kindled, paints.saffron)
      burst(state, cell, [paints.saffron, paints.tangerine], 22)
      sound.play(...sounds.kindled)
      showHintOnce(texts.brazierHint)
      announce(texts.brazierHint)
    },
    stung({ by, water, cell }, state) {
      stopWalk()
      showCaption(state, cell, formatSigned('−', formatNumber(water)), paints.danger, 54)
      burst(state, cell, [paints.danger, paints.water, paints.waterLight], 24)
      effects.shake = 1
      sound.play(...sounds.stung)
      showHint(texts.stung[by])
      announce(texts.stung[by])
    },
    thirsty({ water }, state) {
      sound.play(...sounds.thirsty)
      showCaption(state, state.hero, formatNumber(water), paints.danger, 50)
      announce(stage.formatCount(waterLeft, water))
    },
    cleared({ points }, state) {
      stopWalk()
      burst(state, state.hero, [paints.water, paints.leaf, gold.face, paints.paper], 40)
      showCaption(state, state.hero, plus(points), paints.saffron, 56)
      sound.play(...sounds.cleared)
      announce(`${texts.cleared} ${plus(points)}`)
    },
    entered(_, state) {
      announcedIds.clear()
      captions.clear()
      effects.since = 0
      effects.shown = 1
      if (state.number > readSavedChamber(stage.savedData)) stage.saveData({ chamber: state.number })
      announce(texts.chamberNumber.replace('{n}', formatNumber(state.number)))
    },
    over(_, state) {
      effects.shake = 1
      if (state.number > readSavedChamber(stage.savedData)) stage.saveData({ chamber: state.number })
      sound.play(...sounds.over)
    },
  }
  return <Kind extends GameEvent['kind']>(event: Extract<GameEvent, { kind: Kind }>, state: State) =>
    responses[event.kind](event, state)
}
