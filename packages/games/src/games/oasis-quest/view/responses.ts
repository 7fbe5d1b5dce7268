import type { Stage } from '../../../core/index.ts'
import type { Effects } from './effects.ts'
import { elements, getNewElement } from '../rules/elements.ts'
import { readSavedChamber } from '../saved-chamber.ts'
import { gold, getHue, paints } from './palette.ts'
import { sounds } from '../sounds.ts'
import type { GameEvent, State } from '../rules/state.ts'
import { points } from '../rules/tuning.ts'
import type { StoryPage } from './story/story-card.ts'
import { listVisibleObjects, describePosition } from './surroundings.ts'
import { drops } from '../mission-texts.ts'
import { freshWater, waterLeft } from '../texts.ts'
import type { OasisTexts } from '../texts.ts'

/** Isolates the text so that the sign stays before its number in Arabic too. */
export const formatSigned = (sign: '×' | '+' | '−', number: string): string => `\u2066${sign}${number}\u2069`

export interface ResponseHooks {
  /** Shows a hint for a while. */
  showHint: (text: string) => void
  /** Shows a page of the story until the first step. */
  showPage: (page: StoryPage) => void
  /** Closes the page of the story. */
  hidePage: () => void
  /** Shows the end of the quest, until the next press. */
  showEnd: () => void
  isEndShown: () => boolean
  /** Announces a text together with the other events of the turn. */
  announce: (text: string) => void
  /** Stops a walk started by a tap or swipe. */
  stopWalk: () => void
}

