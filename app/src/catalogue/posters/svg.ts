/* What the pictures are written with: short markup, numbers with one decimal, flat fills. */

type Attributes = Readonly<Record<string, string | number>>

export const number = (value: number): string => String(Number(value.toFixed(1)))

const written = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? number(value) : value}"`)
    .join('')

export const path = (d: string, fill: string, more: Attributes = {}): string =>
  `<path d="${d}"${written({ fill, ...more })}/>`

export const circle = (cx: number, cy: number, r: number, fill: string): string =>
  `<circle${written({ cx, cy, r, fill })}/>`

export const rect = (x: number, y: number, width: number, height: number, fill: string, rx = 0): string =>
  `<rect${written({ x, y, width, height, ...(rx > 0 ? { rx } : {}), fill })}/>`

/** A line with round ends. */
export const stroke = (d: string, color: string, width: number, more: Attributes = {}): string =>
  path(d, 'none', {
    stroke: color,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  })

export const group = (attributes: Attributes, ...content: readonly string[]): string =>
  `<g${written(attributes)}>${content.join('')}</g>`

export interface Pose {
  x: number
  y: number
  /** Degrees, clockwise. @default 0 */
  turn?: number
  /** @default 1 */
  scale?: number | readonly [across: number, down: number]
}

/** Drawings around (0, 0), put in their place, turned and sized. */
export function posed({ x, y, turn = 0, scale = 1 }: Pose, ...content: readonly string[]): string {
  const size = typeof scale === 'number' ? scale : scale.join(' ')
  const transform = `translate(${number(x)} ${number(y)})${turn === 0 ? '' : `rotate(${turn})`}${scale === 1 ? '' : `scale(${size})`}`
  return group({ transform }, ...content)
}

export const at = (x: number, y: number, ...content: readonly string[]): string => posed({ x, y }, ...content)

/** Draws a shape again that has an id. */
export const clone = (id: string, attributes: Attributes = {}): string =>
  `<use href="#${id}"${written(attributes)}/>`

/** The same drawing several times, at each place. */
export const each = <Place>(
  places: readonly Place[],
  draw: (place: Place, index: number) => string,
): string => places.map(draw).join('')
