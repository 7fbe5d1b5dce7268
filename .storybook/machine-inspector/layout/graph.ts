import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api'
import type {
  Diagram,
  DiagramEdge,
  DiagramState,
} from '../../../packages/machines/src/testing/documentation/diagram.ts'
import { flattenStates } from '../../../packages/machines/src/testing/documentation/diagram.ts'
import { getLabelSize, measures, getNameSize, getStateLabelSize } from './measures.ts'

/** All transitions from one state to another, drawn as one arrow. */
export interface Bundle {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly edges: readonly DiagramEdge[]
}

export const getStartId = (id: string) => `${id}:start`
export const getAnyId = (id: string) => `${id}:any`

/** Layout variant: direction of the flow, and strategy to break cycles. */
interface Flow {
  readonly direction: 'RIGHT' | 'DOWN'
  readonly cycles: 'GREEDY' | 'DEPTH_FIRST'
  /** Small chart: state names only, lines without labels. */
  readonly isThumbnail: boolean
}

/**
 * Bundles external transitions by source and target. A transition of a state to its own descendant starts at an "any"
 * mark inside the state.
 */
export const bundleTransitions = ({ root, edges }: Diagram): Bundle[] => {
  const parents = new Map(flattenStates(root).map(({ id, parent }) => [id, parent]))
  const isWithin = (id: string | undefined, holder: string): boolean =>
    id !== undefined && (id === holder || isWithin(parents.get(id), holder))
  const bundles = new Map<string, Bundle>()
  for (const edge of edges) {
    const { from, to } = edge
    if (to === undefined) continue
    const start = to !== from && isWithin(to, from) ? getAnyId(from) : from
    const id = `${start}=>${to}`
    bundles.set(id, { id, from: start, to, edges: [...(bundles.get(id)?.edges ?? []), edge] })
  }
  return [...bundles.values()]
}

/** Converts a diagram to an ELK graph. */
export const toElkGraph = (diagram: Diagram, bundles: readonly Bundle[], flow: Flow): ElkNode => {
  const anyMarks = new Set(bundles.map(({ from }) => from))
  return {
    id: 'chart',
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': flow.direction,
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.edgeRouting': 'ORTHOGONAL',
      'elk.json.edgeCoords': 'ROOT',
      'elk.json.shapeCoords': 'ROOT',
      'elk.padding': '[top=2,left=2,bottom=6,right=2]',
    },
    children: [toElkNode(diagram, diagram.root, anyMarks, flow)],
    edges: [...starts(diagram.root), ...bundles.map((bundle) => toElkEdge(bundle, flow))],
  }
}

/** Returns the spacing, which is halved in thumbnails. */
const getSpacing = ({ isThumbnail, cycles }: Flow) => {
  const scaled = (distance: number) => String(isThumbnail ? distance / 2 : distance)
  return {
    'elk.layered.spacing.nodeNodeBetweenLayers': scaled(26),
    'elk.layered.spacing.edgeNodeBetweenLayers': scaled(14),
    'elk.layered.spacing.edgeEdgeBetweenLayers': scaled(10),
    'elk.spacing.nodeNode': scaled(26),
    'elk.spacing.edgeNode': scaled(16),
    'elk.spacing.edgeEdge': scaled(12),
    'elk.spacing.edgeLabel': '4',
    'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
    'elk.layered.cycleBreaking.strategy': cycles,
  }
}

const toElkNode = (
  diagram: Diagram,
  state: DiagramState,
  anyMarks: ReadonlySet<string>,
  flow: Flow,
): ElkNode => {
  const label = flow.isThumbnail ? getNameSize(state) : getStateLabelSize(diagram, state)
  if (state.children.length === 0) return { id: state.id, ...label }
  const { dot, any, padding } = measures
  return {
    id: state.id,
    layoutOptions: {
      ...getSpacing(flow),
      'elk.padding': `[top=${label.height + 6},left=${padding + 4},bottom=${padding + 4},right=${padding + 4}]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${label.width}, ${label.height})`,
    },
    children: [
      ...(state.initial.length > 0 ? [{ id: getStartId(state.id), width: dot, height: dot }] : []),
      ...(anyMarks.has(getAnyId(state.id)) ? [{ id: getAnyId(state.id), ...any }] : []),
      ...state.children.map((child) => toElkNode(diagram, child, anyMarks, flow)),
    ],
  }
}

const starts = (state: DiagramState): ElkExtendedEdge[] => [
  ...state.initial.map((target) => ({
    id: `${getStartId(state.id)}=>${target}`,
    sources: [getStartId(state.id)],
    targets: [target],
  })),
  ...state.children.flatMap(starts),
]

const toElkEdge = ({ id, from, to, edges }: Bundle, { isThumbnail }: Flow): ElkExtendedEdge => ({
  id,
  sources: [from],
  targets: [to],
  labels: isThumbnail
    ? []
    : [
        {
          id: `${id}:label`,
          text: id,
          ...getLabelSize(edges),
          layoutOptions: { 'elk.edgeLabels.inline': 'true' },
        },
      ],
})
