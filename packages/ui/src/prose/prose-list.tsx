import type { Token, Tokens } from 'marked'
import type { ReactNode } from 'react'
import { Icon } from '../icon/index.ts'
import { useKit, type Direction } from '../provider/index.ts'

/** Done or not: a mark, because a reader of an answer cannot tick it. */
function TaskMark({ done }: { done: boolean }) {
  const { strings } = useKit()
  return (
    <span className="me-2 inline-grid size-[1.1em] place-items-center rounded-[4px] border border-line-strong align-[-0.2em] text-link">
      {done && <Icon name="check" size={0.85} />}
      <span className="sr-only">{done ? strings.taskDone : strings.taskOpen}</span>
    </span>
  )
}

interface ProseListProps {
  list: Tokens.List
  /** What an item holds. */
  renderItem: (tokens: readonly Token[]) => ReactNode
  /** All its items begin on the same side; only the outermost list chooses it. */
  dir?: Direction
}

/** A list, its numbers from where the writer began. */
export function ProseList({ list, renderItem, ...rest }: ProseListProps) {
  const items = list.items.map((item, at) => (
    <li key={at} {...(item.task ? { 'data-task': '' } : {})}>
      {item.task && <TaskMark done={item.checked === true} />}
      {renderItem(item.tokens.filter(({ type }) => type !== 'checkbox'))}
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
