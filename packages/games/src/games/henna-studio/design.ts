import { svg } from '../../core/index.ts'
import { getFingerPoint, getFingerWidth } from './hand.ts'
import type { Finger, Pose } from './hand.ts'
import { getCirclePoints, drawMotif } from './motif-drawings.ts'
import { growthsInHand } from './rules/tuning.ts'

/** Adds the drawing of a pattern to a group. */
type Growth = (pose: Pose, motifs: readonly number[], add: (...parts: SVGElement[]) => void) => void

const nth = (motifs: readonly number[], index: number) => motifs[index % motifs.length] ?? 0
const line = (d: string, width = 2) =>
  svg('path', {
    d,
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  })
const circle = (x: number, y: number, r: number, width = 2) =>
  svg('circle', { cx: x, cy: y, r, fill: 'none', stroke: 'currentColor', 'stroke-width': width })
const dot = (x: number, y: number, r = 2) => svg('circle', { cx: x, cy: y, r, fill: 'currentColor' })

/** Draws adjacent petals or arches around a center, from one radius to another. */
function petals(x: number, y: number, count: number, inner: number, outer: number): SVGElement {
  const from = getCirclePoints(count, inner)
  const tips = getCirclePoints(count, outer, 0.5)
  const d = from.map((start, index) => {
    const tip = tips[index] ?? start
    const end = from[(index + 1) % count] ?? start
    const pull = 1.12
    return `M${x + start.x} ${y + start.y}Q${x + ((start.x * outer) / inner) * 0.9} ${y + ((start.y * outer) / inner) * 0.9} ${x + tip.x * pull} ${y + tip.y * pull}Q${x + ((end.x * outer) / inner) * 0.9} ${y + ((end.y * outer) / inner) * 0.9} ${x + end.x} ${y + end.y}`
  })
  return line(d.join(''))
}

const ring =
  (count: number, radius: number, size: number, edge: number): Growth =>
  ({ palm: { x, y } }, motifs, add) => {
    for (const [index, point] of getCirclePoints(count, radius).entries()) {
      add(drawMotif(nth(motifs, index), x + point.x, y + point.y, size, point.angle))
    }
    add(circle(x, y, edge))
  }

const core: Growth = ({ palm: { x, y } }, motifs, add) => {
  add(
    drawMotif(nth(motifs, 0), x, y, 0.85),
    circle(x, y, 11.5),
    petals(x, y, 8, 12, 19),
    circle(x, y, 25, 2.6),
  )
  for (const point of getCirclePoints(16, 29)) add(dot(x + point.x, y + point.y, 1.4))
}

const across = (finger: Finger, along: number, width = 2) => {
  const half = getFingerWidth(finger, along) - 1.5
  const [a, b, top] = [
    getFingerPoint(finger, along, -half),
    getFingerPoint(finger, along, half),
    getFingerPoint(finger, along + 0.03),
  ]
  return line(`M${a.x} ${a.y}Q${top.x} ${top.y} ${b.x} ${b.y}`, width)
}
const beads = (finger: Finger, along: number, count = 5) =>
  Array.from({ length: count }, (_, index) => {
    const half = getFingerWidth(finger, along) - 5
    const side = count === 1 ? 0 : -half + (2 * half * index) / (count - 1)
    const point = getFingerPoint(finger, along + 0.012, side)
    return dot(point.x, point.y, 1.7)
  })

const tips: Growth = ({ fingers }, motifs, add) => {
  for (const [index, finger] of fingers.entries()) {
    const { x, y } = getFingerPoint(finger, 0.655)
    add(across(finger, 0.8, 3.4), across(finger, 0.765), ...beads(finger, 0.735))
    add(drawMotif(nth(motifs, index), x, y, 0.82, finger.angle), across(finger, 0.555))
  }
}

/** Draws a vine on a finger: motifs on a stem with pairs of leaves between them. */
const vine =
  (fingers: readonly number[]): Growth =>
  (pose, motifs, add) => {
    for (const [order, which] of fingers.entries()) {
      const finger = pose.fingers[which]
      if (!finger) continue
      const start = which === pose.thumb ? 0.42 : 0.12
      const stops = which === pose.thumb ? [0.475] : [0.16, 0.32, 0.48]
      add(across(finger, start - 0.045, 2.6), ...beads(finger, start - 0.02, 4))
      for (const [index, along] of stops.entries()) {
        const { x, y } = getFingerPoint(finger, along)
        add(drawMotif(nth(motifs, index + order * stops.length), x, y, 0.8, finger.angle))
        for (const side of [-1, 1]) {
          const leaf = getFingerPoint(finger, along + 0.078, side * 10)
          const root = getFingerPoint(finger, along + 0.06)
          add(line(`M${root.x} ${root.y}L${leaf.x} ${leaf.y}`, 1.8), dot(leaf.x, leaf.y, 2.3))
        }
      }
    }
  }

const middle = [2]
const neighbours = [1, 3]
const outer = [0, 4]

const arches: Growth = ({ palm: { x, y } }, motifs, add) => {
  add(petals(x, y, 12, 68, 76))
  for (const [index, point] of getCirclePoints(12, 74.5, 0.5).entries()) {
    if (index % 2 === 0) add(drawMotif(nth(motifs, index / 2), x + point.x, y + point.y, 0.4, point.angle))
    else add(dot(x + point.x, y + point.y, 2.6))
  }
}

/** Draws a band around the wrist between two double lines. */
const cuff =
  (top: number, size: number, count: number): Growth =>
  ({ palm: { x } }, motifs, add) => {
    const half = 50
    const height = 20 * size
    for (const [at, bend] of [
      [top, 7],
      [top + 4.5, 7],
      [top + height + 9, 7],
      [top + height + 13.5, 7],
    ] as const) {
      add(line(`M${x - half} ${at}Q${x} ${at + bend} ${x + half} ${at}`, 2))
    }
    for (let index = 0; index < count; index++) {
      const part = (index + 0.5) / count
      const sag = 3.5 * (1 - (2 * part - 1) ** 2)
      add(drawMotif(nth(motifs, index), x - half + 2 * half * part, top + height / 2 + 6.5 + sag, size))
    }
  }

/** Draws lace from the palm to the wrist, and a flower on every knuckle. */
const knuckles: Growth = (pose, motifs, add) => {
  for (const [index, finger] of pose.fingers.entries()) {
    if (index === pose.thumb) continue
    const { x, y } = getFingerPoint(finger, 0)
    add(drawMotif(nth(motifs, index), x, y, 0.85, finger.angle))
    for (const point of getCirclePoints(10, 13.5)) add(dot(x + point.x, y + point.y, 1.3))
  }
}

const growths: readonly Growth[] = [
  core,
  ring(10, 38, 0.72, 49),
  tips,
  ring(16, 58.5, 0.76, 68),
  vine(middle),
  vine(neighbours),
  vine(outer),
  cuff(475, 0.7, 7),
  arches,
  knuckles,
  cuff(504, 0.46, 9),
  cuff(528, 0.46, 10),
]

/** Draws a growth by its index. Parts carry `--nth`, so that they appear one after another. */
export function drawGrowth(pose: Pose, index: number, motifs: readonly number[]): SVGGElement {
  const group = svg('g', { class: 'henna-growth' })
  let count = 0
  growths[index % growthsInHand]?.(pose, motifs, (...parts) => {
    for (const part of parts) {
      const holder = svg('g', { class: 'henna-part' }, part)
      holder.style.setProperty('--nth', String(count))
      count += 1
      group.append(holder)
    }
  })
  return group
}
