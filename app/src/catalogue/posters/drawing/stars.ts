import { starPath } from './motif.ts'
import { formatNumber, path, rect, reuseShape } from './svg.ts'

/** Returns the outline of two crossed squares with sharp points; `r` is the distance from center to point. */
function crossedSquares(r: number): string {
  const notch = (r * Math.SQRT1_2) / Math.cos(Math.PI / 8)
  const points = Array.from({ length: 16 }, (_, index) => {
    const angle = (index * Math.PI) / 8
    const distance = index % 2 === 0 ? r : notch
    return `${formatNumber(distance * Math.cos(angle))} ${formatNumber(distance * Math.sin(angle))}`
  })
  return `M${points.join('L')}Z`
}

/** Definitions of both stars, 20 units wide, for reuse. */
const definitions = `<defs><path id="s" d="${starPath(20)}"/><path id="k" d="${crossedSquares(10)}"/></defs>`

function placeStar(id: string, x: number, y: number, radius: number, fill: string, turn: number): string {
  const place = x === 0 && y === 0 ? '' : `translate(${formatNumber(x)} ${formatNumber(y)})`
  const turned = turn === 0 ? '' : `rotate(${turn})`
  return reuseShape(id, { transform: `${place}${turned}scale(${Number((radius / 10).toFixed(2))})`, fill })
}

/** Draws the brand's star, with stepped points. */
export const star = (x: number, y: number, radius: number, fill: string): string =>
  placeStar('s', x, y, radius, fill, 0)

/** Draws the star with sharp points, as in cut tiles. */
export const cutStar = (x: number, y: number, radius: number, fill: string, turn = 0): string =>
  placeStar('k', x, y, radius, fill, turn)

interface StarField {
  /** Center of one of the stars. */
  x: number
  y: number
  /** Distance between two stars. */
  step: number
  radius: number
  fill: string
  /** Half the width of the small squares between the stars. @default 0 */
  between?: number
}

/** Fills an image with stars on a square grid. Allowed once per image, because its pattern has a fixed id. */
export function starField(width: number, height: number, field: StarField): string {
  const { x, y, step, radius, fill, between: gap = 0 } = field
  const far = step - gap
  const corners = `M0 ${gap}L${gap} 0H0ZM${far} 0L${step} ${gap}V0ZM${step} ${far}L${far} ${step}H${step}ZM${gap} ${step}L0 ${far}V${step}Z`
  return (
    `<pattern id="g" width="${step}" height="${step}" x="${(x - step / 2) % step}" y="${(y - step / 2) % step}" patternUnits="userSpaceOnUse">` +
    star(step / 2, step / 2, radius, fill) +
    (gap > 0 ? path(corners, fill) : '') +
    '</pattern>' +
    rect(0, 0, width, height, 'url(#g)')
  )
}

/** Creates an SVG document with the definitions of both stars. */
export const svgDocument = (width: number, height: number, ...content: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${definitions}${content.join('')}</svg>`
