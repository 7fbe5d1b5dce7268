import type { Token, Tokens } from 'marked'
import type { ReactNode } from 'react'
import { CheckIcon } from '../icons/check.tsx'
import { useKit, type Direction } from '../provider/index.ts'

/** Done or not: a mark, because a reader of an answer cannot tick it. */
function TaskMark({ done }: { done: boolean }) {
  const { messages } = useKit()
  return (
    <span className="sa:me-2 sa:inline-grid sa:size-[1.1em] sa:place-items-center sa:rounded-[4px] sa:border sa:border-line-strong sa:align-[-0.2em] sa:text-link">
      {done && <CheckIcon size={0.85} />}
      <span className="sa:sr-only">{done ? messages.taskDone : messages.taskOpen}</span>
    </span>
  )
}

interface ProseListProps {
  list: Tokens.List
  /** What an item holds; of a task also its box, which is drawn here. */
  renderItem: (tokens: readonly Token[]) => ReactNode
  /** All its items begin on the same side; only the outermost list chooses it. */
  dir?: Direction
  /** It goes on with the list before it. */
  'data-continues'?: ''
}

/** A list, its numbers from where the writer began. */
export function ProseList({ list, renderItem, ...rest }: ProseListProps) {
  const items = list.items.map((item, at) => (
    <li key={at} {...(item.task ? { 'data-task': '' } : {})}>
      {item.task && <TaskMark done={item.checked === true} />}
      {renderItem(item.tokens)}
    </li>
  ))
  return list.ordered ? (
    <ol start={list.start === '' ? 1 : list.start} {...rest}>
      {items}
    </ol>
  ) : (
    <ul {...rest}>{items}</ul>
  )
}
