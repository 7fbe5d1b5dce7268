import {
  flattenStates,
  type Diagram,
  type DiagramState,
} from '../../../packages/machines/src/testing/documentation/diagram.ts'

/**
 * Returns a diagram without the states inside collapsed ones. Transitions of hidden states start or end at the state
 * that hides them; those within it are dropped.
 */
export const collapseStates = (diagram: Diagram, collapsed: ReadonlySet<string>): Diagram => {
  if (collapsed.size === 0) return diagram
  const visible = new Map<string, string>()
  const prune = (state: DiagramState): DiagramState => {
    const isCollapsed = collapsed.has(state.id)
    for (const { id } of isCollapsed ? flattenStates(state) : [state]) visible.set(id, state.id)
    return {
      ...state,
      initial: isCollapsed ? [] : state.initial,
      children: isCollapsed ? [] : state.children.map(prune),
    }
  }
  const root = prune(diagram.root)
  const isHidden = (id: string) => visible.get(id) !== id
  const lift = (id: string) => visible.get(id) as string
  return {
    root,
    edges: diagram.edges.flatMap((edge) => {
      const { from, to } = edge
      if (!isHidden(from) && (to === undefined || !isHidden(to))) return [edge]
      if (to === undefined || lift(from) === lift(to)) return []
      return [{ ...edge, from: lift(from), to: lift(to) }]
    }),
  }
}
