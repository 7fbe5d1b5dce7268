import { courtyard, css, h, mix, shade, starPath, svg } from '../../../core/index.ts'
import type { Tile } from '../rules/board.ts'
import { getPaint } from './patterns.ts'

const { night, ink, slate, mist, saffron, paper, plaster, ember, pomegranate } = courtyard

const drawing = (...children: SVGElement[]): SVGSVGElement =>
  svg(
    'svg',
    { class: 'zl-art', viewBox: '0 0 100 100', 'aria-hidden': 'true', focusable: 'false' },
    ...children,
  )

const piece = (d: string, fill: string, more: Record<string, string> = {}) =>
  svg('path', { d, fill, ...more })

function dress(element: HTMLElement, ground: string, edge: string, shadow: string): HTMLElement {
  element.style.setProperty('--zl-ground', ground)
  element.style.setProperty('--zl-edge', edge)
  element.style.setProperty('--zl-shadow', shadow)
  return element
}

/** Returns a star tile: its pattern, and its rank in a corner. */
export function starTile(rank: number, palette: number, number: string): HTMLElement {
  const { ground, edge, shadow, grout, pieces } = getPaint(rank, palette)
  const art = drawing(
    svg(
      'g',
      { stroke: grout, 'stroke-width': 1.6, 'stroke-linejoin': 'round' },
      ...pieces.map(({ path, fill }) => piece(path, fill)),
    ),
  )
  return dress(
    h('div', { class: 'zl-tile', 'data-kind': 'star' }, art, h('span', { class: 'zl-rank' }, number)),
    ground,
    edge,
    shadow,
  )
}

function lanternTile(): HTMLElement {
  const glass = css(saffron)
  const metal = css(ember)
  const art = drawing(
    piece('M44 8h12v8h-12zM50 14l22 18h-44z', metal),
    piece('M30 34h40l6 14-12 32h-28l-12-32z', glass),
    piece('M50 34l10 14-10 32-10-32z', css(mix(saffron, paper, 0.65))),
    piece('M30 34l-6 14 12 32M70 34l6 14-12 32M50 34l-10 14 10 32 10-32z', 'none', {
      stroke: metal,
      'stroke-width': '3',
      'stroke-linejoin': 'round',
    }),
    piece('M33 80h34v9h-34z', metal),
  )
  return dress(
    h('div', { class: 'zl-tile', 'data-kind': 'lantern' }, art),
    css(mix(night, ember, 0.28)),
    css(saffron),
    css(mix(night, ember, 0.1)),
  )
}

function rubbleTile(): HTMLElement {
  const art = drawing(
    piece('M12 58l18-20 22 8 4 26-24 14-18-8z', css(plaster)),
    piece('M54 40l16-16 18 14-4 24-20 2z', css(shade(plaster, -0.12))),
    piece('M60 70l20-4 10 14-16 12-16-8z', css(shade(plaster, -0.2))),
    piece('M20 22l16-8 10 10-12 10z', css(shade(plaster, -0.28))),
    piece('M30 56l12 6-4 14M68 38l4 14', 'none', { stroke: css(slate), 'stroke-width': '3' }),
  )
  return dress(
    h('div', { class: 'zl-tile', 'data-kind': 'rubble' }, art),
    css(shade(slate, -0.06)),
    css(shade(slate, 0.1)),
    css(shade(slate, -0.22)),
  )
}

/** Returns a pillar, seen from above: a capital on a square foot. */
export const pillar = (): HTMLElement =>
  h(
    'div',
    { class: 'zl-cell zl-pillar' },
    drawing(
      piece('M8 8h84v84h-84z', css(mix(plaster, slate, 0.55))),
      piece(starPath(80), css(mix(plaster, slate, 0.25)), { transform: 'translate(50 55)' }),
      piece(starPath(80), css(plaster), { transform: 'translate(50 50)' }),
      piece(starPath(36), css(pomegranate), { transform: 'translate(50 50)' }),
    ),
  )

/** Returns an empty cell of the floor. */
export const emptyTile = (): HTMLElement =>
  h(
    'div',
    { class: 'zl-cell' },
    drawing(piece(starPath(46), css(mix(ink, mist, 0.07)), { transform: 'translate(50 50)' })),
  )

/** Returns a star that has not been made yet. */
export const futureTile = (next: boolean): HTMLElement =>
  h(
    'div',
    { class: 'zl-tile zl-unmade', 'data-next': next },
    drawing(
      piece(starPath(70), next ? css(saffron, 0.16) : css(mix(ink, mist, 0.1)), {
        transform: 'translate(50 50)',
        ...(next ? { stroke: css(saffron), 'stroke-width': '4', 'stroke-dasharray': '9 6' } : {}),
      }),
    ),
  )

export function tileElement(
  tile: Tile,
  palette: number,
  formatNumber: (value: number) => string,
): HTMLElement {
  if (tile.kind === 'lantern') return lanternTile()
  if (tile.kind === 'rubble') return rubbleTile()
  return starTile(tile.rank, palette, formatNumber(tile.rank))
}
