import { StarIcon } from '@saha/ui/icons'
import { VisuallyHidden } from '@saha/ui/visually-hidden'
import { clsx } from 'clsx'
import type { Diagram, DiagramEdge, DiagramState } from '../../../packages/machines/src/testing/diagram.ts'
import { formatTrigger } from '../../../packages/machines/src/testing/diagram.ts'
import { useLanguage, useWords } from '../words.ts'
import type { Lights } from './lights.ts'

interface TwinProps {
  diagram: Diagram
  lights: Lights
}

/** The chart as a nested list, for phones and for those who do not see the drawing. */
export const Twin = ({ diagram, lights }: TwinProps) => (
  <ul dir="ltr" lang="en" className="grid gap-3">
    <TwinState diagram={diagram} state={diagram.root} lights={lights} />
  </ul>
)

/** A word of the page's language within the code. */
function Word({ children }: { children: string }) {
  return <VisuallyHidden lang={useLanguage()}> ({children})</VisuallyHidden>
}

function TwinState({ diagram, state, lights }: TwinProps & { state: DiagramState }) {
  const words = useWords()
  const isActive = lights.active.has(state.id)
  const isLeaf = state.children.length === 0
  const edges = diagram.edges.filter(({ from }) => from === state.id)
  return (
    <li
      aria-current={isActive ? 'true' : undefined}
      className={clsx(
        'grid min-w-0 gap-2 rounded-control border p-3',
        isActive ? 'border-2 border-action-edge' : 'border-line',
        isActive && isLeaf ? 'bg-action text-on-action' : 'bg-surface text-ink',
      )}
    >
      <p className="font-code font-bold wrap-anywhere">
        {isActive && isLeaf && <StarIcon className="me-1.5 inline-block" />}
        {state.key}
        {isActive && <Word>{words.active}</Word>}
      </p>
      {state.description && <p className="type-small">{state.description}</p>}
      {edges.length > 0 && (
        <ul className="grid gap-1.5">
          {edges.map((edge) => (
            <TwinEdge key={edge.id} edge={edge} root={diagram.root.id} lights={lights} />
          ))}
        </ul>
      )}
      {!isLeaf && (
        <ul className="grid gap-2">
          {state.children.map((child) => (
            <TwinState key={child.id} diagram={diagram} state={child} lights={lights} />
          ))}
        </ul>
      )}
    </li>
  )
}

function TwinEdge({ edge, root, lights }: { edge: DiagramEdge; root: string; lights: Lights }) {
  const words = useWords()
  const { id, to, trigger, guard, actions } = edge
  const isTaken = lights.taken.has(id)
  const isOpen = lights.open.has(id)
  return (
    <li
      aria-current={isTaken ? 'step' : undefined}
      className={clsx('type-caption font-code wrap-anywhere', isTaken && 'font-bold underline')}
    >
      {isOpen ? '● ' : '○ '}
      {formatTrigger(trigger)}
      {guard && ` [${guard}]`} → {to ? to.replace(`${root}.`, '') : actions.join(', ') || '∅'}
      {isOpen && <Word>{words.canHappen}</Word>}
      {isTaken && <Word>{words.justTaken}</Word>}
    </li>
  )
}
