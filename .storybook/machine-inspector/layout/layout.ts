import type { ElkNode, ElkPoint } from 'elkjs/lib/elk-api'
import type { Diagram, DiagramState } from '../../../packages/machines/src/testing/diagram.ts'
import { flattenStates } from '../../../packages/machines/src/testing/diagram.ts'
import { getAnyId, bundleTransitions, toElkGraph, getStartId, type Bundle } from './graph.ts'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A chart with a place for everything, in units of about a pixel. */
export interface ChartLayout {
  readonly diagram: Diagram
  readonly width: number
  readonly height: number
  /** Holders before what they hold. */
  readonly states: readonly { readonly state: DiagramState; readonly box: Box }[]
  readonly arrows: readonly (Bundle & { readonly points: readonly ElkPoint[]; readonly label: Box })[]
  readonly starts: readonly { readonly id: string; readonly points: readonly ElkPoint[]; readonly dot: Box }[]
  /** Marks that say "from any state in here". */
  readonly anyMarks: readonly { readonly of: string; readonly box: Box }[]
}

/** The room beside the desk on a usual screen. */
const availableWidth = 830

/** The sides' ratio of a picture of a chart seen from afar. */
const thumbnailRatio = 1.7

const flows = [
  { direction: 'DOWN', cycles: 'DEPTH_FIRST' },
  { direction: 'DOWN', cycles: 'GREEDY' },
  { direction: 'RIGHT', cycles: 'DEPTH_FIRST' },
  { direction: 'RIGHT', cycles: 'GREEDY' },
] as const

/** Lays a chart out every flow, and keeps the one that the eye has least to travel in. */
export const layoutChart = (diagram: Diagram): Promise<ChartLayout> =>
  findBestLayout(diagram, false, getTravel)

/** Lays a chart out to be seen from afar, and keeps the one that a picture shows largest. */
export const layoutThumbnail = (diagram: Diagram): Promise<ChartLayout> =>
  findBestLayout(diagram, true, ({ width, height }) => Math.max(width, height * thumbnailRatio))

const findBestLayout = async (
  diagram: Diagram,
  isThumbnail: boolean,
  getCost: (layout: ChartLayout) => number,
) => {
  // Large, and only needed here: loaded when the first chart is drawn.
  const { default: Elk } = await import('elkjs/lib/elk.bundled.js')
  const elk = new Elk()
  const bundles = bundleTransitions(diagram)
  const layouts = await Promise.all(
    flows.map(async (flow) =>
      toChartLayout(
        diagram,
        bundles,
        await elk.layout(toElkGraph(diagram, bundles, { ...flow, isThumbnail })),
      ),
    ),
  )
  return layouts.reduce((least, next) => (getCost(next) < getCost(least) ? next : least))
}

/** How far all lines lead, longer for a chart that must shrink to fit. */
const getTravel = ({ arrows, width }: ChartLayout) =>
  arrows.reduce((sum, { points }) => sum + getLength(points), 0) * Math.max(1, width / availableWidth)

const getLength = (points: readonly ElkPoint[]) =>
  points.slice(1).reduce((sum, { x, y }, index) => {
    const before = points[index] as ElkPoint
    return sum + Math.abs(x - before.x) + Math.abs(y - before.y)
  }, 0)

const toChartLayout = (diagram: Diagram, bundles: readonly Bundle[], graph: ElkNode): ChartLayout => {
  const boxes = new Map<string, Box>()
  const collect = (node: ElkNode) => {
    boxes.set(node.id, toBox(node))
    for (const child of node.children ?? []) collect(child)
  }
  collect(graph)
  const edges = new Map((graph.edges ?? []).map((edge) => [edge.id, edge]))
  const getBox = (id: string) => boxes.get(id) as Box
  const getPoints = (id: string) =>
    (edges.get(id)?.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) => [
      startPoint,
      ...bendPoints,
      endPoint,
    ])
  const states = flattenStates(diagram.root)
  const statesWithMark = states.filter(({ id }) => boxes.has(getAnyId(id)))
  return {
    diagram,
    width: Math.ceil(graph.width ?? 0),
    height: Math.ceil(graph.height ?? 0),
    states: states.map((state) => ({ state, box: getBox(state.id) })),
    arrows: bundles.map((bundle) => ({
      ...bundle,
      points: getPoints(bundle.id),
      label: toBox(edges.get(bundle.id)?.labels?.[0] ?? {}),
    })),
    starts: states.flatMap(({ id, initial }) =>
      initial.map((target) => {
        const start = `${getStartId(id)}=>${target}`
        return { id: start, points: getPoints(start), dot: getBox(getStartId(id)) }
      }),
    ),
    anyMarks: statesWithMark.map(({ id }) => ({ of: id, box: getBox(getAnyId(id)) })),
  }
}

const toBox = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box => ({ x, y, width, height })
