/* Writes compact SVG: numbers with one decimal and flat fills. */

type Attributes = Readonly<Record<string, string | number>>

export const formatNumber = (value: number): string => String(Number(value.toFixed(1)))

const formatAttributes = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? formatNumber(value) : value}"`)
    .join('')

export const path = (d: string, fill: string, more: Attributes = {}): string =>
  `<path d="${d}"${formatAttributes({ fill, ...more })}/>`

export const circle = (cx: number, cy: number, r: number, fill: string): string =>
  `<circle${formatAttributes({ cx, cy, r, fill })}/>`

export const rect = (x: number, y: number, width: number, height: number, fill: string, rx = 0): string =>
  `<rect${formatAttributes({ x, y, width, height, ...(rx > 0 ? { rx } : {}), fill })}/>`

/** Draws a line with round ends. */
export const stroke = (d: string, color: string, width: number, more: Attributes = {}): string =>
  path(d, 'none', {
    stroke: color,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  })

export const group = (attributes: Attributes, ...content: readonly string[]): string =>
  `<g${formatAttributes(attributes)}>${content.join('')}</g>`

export interface Pose {
  x: number
  y: number
  /** Degrees, clockwise. @default 0 */
  turn?: number
  /** @default 1 */
  scale?: number | readonly [across: number, down: number]
}

/** Moves, turns and scales drawings whose origin is (0, 0). */
export function withPose({ x, y, turn = 0, scale = 1 }: Pose, ...content: readonly string[]): string {
  const size = typeof scale === 'number' ? scale : scale.join(' ')
  const transform = `translate(${formatNumber(x)} ${formatNumber(y)})${turn === 0 ? '' : `rotate(${turn})`}${scale === 1 ? '' : `scale(${size})`}`
  return group({ transform }, ...content)
}

export const translate = (x: number, y: number, ...content: readonly string[]): string =>
  withPose({ x, y }, ...content)

/** Draws a shape again by its id. */
export const reuseShape = (id: string, attributes: Attributes = {}): string =>
  `<use href="#${id}"${formatAttributes(attributes)}/>`

/** Draws each item and joins the results. */
export const drawEach = <Place>(
  places: readonly Place[],
  draw: (place: Place, index: number) => string,
): string => places.map(draw).join('')
