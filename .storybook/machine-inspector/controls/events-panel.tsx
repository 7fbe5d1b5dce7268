import { Button } from '@saha/ui/button'
import { Text } from '@saha/ui/text'
import { useState } from 'react'
import { CodeLine, Panel } from '../panel.tsx'
import { useMessages } from '../messages.ts'
import type { MachineControls, MachineEvent } from './machine-controls.ts'
import { getAvailableEvents } from './available-events.ts'
import { uniqueByFormat, formatPayload } from './format-value.ts'

interface EventsProps {
  controls: MachineControls
}

/** A button for each available event and payload. */
export function EventsPanel({ controls }: EventsProps) {
  const messages = useMessages()
  const [isOpen, setOpen] = useState(false)
  const availableEvents = getAvailableEvents(controls.subject.fixtures, controls.harness)
  const accepted = availableEvents.flatMap(({ accepted }) => accepted)
  const rejected = availableEvents.flatMap(({ rejected }) => rejected)
  return (
    <Panel title={messages.events}>
      {accepted.length === 0 && <Text size="small">{messages.noEvents}</Text>}
      <Events events={accepted} controls={controls} />
      {rejected.length > 0 && (
        <details className="min-w-0" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary className="min-h-6 cursor-pointer type-small text-ink-muted">
            {messages.rejected(rejected.length)}
          </summary>
          {isOpen && (
            <div className="pt-3">
              <Events events={rejected} controls={controls} />
            </div>
          )}
        </details>
      )}
    </Panel>
  )
}

const Events = ({ events, controls }: EventsProps & { events: readonly MachineEvent[] }) => (
  <ul dir="ltr" className="grid gap-2">
    {uniqueByFormat(events).map((event) => {
      const payload = formatPayload(event)
      return (
        <li key={`${event.type} ${payload}`} className="grid">
          <Button size="small" className="justify-start" onClick={() => void controls.send(event)}>
            <CodeLine>
              {event.type}
              {payload && <span className="font-normal"> {payload}</span>}
            </CodeLine>
          </Button>
        </li>
      )
    })}
  </ul>
)
