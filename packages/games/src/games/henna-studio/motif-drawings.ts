import { starPath, svg } from '../../core/index.ts'
import { motifs } from './rules/tuning.ts'
import type { Motif } from './rules/tuning.ts'

const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

/** Returns points on a circle, clockwise from the top. */
export const getCirclePoints = (
  count: number,
  radius: number,
  turn = 0,
): readonly { x: number; y: number; angle: number }[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = ((index + turn) / count) * 2 * Math.PI
    return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle), angle: (angle * 180) / Math.PI }
  })

const toRingPath = (count: number, radius: number, r: number) =>
  getCirclePoints(count, radius)
    .map(({ x, y }) => disc(x, y, r))
    .join('')

/** Lines and fills of each motif around (0, 0), with a radius of 10 units. */
const drawings: Record<Motif, { line?: string; solid?: string }> = {
  dots: { solid: disc(0, 0, 3.4) + toRingPath(6, 7.6, 2.1) },
  leaf: {
    line: 'M0 -10C8 -4 8 5 0 10C-8 5 -8 -4 0 -10ZM0 7V-4M0 3L3.500 -0.500M0 3L-3.500 -0.500',
    solid: disc(0, -6, 1.2),
  },
  flower: { line: toRingPath(5, 5.6, 3.7), solid: disc(0, 0, 2.8) },
  spiral: {
    line: 'M0 0a2 2 0 0 1 4 0a4 4 0 0 1 -8 0a6 6 0 0 1 12 0a8 8 0 0 1 -16 0a9 9 0 0 1 5 -7.600',
    solid: disc(0, 0, 1.4),
  },
  moon: { solid: 'M4 -9.500A10 10 0 1 0 9.500 4A8 8 0 1 1 4 -9.500Z' + disc(4.6, -2.6, 2) },
  star: { line: starPath(19), solid: disc(0, 0, 3.4) },
}

/** Draws a motif at `size` times 20 units, rotated by `angle` degrees, in the text color. */
export function drawMotif(motif: number, x: number, y: number, size: number, angle = 0): SVGGElement {
  const { line, solid } = drawings[motifs[motif] ?? 'dots']
  const turn = `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle.toFixed(1)}) scale(${size})`
  return svg(
    'g',
    { transform: turn },
    line &&
      svg('path', {
        d: line,
        fill: 'none',
        stroke: 'currentColor',
        'stroke-width': 2,
        'stroke-linejoin': 'round',
        'stroke-linecap': 'round',
      }),
    solid && svg('path', { d: solid, fill: 'currentColor' }),
  )
}

export const createMotifImage = (motif: number): SVGSVGElement =>
  svg(
    'svg',
    { class: 'henna-motif', viewBox: '-12 -12 24 24', 'aria-hidden': 'true' },
    drawMotif(motif, 0, 0, 1),
  )