/** Maps each event to its effects, sound and announcement. */
export function createResponses(
  stage: Stage<OasisTexts>,
  effects: Effects,
  { showHint, showPage, hidePage, showEnd, isEndShown, announce, stopWalk }: ResponseHooks,
) {
  const { texts, sound, formatNumber } = stage
  const { captions } = effects
  const announcedIds = new Set<string>()
  const shownHints = new Set<string>()
  /** Points for the drops spared at the last oasis, whose chamber closes too soon to read them there. */
  let reward = ''
  const plus = (points: number) => formatSigned('+', formatNumber(points))
  const middle = (state: State, cell: number) => ({
    x: (cell % state.chamber.width) + 0.5,
    y: Math.floor(cell / state.chamber.width) + 0.5,
  })
  const showCaption = (state: State, cell: number, text: string, color: string, size = 44) => {
    const { x, y } = middle(state, cell)
    // Positions are hundredths of a tile; captions start above their tile, large ones low enough for two lines.
    captions.add({
      text,
      x: x * 100,
      y: Math.max(y * 100 - 40, size > 60 ? 210 : 0),
      size,
      color,
      life: 1,
    })
  }
  const burst = (state: State, cell: number, colors: readonly string[], count?: number) => {
    const { x, y } = middle(state, cell)
    effects.burst(x, y, colors, count)
  }
  const tell = (text: string) => {
    showHint(text)
    announce(text)
  }
  const showHintOnce = (text: string) => {
    if (shownHints.has(text)) return
    shownHints.add(text)
    showHint(text)
  }

  /** Shows a chamber's line of the story, and the hint for its new element. */
  const showTale = ({ number }: State) => {
    const element = getNewElement(number)
    const title = reward + texts.chamberNumber.replace('{n}', formatNumber(number))
    const tale = texts.story[number - 1] ?? texts.beyond
    const hint = element ? texts.elementHints[element] : ''
    showHint('')
    showPage({ title, tale, hint })
    announce([`${title}.`, tale, hint].filter(Boolean).join(' '))
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
    hidePage()
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
    bumped({ by }) {
      hidePage()
      effects.nudge = 1
      if (by !== 'wall') tell(texts.barred[by])
      stopWalk()
      sound.play(...sounds.bumped)
    },
    locked({ hue, gate }) {
      hidePage()
      effects.nudge = 1
      stopWalk()
      sound.play(...sounds.locked)
      tell(
        gate === 'key' ? texts.lockedHint.replace('{key}', texts.keyNames[hue] ?? '') : texts.lockedBy[gate],
      )
    },
    key({ hue, cell }, state) {
      const { face, pale } = getHue(hue)
      burst(state, cell, [face, pale, paints.paper])
      showCaption(state, cell, plus(points.key), paints.saffron)
      sound.play(...sounds.key)
      showHintOnce(texts.keyHint)
      announce(`${texts.found.replace('{thing}', texts.keyNames[hue] ?? '')}.`)
    },
    gate({ hue, cell, gate }, state) {
      const { face, shade, pale } = gate === 'key' ? getHue(hue) : gold
      burst(state, cell, [face, shade, pale], 26)
      effects.shake = 0.6
      sound.play(...sounds.gate)
      if (gate === 'key') showCaption(state, cell, texts.gateOpen, pale)
      else showCaption(state, cell, plus(points.key), paints.saffron)
      // A mechanism may open a gate out of sight. That of the fox says so itself.
      if (gate !== 'key' && gate !== 'fox') showHint(`${texts.gateOpen} ${plus(points.key)}`)
      announce(texts.gateOpen)
    },
    turned({ device, cell }, state) {
      stopWalk()
      burst(state, cell, [paints.plaster, paints.waterLight], 10)
      sound.play(...sounds[device === 'lever' ? 'turned' : 'mirror'])
    },
    pushed({ cell }, state) {
      burst(state, cell, [paints.joint, paints.clayLight], 14)
      effects.shake = 0.4
      sound.play(...sounds.pushed)
    },
    leapt({ cell }, state) {
      burst(state, cell, [paints.joint, paints.clayLight], 8)
      sound.play(...sounds.leapt)
    },
    fell({ cell }, state) {
      burst(state, cell, [paints.clayDark, paints.joint], 18)
      effects.shake = 0.5
      sound.play(...sounds.fell)
      announce(texts.fell)
    },
    whirled({ cell }, state) {
      stopWalk()
      burst(state, cell, [paints.plaster, paints.clayLight, paints.paper], 26)
      sound.play(...sounds.whirled)
      announce(texts.whirled)
    },
    fox({ sits, cell }, state) {
      burst(state, cell, [paints.sandFox, paints.paper], 14)
      sound.play(...sounds.fox)
      tell(sits ? texts.foxSits : texts.foxComes)
    },
    treasure({ cell, points: worth, streak }, state) {
      const times =
        streak > 1 ? ` ${formatSigned('×', formatNumber(Math.min(points.maxStreak, streak)))}` : ''
      showCaption(state, cell, plus(worth) + times, paints.saffron)
      burst(state, cell, [gold.face, gold.pale, paints.paper], 20)
      sound.play(...sounds.treasure(Math.min(5, streak)))
      announce(`${texts.treasure} ${plus(worth)}.`)
    },
    drank({ cell, water }, state) {
      showCaption(state, cell, plus(water), paints.waterLight)
      burst(state, cell, [paints.water, paints.waterLight])
      sound.play(...sounds.drank)
      announce(stage.formatCount(freshWater, water))
    },
    kindled({ cell }, state) {
      showCaption(state, cell, `${texts.kindled} ${plus(points.brazier)}`, paints.saffron)
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
      tell(texts.stung[by])
    },
    thirsty({ water }, state) {
      sound.play(...sounds.thirsty)
      showCaption(state, state.hero, formatNumber(water), paints.danger, 50)
      tell(stage.formatCount(waterLeft, water))
    },
    cleared({ points: worth, spared, number }, state) {
      stopWalk()
      burst(state, state.hero, [paints.water, paints.leaf, gold.face, paints.paper], 90)
      showCaption(state, state.hero, texts.cleared, paints.paper, 88)
      showCaption(state, state.hero, plus(worth), paints.saffron, 64)
      showHint('')
      reward = `${texts.cleared} ${stage.formatCount(drops, spared / points.drop)}: ${plus(spared)} · `
      sound.play(...sounds.cleared)
      announce(`${texts.cleared} ${plus(worth)}`)
      if (number !== elements.length) return
      showEnd()
      announce(`${texts.questDone} ${texts.walkOn}`)
    },
    entered(_, state) {
      announcedIds.clear()
      captions.clear()
      effects.since = 0
      effects.shown = 1
      if (state.number > readSavedChamber(stage.savedData)) stage.saveData({ chamber: state.number })
      if (!isEndShown()) showTale(state)
    },
    over(_, state) {
      // The evening falls over the chamber from here on.
      effects.since = 0
      effects.shake = 1
      showHint(texts.over ?? '')
      if (state.number > readSavedChamber(stage.savedData)) stage.saveData({ chamber: state.number })
      sound.play(...sounds.over)
    },
  }
  const react = <Kind extends GameEvent['kind']>(event: Extract<GameEvent, { kind: Kind }>, state: State) =>
    responses[event.kind](event, state)
  return { react, showTale }
}
