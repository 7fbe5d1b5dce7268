import { courtyard, css, shade, svg } from '../../core/index.ts'
import type { Color } from '../../core/index.ts'
import { fingerPath, mirrorX, getFingerPoint, toSmoothPath, getFingerWidth } from './hand.ts'
import type { Finger, Pose } from './hand.ts'

const palmPoints: readonly (readonly [number, number])[] = [
  [122, 300],
  [150, 272],
  [205, 264],
  [258, 280],
  [290, 312],
  [297, 366],
  [284, 424],
  [264, 474],
  [262, 530],
  [264, 630],
  [152, 630],
  [154, 530],
  [150, 480],
  [128, 440],
  [112, 396],
  [114, 340],
]

const skins: readonly Color[] = [
  [0.8, 0.075, 62],
  [0.73, 0.085, 58],
  [0.85, 0.055, 66],
  [0.66, 0.085, 54],
  [0.77, 0.08, 60],
  [0.6, 0.08, 50],
]
const hennas: readonly Color[] = [
  [0.35, 0.11, 34],
  [0.32, 0.1, 30],
  [0.38, 0.12, 38],
  [0.27, 0.08, 34],
  [0.34, 0.11, 26],
  [0.23, 0.06, 36],
]
const sleeves: readonly Color[] = [
  courtyard.rose,
  courtyard.teal,
  courtyard.violet,
  courtyard.green,
  courtyard.cobalt,
  courtyard.pomegranate,
]
export const getHennaColor = (palette: number): Color => hennas[palette % hennas.length] ?? courtyard.night

const nail = (finger: Finger) => {
  const wide = finger.wide * 0.5
  const root = getFingerPoint(finger, 0.875)
  return toSmoothPath([
    getFingerPoint(finger, 0.87, -wide),
    getFingerPoint(finger, 0.95, -wide * 0.9),
    getFingerPoint(finger, 0.99, 0),
    getFingerPoint(finger, 0.95, wide * 0.9),
    getFingerPoint(finger, 0.87, wide),
    { x: root.x, y: root.y + 3 },
  ])
}

/** Returns short lines across the joints, or the lines of a palm. */
function creases({ fingers, palm, back, mirrored }: Pose): string {
  const joints = fingers.flatMap((finger) =>
    [0.42, 0.47, 0.73].map((along) => {
      const half = getFingerWidth(finger, along) * (along === 0.73 ? 0.3 : 0.42)
      const [a, b, top] = [
        getFingerPoint(finger, along, -half),
        getFingerPoint(finger, along, half),
        getFingerPoint(finger, along + 0.015),
      ]
      return `M${a.x} ${a.y}Q${top.x} ${top.y} ${b.x} ${b.y}`
    }),
  )
  const way = mirrored ? -1 : 1
  const lines = back
    ? ''
    : `M${palm.x - 82 * way} ${palm.y - 30}q${70 * way} -6 ${96 * way} 50M${palm.x + 82 * way} ${palm.y - 44}q${-60 * way} 34 ${-120 * way} -6`
  return joints.join('') + lines
}

/** Draws the bare hand in a sleeve, over its hard shadow. */
export function drawHand(pose: Pose, palette: number): SVGGElement {
  const skin = skins[palette % skins.length] ?? courtyard.plaster
  const sleeve = sleeves[palette % sleeves.length] ?? courtyard.rose
  const palm = toSmoothPath(palmPoints.map(([x, y]) => ({ x: pose.mirrored ? mirrorX(x) : x, y })))
  const parts = [...pose.fingers.map(fingerPath), palm]
  const layer = (fill: Color, edge: number, transform?: string) =>
    svg(
      'g',
      {
        fill: css(fill),
        stroke: edge > 0 && css(fill),
        'stroke-width': edge > 0 && edge,
        'stroke-linejoin': 'round',
        transform,
      },
      ...parts.map((d) => svg('path', { d })),
    )
  const scallops = 'a10 9 0 0 1 20 0'.repeat(7)
  return svg(
    'g',
    {},
    layer(courtyard.night, 5, 'translate(0 9)'),
    layer(shade(skin, -0.24), 5),
    layer(skin, 0),
    svg('path', {
      d: creases(pose),
      fill: 'none',
      stroke: css(shade(skin, -0.1)),
      'stroke-width': 2.4,
      'stroke-linecap': 'round',
    }),
    ...(pose.back
      ? pose.fingers.map((finger) =>
          svg('path', {
            d: nail(finger),
            fill: css(shade([skin[0], 0.06, 30], 0.09)),
            stroke: css(shade(skin, -0.12)),
            'stroke-width': 1.5,
          }),
        )
      : []),
    svg('path', {
      d: `M138 562${scallops}V640H138Z`,
      fill: css(shade(sleeve, -0.2)),
      transform: 'translate(-3 0)',
    }),
    svg('path', { d: `M138 567${scallops}V640H138Z`, fill: css(sleeve), transform: 'translate(-3 0)' }),
    svg('path', {
      d: 'M138 576h140',
      stroke: css(courtyard.saffron),
      'stroke-width': 3,
      'stroke-dasharray': '3 7',
      transform: 'translate(-3 0)',
    }),
  )
}
