import { IconButton } from '@saha/ui/icon-button'
import { MinusIcon, PlusIcon, StarIcon } from '@saha/ui/icons'
import { VisuallyHidden } from '@saha/ui/visually-hidden'
import { clsx } from 'clsx'
import { useState } from 'react'
import type {
  Diagram,
  DiagramEdge,
  DiagramState,
} from '../../../packages/machines/src/testing/documentation/diagram.ts'
import { formatTrigger } from '../../../packages/machines/src/testing/documentation/diagram.ts'
import { useLanguage, useMessages } from '../messages.ts'
import { CodeName } from '../panel.tsx'
import type { Highlights } from './highlights.ts'

interface ChartListProps {
  diagram: Diagram
  highlights: Highlights
}

/** A chart with more states shows those inside inactive states on request. */
const longestOpenList = 15

const countStates = ({ children }: DiagramState): number =>
  children.reduce((count, child) => count + countStates(child), 1)

/** The chart as a nested list, for phones and screen readers. */
export const ChartList = ({ diagram, highlights }: ChartListProps) => (
  <ul dir="ltr" lang="en" className="grid gap-3">
    <StateItem
      diagram={diagram}
      state={diagram.root}
      highlights={highlights}
      isLong={countStates(diagram.root) > longestOpenList}
    />
  </ul>
)

/** Text in the page's language, for screen readers only. */
function HiddenText({ children }: { children: string }) {
  return <VisuallyHidden lang={useLanguage()}> ({children})</VisuallyHidden>
}

interface StateItemProps extends ChartListProps {
  state: DiagramState
  isLong: boolean
}

function StateItem({ diagram, state, highlights, isLong }: StateItemProps) {
  const messages = useMessages()
  const language = useLanguage()
  /** The user's choice; the active branch is open otherwise. */
  const [chosen, setChosen] = useState<boolean>()
  const isActive = highlights.active.has(state.id)
  const isAtomicState = state.children.length === 0
  const isCollapsible = state.parent !== undefined && !isAtomicState
  const isExpanded = !isCollapsible || (chosen ?? (isActive || !isLong))
  const edges = diagram.edges.filter(({ from }) => from === state.id)
  return (
    <li
      aria-current={isActive ? 'true' : undefined}
      className={clsx(
        'relative grid min-w-0 gap-2 rounded-control border p-3',
        isActive ? 'border-2 border-action-edge' : 'border-line',
        isActive && isAtomicState ? 'bg-action text-on-action' : 'bg-surface text-ink',
      )}
    >
      <p className={clsx('font-code font-bold wrap-anywhere', isCollapsible && 'max-md:pe-9')}>
        {isActive && isAtomicState && <StarIcon className="me-1.5 inline-block" />}
        <CodeName>{state.key}</CodeName>
        {isActive && <HiddenText>{messages.active}</HiddenText>}
      </p>
      {isCollapsible && (
        // Only phones show the list, so that wider screens have no invisible tab stops.
        <IconButton
          size="small"
          variant="quiet"
          icon={isExpanded ? MinusIcon : PlusIcon}
          label={messages.statesInside(state.key)}
          lang={language}
          aria-expanded={isExpanded}
          className="absolute! end-1 top-1 md:hidden"
          onClick={() => setChosen(!isExpanded)}
        />
      )}
      {state.description && <p className="type-small">{state.description}</p>}
      {edges.length > 0 && (
        <ul className="grid gap-1.5">
          {edges.map((edge) => (
            <TransitionItem key={edge.id} edge={edge} root={diagram.root.id} highlights={highlights} />
          ))}
        </ul>
      )}
      {!isAtomicState && (
        <ul className={clsx('grid gap-2', !isExpanded && 'max-md:hidden')}>
          {state.children.map((child) => (
            <StateItem
              key={child.id}
              diagram={diagram}
              state={child}
              highlights={highlights}
              isLong={isLong}
            />
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
      {guard && ` [${guard}]`} →{' '}
      <CodeName>{to ? to.replace(`${root}.`, '') : actions.join(', ') || '∅'}</CodeName>
      {isOpen && <HiddenText>{messages.canHappen}</HiddenText>}
      {isTaken && <HiddenText>{messages.justTaken}</HiddenText>}
    </li>
  )
}
