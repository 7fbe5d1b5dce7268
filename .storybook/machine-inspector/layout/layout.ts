import type { ELK, ElkNode, ElkPoint } from 'elkjs/lib/elk-api'
import type { Diagram, DiagramState } from '../../../packages/machines/src/testing/documentation/diagram.ts'
import { flattenStates } from '../../../packages/machines/src/testing/documentation/diagram.ts'
import { getAnyId, bundleTransitions, toElkGraph, getStartId, type Bundle } from './graph.ts'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Positions of all states, arrows and labels of a chart, in px. */
export interface ChartLayout {
  readonly diagram: Diagram
  readonly width: number
  readonly height: number
  /** Parents before their children. */
  readonly states: readonly { readonly state: DiagramState; readonly box: Box }[]
  readonly arrows: readonly (Bundle & { readonly points: readonly ElkPoint[]; readonly label: Box })[]
  readonly starts: readonly { readonly id: string; readonly points: readonly ElkPoint[]; readonly dot: Box }[]
  /** Marks for transitions from any state inside. */
  readonly anyMarks: readonly { readonly of: string; readonly box: Box }[]
}

/** Width next to the controls on a common screen. */
const availableWidth = 830

/** Aspect ratio of a thumbnail. */
const thumbnailRatio = 1.7

const flows = [
  { direction: 'DOWN', cycles: 'DEPTH_FIRST' },
  { direction: 'DOWN', cycles: 'GREEDY' },
  { direction: 'RIGHT', cycles: 'DEPTH_FIRST' },
  { direction: 'RIGHT', cycles: 'GREEDY' },
] as const

/** Lays out a chart in all variants and returns the one with the shortest lines. */
export const layoutChart = (diagram: Diagram, elk: ELK): Promise<ChartLayout> =>
  findBestLayout(diagram, elk, false, getTravel)

/** Lays out a thumbnail in all variants and returns the one that is scaled down least. */
export const layoutThumbnail = (diagram: Diagram, elk: ELK): Promise<ChartLayout> =>
  findBestLayout(diagram, elk, true, ({ width, height }) => Math.max(width, height * thumbnailRatio))

const findBestLayout = async (
  diagram: Diagram,
  elk: ELK,
  isThumbnail: boolean,
  getCost: (layout: ChartLayout) => number,
) => {
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

/** Returns the total length of all lines, weighted for charts that must be scaled down. */
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
