import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api'
import type { Diagram, DiagramEdge, DiagramState } from '../../../packages/machines/src/testing/diagram.ts'
import { flattenStates } from '../../../packages/machines/src/testing/diagram.ts'
import { labelSizeOf, measures, nameOnly, wordsOf } from './measures.ts'

/** One arrow stands for all transitions from one state to another. */
export interface Bundle {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly edges: readonly DiagramEdge[]
}

export const startIn = (id: string) => `${id}:start`
export const anyIn = (id: string) => `${id}:any`

/** A way to lay the same chart out: which way it flows, and how its circles are broken open. */
export interface Flow {
  readonly direction: 'RIGHT' | 'DOWN'
  readonly cycles: 'GREEDY' | 'DEPTH_FIRST'
  /** Seen from afar: names only, and lines without labels. */
  readonly small: boolean
}

/**
 * The transitions that lead somewhere, those between the same two states together. What a state does to
 * its own children starts from a mark inside it that says "any".
 */
export const bundlesOf = ({ root, edges }: Diagram): Bundle[] => {
  const parents = new Map(flattenStates(root).map(({ id, parent }) => [id, parent]))
  const isWithin = (id: string | undefined, holder: string): boolean =>
    id !== undefined && (id === holder || isWithin(parents.get(id), holder))
  const bundles = new Map<string, Bundle>()
  for (const edge of edges) {
    const { from, to } = edge
    if (to === undefined) continue
    const start = to !== from && isWithin(to, from) ? anyIn(from) : from
    const id = `${start}=>${to}`
    bundles.set(id, { id, from: start, to, edges: [...(bundles.get(id)?.edges ?? []), edge] })
  }
  return [...bundles.values()]
}

/** The chart as the layout engine takes it. */
export const graphOf = (diagram: Diagram, bundles: readonly Bundle[], flow: Flow): ElkNode => {
  const anys = new Set(bundles.map(({ from }) => from))
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
    children: [nodeOf(diagram, diagram.root, anys, flow)],
    edges: [...starts(diagram.root), ...bundles.map((bundle) => arrowOf(bundle, flow))],
  }
}

/** Seen from afar, all stands closer together. */
const spacingOf = ({ small, cycles }: Flow) => {
  const scaled = (distance: number) => String(small ? distance / 2 : distance)
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

const nodeOf = (diagram: Diagram, state: DiagramState, anys: ReadonlySet<string>, flow: Flow): ElkNode => {
  const words = flow.small ? nameOnly(state) : wordsOf(diagram, state)
  if (state.children.length === 0) return { id: state.id, ...words }
  const { dot, any, padding } = measures
  return {
    id: state.id,
    layoutOptions: {
      ...spacingOf(flow),
      'elk.padding': `[top=${words.height + 6},left=${padding + 4},bottom=${padding + 4},right=${padding + 4}]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${words.width}, ${words.height})`,
    },
    children: [
      ...(state.initial.length > 0 ? [{ id: startIn(state.id), width: dot, height: dot }] : []),
      ...(anys.has(anyIn(state.id)) ? [{ id: anyIn(state.id), ...any }] : []),
      ...state.children.map((child) => nodeOf(diagram, child, anys, flow)),
    ],
  }
}

const starts = (state: DiagramState): ElkExtendedEdge[] => [
  ...state.initial.map((target) => ({
    id: `${startIn(state.id)}=>${target}`,
    sources: [startIn(state.id)],
    targets: [target],
  })),
  ...state.children.flatMap(starts),
]

const arrowOf = ({ id, from, to, edges }: Bundle, { small }: Flow): ElkExtendedEdge => ({
  id,
  sources: [from],
  targets: [to],
  labels: small
    ? []
    : [
        {
          id: `${id}:label`,
          text: id,
          ...labelSizeOf(edges),
          layoutOptions: { 'elk.edgeLabels.inline': 'true' },
        },
      ],
})
