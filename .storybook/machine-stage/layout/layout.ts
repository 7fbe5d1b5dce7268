import type { ElkNode, ElkPoint } from 'elkjs/lib/elk-api'
import type { Diagram, DiagramState } from '../../../packages/machines/src/testing/diagram.ts'
import { flattenStates } from '../../../packages/machines/src/testing/diagram.ts'
import { anyIn, bundlesOf, graphOf, startIn, type Bundle } from './graph.ts'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A chart with a place for everything, in units of about a pixel. */
export interface Drawing {
  readonly diagram: Diagram
  readonly width: number
  readonly height: number
  /** Holders before what they hold. */
  readonly states: readonly { readonly state: DiagramState; readonly box: Box }[]
  readonly arrows: readonly (Bundle & { readonly points: readonly ElkPoint[]; readonly label: Box })[]
  readonly starts: readonly { readonly id: string; readonly points: readonly ElkPoint[]; readonly dot: Box }[]
  /** Marks that say "from any state in here". */
  readonly anys: readonly { readonly of: string; readonly box: Box }[]
}

/** The room beside the desk on a usual screen. */
const room = 830

/** The sides' ratio of a picture of a chart seen from afar. */
const pictureRatio = 1.7

const ways = [
  { direction: 'DOWN', cycles: 'DEPTH_FIRST' },
  { direction: 'DOWN', cycles: 'GREEDY' },
  { direction: 'RIGHT', cycles: 'DEPTH_FIRST' },
  { direction: 'RIGHT', cycles: 'GREEDY' },
] as const

/** Lays a chart out every way, and keeps the one that the eye has least to travel in. */
export const layOut = (diagram: Diagram): Promise<Drawing> => best(diagram, false, travelOf)

/** Lays a chart out to be seen from afar, and keeps the one that a picture shows largest. */
export const layOutSmall = (diagram: Diagram): Promise<Drawing> =>
  best(diagram, true, ({ width, height }) => Math.max(width, height * pictureRatio))

const best = async (diagram: Diagram, small: boolean, faultOf: (drawing: Drawing) => number) => {
  // Large, and only needed here: loaded when the first chart is drawn.
  const { default: Elk } = await import('elkjs/lib/elk.bundled.js')
  const elk = new Elk()
  const bundles = bundlesOf(diagram)
  const drawings = await Promise.all(
    ways.map(async (way) =>
      drawingOf(diagram, bundles, await elk.layout(graphOf(diagram, bundles, { ...way, small }))),
    ),
  )
  return drawings.reduce((least, next) => (faultOf(next) < faultOf(least) ? next : least))
}

/** How far all lines lead, longer for a chart that must shrink to fit. */
const travelOf = ({ arrows, width }: Drawing) =>
  arrows.reduce((sum, { points }) => sum + lengthOf(points), 0) * Math.max(1, width / room)

const lengthOf = (points: readonly ElkPoint[]) =>
  points.slice(1).reduce((sum, { x, y }, index) => {
    const before = points[index] as ElkPoint
    return sum + Math.abs(x - before.x) + Math.abs(y - before.y)
  }, 0)

const drawingOf = (diagram: Diagram, bundles: readonly Bundle[], graph: ElkNode): Drawing => {
  const boxes = new Map<string, Box>()
  const keep = (node: ElkNode) => {
    boxes.set(node.id, boxOf(node))
    for (const child of node.children ?? []) keep(child)
  }
  keep(graph)
  const edges = new Map((graph.edges ?? []).map((edge) => [edge.id, edge]))
  const boxAt = (id: string) => boxes.get(id) as Box
  const pointsOf = (id: string) =>
    (edges.get(id)?.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) => [
      startPoint,
      ...bendPoints,
      endPoint,
    ])
  const states = flattenStates(diagram.root)
  const marks = states.filter(({ id }) => boxes.has(anyIn(id)))
  return {
    diagram,
    width: Math.ceil(graph.width ?? 0),
    height: Math.ceil(graph.height ?? 0),
    states: states.map((state) => ({ state, box: boxAt(state.id) })),
    arrows: bundles.map((bundle) => ({
      ...bundle,
      points: pointsOf(bundle.id),
      label: boxOf(edges.get(bundle.id)?.labels?.[0] ?? {}),
    })),
    starts: states.flatMap(({ id, initial }) =>
      initial.map((target) => {
        const start = `${startIn(id)}=>${target}`
        return { id: start, points: pointsOf(start), dot: boxAt(startIn(id)) }
      }),
    ),
    anys: marks.map(({ id }) => ({ of: id, box: boxAt(anyIn(id)) })),
  }
}

const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box => ({ x, y, width, height })
