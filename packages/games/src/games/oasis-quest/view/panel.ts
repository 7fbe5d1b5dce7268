import { h, svg } from '../../../core/index.ts'
import type { Size, Stage } from '../../../core/index.ts'
import { signs } from './object-drawings.ts'
import { getHue } from './palette.ts'
import type { Square } from './camera.ts'
import type { MapArea } from './map/map.ts'
import type { State } from '../rules/state.ts'
import type { OasisTexts } from '../texts.ts'

/** Height of the row below the square and of a hint above it, in CSS pixels. */
const hintHeight = 68 + 84

/** Creates the panel with the waterskin, the keys, the direction of the oasis and hints. */
export function createPanel({ texts, formatNumber }: Stage<OasisTexts>) {
  const amount = h('b', { class: 'oq-amount' })
  const level = h('span', { class: 'oq-level' })
  const water = h(
    'div',
    { class: 'oq-water', role: 'meter', 'aria-label': texts.water, 'aria-valuemin': '0' },
    level,
    h('span', { class: 'oq-label', 'aria-hidden': 'true' }, texts.water),
    amount,
  )
  const keys = h('div', { class: 'oq-keys', role: 'img' })
  const needle = svg('path', { class: 'oq-needle', d: 'M0-17L10 9L0 3L-10 9Z' })
  const compass = svg('svg', { class: 'oq-compass', viewBox: '-24 -24 48 48', 'aria-hidden': 'true' }, needle)
  const hint = h('p', { class: 'oq-hint' })
  const element = h('div', { class: 'oq-panel' }, hint, h('div', { class: 'oq-row' }, water, keys, compass))
  let shownKeys = ''
  let shownLayout = ''

  const showKeys = (state: State) => {
    const locks = state.chamber.gates.filter(({ kind }) => kind === 'key')
    const text = `${state.number}:${state.keys.join()}:${state.opened.join()}`
    if (text === shownKeys) return
    shownKeys = text
    const names = state.keys.map((hue) => texts.keyNames[hue] ?? '')
    keys.setAttribute('aria-label', `${texts.keysFound}: ${names.join(texts.comma) || texts.noKeys}`)
    keys.hidden = locks.length === 0
    keys.replaceChildren(
      ...locks.map(({ hue, cell }) => {
        const slot = svg(
          'svg',
          { class: 'oq-key', viewBox: '-20 -20 40 40', 'aria-hidden': 'true' },
          svg('path', { d: signs[hue] ?? '' }),
        )
        slot.dataset['is'] = state.keys.includes(hue)
          ? 'held'
          : state.opened.includes(cell)
            ? 'used'
            : 'missing'
        slot.style.color = getHue(hue).face
        return slot
      }),
    )
  }

  return {
    element,
    /** Moves the panel beside the square or below it, and the hint off the map and the hero, who ends at `heroBottom`. */
    fit({ y, columns }: Square, { height }: Size, heroBottom: number, map: MapArea | null): void {
      const hintSide = !columns && heroBottom > height - hintHeight ? 'above' : 'below'
      const layout = JSON.stringify([hintSide, y, columns, map])
      if (layout === shownLayout) return
      shownLayout = layout
      element.dataset['layout'] = columns ? 'beside' : 'below'
      element.dataset['hint'] = hintSide
      element.style.setProperty('--oq-map', `${map && !columns ? map.side + 8 : 0}px`)
      element.style.setProperty('--oq-top', `${y + 8}px`)
      element.style.setProperty('--oq-start', `${(columns?.start ?? 0) - 16}px`)
      element.style.setProperty('--oq-end', `${(columns?.end ?? 0) - 16}px`)
    },
    showHint: (text: string): void => {
      hint.textContent = text
    },
    show(state: State): void {
      const { chamber, hero } = state
      const part = Math.max(0, Math.min(1, state.water / chamber.skin))
      level.style.inlineSize = `${part * 100}%`
      amount.textContent = formatNumber(Math.max(0, state.water))
      water.setAttribute('aria-valuemax', String(chamber.skin))
      water.setAttribute('aria-valuenow', String(Math.max(0, state.water)))
      water.dataset['low'] = String(state.water <= 10 ? 2 : state.water <= 20 ? 1 : 0)
      showKeys(state)
      const across = (chamber.oasis % chamber.width) - (hero % chamber.width)
      const down = Math.floor(chamber.oasis / chamber.width) - Math.floor(hero / chamber.width)
      compass.dataset['there'] = String(across === 0 && down === 0)
      needle.style.rotate = `${Math.atan2(across, -down)}rad`
    },
  }
}
