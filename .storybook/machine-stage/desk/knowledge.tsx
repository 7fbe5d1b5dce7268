import { Tag } from '@saha/ui/tag'
import { Text } from '@saha/ui/text'
import { CodeLine, Panel } from '../panel.tsx'
import { useLanguage, useWords } from '../words.ts'
import type { Desk } from './desk.ts'
import { eventName } from './event-name.ts'
import { written, writtenPayload, writtenState } from './written.ts'

interface KnowledgeProps {
  desk: Desk
}

/** All that the machine knows. */
export function ContextPanel({ desk }: KnowledgeProps) {
  const words = useWords()
  return (
    <Panel title={words.context}>
      <ContextList context={desk.harness.snapshot.context as object} />
    </Panel>
  )
}

/** A context field by field, secrets masked. */
export function ContextList({ context }: { context: object }) {
  const words = useWords()
  const fields = Object.entries(context)
  if (fields.length === 0) return <Text size="small">{words.none}</Text>
  return (
    <dl dir="ltr" lang="en" className="grid min-w-0 gap-1 font-code type-small">
      {fields.map(([key, value]) => (
        <div key={key} className="grid min-w-0 grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-3">
          <dt className="font-code text-ink-muted wrap-anywhere">{key}</dt>
          <dd className="font-code wrap-anywhere">{written(value)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** How views may know the state without knowing its name. */
export function Tags({ desk }: KnowledgeProps) {
  const words = useWords()
  const tags = [...desk.harness.snapshot.tags] as string[]
  return (
    <ul aria-label={words.tags} className="flex flex-wrap gap-1.5">
      {tags.map((tag) => (
        <li key={tag}>
          <Tag lang="en" dir="ltr" className="font-code">
            {tag}
          </Tag>
        </li>
      ))}
    </ul>
  )
}

/** One-shot facts that hosts may listen for. */
export function EmittedPanel({ desk }: KnowledgeProps) {
  const words = useWords()
  const emitted = desk.harness.emitted as { type: string }[]
  return (
    <Panel title={words.emitted}>
      {emitted.length === 0 && <Text size="small">{words.nothing}</Text>}
      <ol dir="ltr" lang="en" className="grid gap-1.5 type-small">
        {emitted.map((event, index) => (
          <li key={index}>
            <CodeLine>
              <b>{event.type}</b> {writtenPayload(event)}
            </CodeLine>
          </li>
        ))}
      </ol>
    </Panel>
  )
}

/** What came with an event: of XState's own, only an answer or an error. */
const payloadOf = (event: { readonly type: string }) => {
  if (!event.type.startsWith('xstate.')) return writtenPayload(event)
  const answer = 'output' in event ? event.output : Reflect.get(event, 'error')
  return event.type.startsWith('xstate.done') || event.type.startsWith('xstate.error') ? written(answer) : ''
}

/** Every event the machine took, the newest first, and where it led. */
export function LogPanel({ desk }: KnowledgeProps) {
  const words = useWords()
  const language = useLanguage()
  const steps = desk.harness.steps.map((step, index) => ({ ...step, index })).reverse()
  return (
    <Panel title={words.log}>
      <ol
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long log scrolls in its place
        tabIndex={0}
        aria-label={words.log}
        dir="ltr"
        lang="en"
        className="grid max-h-72 gap-2 overflow-y-auto type-small"
      >
        {steps.map(({ index, event, before, after, taken }) => (
          <li key={index} className="grid grid-cols-[1.2em_minmax(0,1fr)] gap-2">
            <span className="text-end font-code text-ink-muted">{index}</span>
            <CodeLine>
              <b>{eventName(event.type)}</b> {payloadOf(event)}
              <span className="block text-ink-muted">
                {before && taken.length === 0 ? (
                  <>
                    = <span lang={language}>{words.ignored}</span>
                  </>
                ) : (
                  `→ ${writtenState(after.value)}`
                )}
              </span>
            </CodeLine>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
