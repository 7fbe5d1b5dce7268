import { StarIcon } from '@saha/ui/icons'
import { VisuallyHidden } from '@saha/ui/visually-hidden'
import { clsx } from 'clsx'
import type {
  Diagram,
  DiagramEdge,
  DiagramState,
} from '../../../packages/machines/src/testing/documentation/diagram.ts'
import { formatTrigger } from '../../../packages/machines/src/testing/documentation/diagram.ts'
import { useLanguage, useMessages } from '../messages.ts'
import type { Highlights } from './highlights.ts'

interface ChartListProps {
  diagram: Diagram
  highlights: Highlights
}

/** The chart as a nested list, for phones and screen readers. */
export const ChartList = ({ diagram, highlights }: ChartListProps) => (
  <ul dir="ltr" lang="en" className="grid gap-3">
    <StateItem diagram={diagram} state={diagram.root} highlights={highlights} />
  </ul>
)

/** Text in the page's language, for screen readers only. */
function HiddenText({ children }: { children: string }) {
  return <VisuallyHidden lang={useLanguage()}> ({children})</VisuallyHidden>
}

function StateItem({ diagram, state, highlights }: ChartListProps & { state: DiagramState }) {
  const messages = useMessages()
  const isActive = highlights.active.has(state.id)
  const isAtomicState = state.children.length === 0
  const edges = diagram.edges.filter(({ from }) => from === state.id)
  return (
    <li
      aria-current={isActive ? 'true' : undefined}
      className={clsx(
        'grid min-w-0 gap-2 rounded-control border p-3',
        isActive ? 'border-2 border-action-edge' : 'border-line',
        isActive && isAtomicState ? 'bg-action text-on-action' : 'bg-surface text-ink',
      )}
    >
      <p className="font-code font-bold wrap-anywhere">
        {isActive && isAtomicState && <StarIcon className="me-1.5 inline-block" />}
        {state.key}
        {isActive && <HiddenText>{messages.active}</HiddenText>}
      </p>
      {state.description && <p className="type-small">{state.description}</p>}
      {edges.length > 0 && (
        <ul className="grid gap-1.5">
          {edges.map((edge) => (
            <TransitionItem key={edge.id} edge={edge} root={diagram.root.id} highlights={highlights} />
          ))}
        </ul>
      )}
      {!isAtomicState && (
        <ul className="grid gap-2">
          {state.children.map((child) => (
            <StateItem key={child.id} diagram={diagram} state={child} highlights={highlights} />
          ))}
        </ul>
      )}
    </li>
  )
}

function TransitionItem({
  edge,
  root,
  highlights,
}: {
  edge: DiagramEdge
  root: string
  highlights: Highlights
}) {
  const messages = useMessages()
  const { id, to, trigger, guard, actions } = edge
  const isTaken = highlights.taken.has(id)
  const isOpen = highlights.open.has(id)
  return (
    <li
      aria-current={isTaken ? 'step' : undefined}
      className={clsx('type-caption font-code wrap-anywhere', isTaken && 'font-bold underline')}
    >
      {isOpen ? '● ' : '○ '}
      {formatTrigger(trigger)}
      {guard && ` [${guard}]`} → {to ? to.replace(`${root}.`, '') : actions.join(', ') || '∅'}
      {isOpen && <HiddenText>{messages.canHappen}</HiddenText>}
      {isTaken && <HiddenText>{messages.justTaken}</HiddenText>}
    </li>
  )
}
