import type { Token, Tokens } from 'marked'
import type { ReactNode } from 'react'
import { CheckIcon } from '../../icons/check.tsx'
import { useKit, type Direction } from '../../provider/index.ts'

/** State of a task. Not a checkbox, because readers cannot change it. */
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
  /** Renders the content of an item. The task mark is rendered by the list. */
  renderItem: (tokens: readonly Token[]) => ReactNode
  /** Direction of the outermost list, shared by all items. */
  dir?: Direction
  className?: string
  /** Marks a chunk that continues the list before it. */
  'data-continues'?: ''
}

/** A list. Numbering starts at the number in the source. */
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
