import { Button } from '@saha/ui/button'
import { Text } from '@saha/ui/text'
import { useState } from 'react'
import { CodeLine, Panel } from '../panel.tsx'
import { useWords } from '../words.ts'
import type { Desk, DeskEvent } from './desk.ts'
import { offersOf } from './offers.ts'
import { distinct, writtenPayload } from './written.ts'

interface EventsProps {
  desk: Desk
}

/** One button for each event that the machine takes now, with each of its payloads. */
export function EventsPanel({ desk }: EventsProps) {
  const words = useWords()
  const [isOpen, setOpen] = useState(false)
  const offers = offersOf(desk.subject.fixtures, desk.harness)
  const taken = offers.flatMap(({ taken }) => taken)
  const refused = offers.flatMap(({ refused }) => refused)
  return (
    <Panel title={words.events}>
      {taken.length === 0 && <Text size="small">{words.noEvents}</Text>}
      <Events events={taken} desk={desk} />
      {refused.length > 0 && (
        <details className="min-w-0" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary className="min-h-6 cursor-pointer type-small text-ink-muted">
            {words.refused(refused.length)}
          </summary>
          {isOpen && (
            <div className="pt-3">
              <Events events={refused} desk={desk} />
            </div>
          )}
        </details>
      )}
    </Panel>
  )
}

const Events = ({ events, desk }: EventsProps & { events: readonly DeskEvent[] }) => (
  <ul className="grid gap-2">
    {distinct(events).map((event) => {
      const payload = writtenPayload(event)
      return (
        <li key={`${event.type} ${payload}`} className="grid">
          <Button size="small" className="justify-start" onClick={() => void desk.send(event)}>
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
