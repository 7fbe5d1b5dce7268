import { h, icon, svg } from '../../../core/index.ts'
import type { Stage } from '../../../core/index.ts'
import type { Way } from '../rules/board.ts'
import { finestPattern } from './patterns.ts'
import type { State } from '../rules/state.ts'
import { undosLeft } from '../texts.ts'
import type { ZelligeTexts } from '../texts.ts'
import { futureTile, starTile } from './tiles.ts'
import { mergesPerUndo, maxUndos } from '../rules/undo.ts'

const icons = { up: 'up', right: 'forward', down: 'down', left: 'back' } as const

export const undoIcon = (): SVGSVGElement =>
  svg(
    'svg',
    { class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true', focusable: 'false' },
    svg('path', { d: 'M9 4.5L4.5 9 9 13.5M5 9h9a5.5 5.5 0 0 1 0 11h-4' }),
  )

export interface PanelActions {
  go: (way: Way) => void
  undo: () => void
  finish: () => void
}

/** Creates a button for each direction. */
export const createArrows = ({ slide }: ZelligeTexts, go: (way: Way) => void): HTMLElement =>
  h(
    'div',
    { class: 'zl-arrows', dir: 'ltr' },
    ...(['left', 'up', 'down', 'right'] as const).map((way) =>
      h(
        'button',
        {
          type: 'button',
          class: 'zl-arrow',
          'data-way': way,
          'aria-label': slide[way],
          onclick: () => go(way),
        },
        icon(icons[way]),
      ),
    ),
  )

/** Creates the undo button with its count and progress, and the buttons of the directions. */
export function createControls(stage: Stage<ZelligeTexts>, actions: PanelActions) {
  const { texts } = stage
  const count = h('span', { class: 'zl-count' })
  const bar = h('span', { class: 'zl-earned' })
  const undo = h(
    'button',
    { type: 'button', class: 'zl-undo', onclick: actions.undo },
    undoIcon(),
    h('span', {}, texts.undo),
    count,
    bar,
  )
  const element = h('div', { class: 'zl-controls' }, undo, createArrows(texts, actions.go))
  return {
    element,
    show({ undos, mergesSinceUndo, history, over }: State): void {
      const usable = undos > 0 && history.length > 0 && !over
      // Stays focusable, so that using the last undo does not lose the focus.
      undo.setAttribute('aria-disabled', String(!usable))
      undo.setAttribute('aria-label', `${texts.undo} (${stage.formatCount(undosLeft, undos)})`)
      count.textContent = stage.formatNumber(undos)
      bar.style.setProperty('--zl-part', String(undos >= maxUndos ? 1 : mergesSinceUndo / mergesPerUndo))
    },
  }
}

/** Creates the list of the stars made so far and the next one. */
export function createLadder(stage: Stage<ZelligeTexts>) {
  const list = h('div', { class: 'zl-ladder', 'aria-hidden': 'true' })
  let shown = -1
  return {
    element: list,
    show({ finest }: State): void {
      if (finest === shown) return
      const isNew = shown > 0 && finest > shown
      shown = finest
      const last = Math.max(finestPattern, finest + 1)
      list.replaceChildren(
        ...Array.from({ length: last }, (_, index) =>
          index < finest
            ? starTile(index + 1, stage.variant.palette, stage.formatNumber(index + 1))
            : futureTile(index === finest),
        ),
      )
      const newest = list.children[finest - 1]
      if (isNew && newest instanceof HTMLElement) newest.dataset['new'] = ''
    },
  }
}

/** Creates the question shown when only an undo is left. */
export function createQuestion(texts: ZelligeTexts, actions: PanelActions) {
  const undo = h(
    'button',
    { type: 'button', class: 'action action-main', onclick: actions.undo },
    undoIcon(),
    texts.undo,
  )
  const finish = h('button', { type: 'button', class: 'action', onclick: actions.finish }, texts.finish)
  const element = h(
    'div',
    { class: 'zl-question', role: 'group', 'aria-labelledby': 'zl-question', hidden: true },
    h('p', { id: 'zl-question' }, texts.stuck),
    h('div', { class: 'actions' }, undo, finish),
  )
  return {
    element,
    show(open: boolean): void {
      if (element.hidden === !open) return
      element.hidden = !open
      if (open) undo.focus({ preventScroll: true })
    },
  }
}
