import { h } from '../../../core/index.ts'
import { isTile } from '../rules/board.ts'
import type { Board, Slide, Tile, Way } from '../rules/board.ts'
import { createFlourish } from './flourish.ts'
import { getPaint } from './patterns.ts'
import { pillar, emptyTile, tileElement } from './tiles.ts'

const beat = 110
const ease = 'cubic-bezier(0.2, 0.8, 0.2, 1)'
const pop = 'cubic-bezier(0.3, 1.9, 0.5, 1)'

interface Options {
  /** The board, which changes with every move. */
  state: Board
  palette: number
  formatNumber: (value: number) => string
  reducedMotion: () => boolean
}

interface PlacedTile {
  element: HTMLElement
  cell: number
}

/** Creates the floor with its animated tiles. Leaving tiles are removed before the next move at the latest. */
export function createCourtyard({ state, palette, formatNumber, reducedMotion }: Options) {
  const { size } = state
  const tiles = new Map<number, PlacedTile>()
  const leaving = new Set<HTMLElement>()
  const floor = h(
    'div',
    { class: 'zl-floor' },
    ...state.cells.map((cell) => (cell === 'pillar' ? pillar() : emptyTile())),
  )
  const layer = h('div', { class: 'zl-layer' })
  const element = h('div', { class: 'zl-yard', dir: 'ltr', 'aria-hidden': 'true' }, floor, layer)
  element.style.setProperty('--zl-size', String(size))

  // Translation in percent of a tile, which is as large as a cell.
  const at = (cell: number) => `${(cell % size) * 100}% ${Math.floor(cell / size) * 100}%`

  const flourish = createFlourish({ layer, leaving, size, at, reducedMotion })

  const addTile = (tile: Tile, cell: number): HTMLElement => {
    const holder = h('div', { class: 'zl-holder' }, tileElement(tile, palette, formatNumber))
    holder.style.translate = at(cell)
    layer.append(holder)
    tiles.set(tile.id, { element: holder, cell })
    return holder
  }
  const face = (holder: HTMLElement) => holder.firstElementChild as HTMLElement

  const moveTile = (id: number, cell: number, delay: number) => {
    const tile = tiles.get(id)
    if (!tile || tile.cell === cell) return
    const from = tile.element.style.translate
    tile.element.style.translate = at(cell)
    tile.cell = cell
    if (reducedMotion()) return
    tile.element.animate([{ translate: from }, { translate: at(cell) }], {
      duration: beat,
      delay,
      easing: ease,
      fill: 'backwards',
    })
  }

  const removeTile = (id: number, after: number, how: 'under' | 'lit' | 'crumbled') => {
    const tile = tiles.get(id)
    if (!tile) return
    tiles.delete(id)
    const { element } = tile
    if (reducedMotion()) {
      element.remove()
      return
    }
    leaving.add(element)
    const frames: Keyframe[] = {
      under: [{ opacity: 1 }, { opacity: 0 }],
      lit: [
        { scale: '1', filter: 'brightness(1)', opacity: 1 },
        { scale: '1.15', filter: 'brightness(2.4)', opacity: 1, offset: 0.4 },
        { scale: '0', filter: 'brightness(2.4)', opacity: 0 },
      ],
      crumbled: [
        { scale: '1', rotate: '0deg', opacity: 1 },
        { scale: '0.5', rotate: '16deg', opacity: 0 },
      ],
    }[how]
    const duration = { under: 30, lit: 340, crumbled: 200 }[how]
    face(element)
      .animate(frames, { duration, delay: after, fill: 'both', easing: 'ease-in' })
      .addEventListener('finish', () => {
        leaving.delete(element)
        element.remove()
      })
  }

  const appear = (holder: HTMLElement, delay: number, kind: 'merged' | 'new') => {
    if (reducedMotion()) return
    const frames = kind === 'merged' ? [{ scale: '0.72' }, { scale: '1' }] : [{ scale: '0' }, { scale: '1' }]
    holder.animate([{ opacity: 0 }, { opacity: 0 }], { duration: delay, fill: 'backwards' })
    face(holder).animate(frames, { duration: 200, delay, easing: pop, fill: 'backwards' })
  }

  /** Finishes running animations, so that a quick player never waits. */
  const finishAnimations = () => {
    for (const gone of leaving) gone.remove()
    leaving.clear()
    for (const { element } of tiles.values())
      for (const animation of element.getAnimations({ subtree: true })) animation.finish()
  }

  const reset = () => {
    finishAnimations()
    layer.replaceChildren()
    tiles.clear()
    for (const [cell, tile] of state.cells.entries()) if (isTile(tile)) addTile(tile, cell)
  }

  return {
    element,
    /** Shows the state at once, without animation. */
    reset,
    undoMove(): void {
      reset()
      if (!reducedMotion())
        layer.animate(
          [
            { opacity: 0.3, scale: '0.97' },
            { opacity: 1, scale: '1' },
          ],
          { duration: 180, easing: ease },
        )
    },
    slide(slid: Slide, swept: readonly number[], crumbled: readonly number[], spawned: Tile | null): number {
      finishAnimations()
      const partners = [...slid.merges, ...slid.lights]
      const when = (b: number) => (b - 1) * beat
      for (const { id, cell } of slid.moves) moveTile(id, cell, 0)
      for (const merge of slid.merges.toSorted((a, b) => a.beat - b.beat)) {
        const { a, b, into, cell, beat: number } = merge
        moveTile(a, cell, 0)
        moveTile(b, cell, when(number))
        const end = number * beat
        removeTile(a, end, 'under')
        removeTile(b, end, 'under')
        appear(addTile(into, cell), end, 'merged')
        flourish.sparks(cell, getPaint(into.rank, palette).spark, Math.min(14, 5 + into.rank), end)
      }
      for (const { a, b, cell, beat: number } of slid.lights) {
        moveTile(a, cell, 0)
        moveTile(b, cell, when(number))
        removeTile(a, number * beat, 'lit')
        removeTile(b, number * beat, 'lit')
      }
      const last = Math.max(1, ...partners.map((each) => each.beat)) * beat
      // A merged tile that slid on without a later beat still ends in its cell.
      for (const { id, cell } of slid.moves) moveTile(id, cell, last)
      for (const id of swept) removeTile(id, last, 'lit')
      for (const id of crumbled) {
        const cell = tiles.get(id)?.cell
        if (cell !== undefined)
          flourish.sparks(cell, ['oklch(0.905 0.028 85)', 'oklch(0.7 0.03 85)'], 8, last)
        removeTile(id, last, 'crumbled')
      }
      if (spawned) appear(addTile(spawned, state.cells.indexOf(spawned)), Math.min(last, beat), 'new')
      return last
    },
    beam: (line: readonly number[], delay: number) => flourish.beam(line, delay),
    /** Throws sparks from every star, one after the other. */
    celebrate(): void {
      for (const [cell, tile] of state.cells.entries())
        if (isTile(tile) && tile.kind === 'star')
          flourish.sparks(cell, getPaint(tile.rank, palette).spark, 6, 300 + cell * 40)
    },
    /** Shows a move that changed nothing. */
    nudge(way: Way): void {
      if (reducedMotion()) return
      const away = { up: '0 -5px', down: '0 5px', left: '-5px 0', right: '5px 0' }[way]
      layer.animate([{ translate: '0 0' }, { translate: away }, { translate: '0 0' }], {
        duration: 140,
        easing: ease,
      })
    },
    /** Highlights the finest star and dims the others. */
    spotlight(rank: number): void {
      for (const cell of state.cells) {
        if (!isTile(cell)) continue
        const tile = tiles.get(cell.id)
        if (tile) tile.element.dataset['finest'] = String(cell.kind === 'star' && cell.rank === rank)
      }
      layer.dataset['over'] = ''
    },
  }
}
