import { Tag } from '@saha/ui/tag'
import { Text } from '@saha/ui/text'
import { CodeLine, CodeName, Panel } from '../panel.tsx'
import { useMessages } from '../messages.ts'
import type { MachineControls } from './machine-controls.ts'
import { formatValue, formatPayload } from './format-value.ts'

interface ControlsProps {
  controls: MachineControls
}

/** The machine's context. */
export function ContextPanel({ controls }: ControlsProps) {
  const messages = useMessages()
  return (
    <Panel title={messages.context}>
      <ContextList context={controls.harness.snapshot.context as object} />
    </Panel>
  )
}

/** Fields of a context, with secrets masked. */
export function ContextList({ context }: { context: object }) {
  const messages = useMessages()
  const fields = Object.entries(context)
  if (fields.length === 0) return <Text size="small">{messages.none}</Text>
  return (
    <dl dir="ltr" lang="en" className="grid min-w-0 gap-1 font-code type-small">
      {fields.map(([key, value]) => (
        <div key={key} className="grid min-w-0 grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-3">
          <dt className="font-code text-ink-muted wrap-anywhere">
            <CodeName>{key}</CodeName>
          </dt>
          <dd className="font-code wrap-anywhere">{formatValue(value)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Tags of the current state. */
export function Tags({ controls }: ControlsProps) {
  const messages = useMessages()
  const tags = [...controls.harness.snapshot.tags] as string[]
  return (
    <ul aria-label={messages.tags} className="flex flex-wrap gap-1.5">
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

/** Events that the machine has emitted. */
export function EmittedPanel({ controls }: ControlsProps) {
  const messages = useMessages()
  const emitted = controls.harness.emitted as { type: string }[]
  return (
    <Panel title={messages.emitted}>
      {emitted.length === 0 && <Text size="small">{messages.nothing}</Text>}
      <ol dir="ltr" lang="en" className="grid gap-1.5 type-small">
        {emitted.map((event, index) => (
          <li key={index}>
            <CodeLine>
              <b>{event.type}</b> {formatPayload(event)}
            </CodeLine>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
