import { CheckIcon, CloseIcon } from '@saha/ui/icons'
import { Badge } from '@saha/ui/badge'
import { Button } from '@saha/ui/button'
import { Text } from '@saha/ui/text'
import type { FakeCall } from '../../../packages/machines/src/testing/fake-port.ts'
import type { FakeHold } from '../../../packages/machines/src/testing/fake-resource.ts'
import { CodeLine, Panel } from '../panel.tsx'
import { useWords } from '../words.ts'
import type { Desk } from './desk.ts'
import { distinct, written } from './written.ts'

interface PortsProps {
  desk: Desk
}

/** What the machine holds now, each to be settled by hand. */
export function PortsPanel({ desk }: PortsProps) {
  const words = useWords()
  const held = desk.held()
  return (
    <Panel title={words.ports}>
      {held.length === 0 && <Text size="small">{words.noPorts}</Text>}
      {held.map((item, index) => (
        <div
          key={`${item.name} ${index}`}
          className="grid min-w-0 gap-2 rounded-control border border-selection-edge bg-selection/40 p-3"
        >
          {item.kind === 'call' ? (
            <Call desk={desk} name={item.name} call={item.call} />
          ) : (
            <Hold desk={desk} name={item.name} hold={item.hold} />
          )}
        </div>
      ))}
    </Panel>
  )
}

interface AnswerProps {
  desk: Desk
  says: string
  value: unknown
  act: () => void
  fails?: boolean
}

const Answer = ({ desk, says, value, act, fails = false }: AnswerProps) => (
  <Button
    size="small"
    className="justify-start"
    startIcon={fails ? CloseIcon : CheckIcon}
    onClick={() => void desk.settle(act)}
  >
    {says}
    <CodeLine className="font-normal">{written(value)}</CodeLine>
  </Button>
)

function Call({ desk, name, call }: PortsProps & { name: string; call: FakeCall<unknown, unknown> }) {
  const words = useWords()
  const fixtures = desk.subject.fixtures.ports[name]
  return (
    <>
      <CodeLine>
        <b>{name}</b>({call.input === undefined ? '' : written(call.input)})
      </CodeLine>
      {distinct(fixtures?.resolves ?? []).map((output) => (
        <Answer
          key={`resolve ${written(output)}`}
          desk={desk}
          says={words.resolve}
          value={output}
          act={() => call.resolve(output)}
        />
      ))}
      {distinct(fixtures?.rejects ?? []).map((error) => (
        <Answer
          key={`reject ${written(error)}`}
          desk={desk}
          says={words.reject}
          value={error}
          act={() => call.reject(error)}
          fails
        />
      ))}
    </>
  )
}

function Hold({ desk, name, hold }: PortsProps & { name: string; hold: FakeHold }) {
  const words = useWords()
  const { events, resources } = desk.subject.fixtures
  const isOpening = hold.phase === 'opening'
  const denial = new Error('denied')
  const resourceEvents = (resources?.[name]?.events ?? []).flatMap((type) =>
    (events[type] ?? []).map((payload) => ({ ...payload, type })),
  )
  return (
    <>
      <p className="flex items-center justify-between gap-2">
        <CodeLine>
          <b>{name}</b> {hold.input === undefined ? '' : written(hold.input)}
        </CodeLine>
        <Badge tone="selection">{isOpening ? words.opening : words.held}</Badge>
      </p>
      {isOpening && (
        <div className="flex flex-wrap gap-2">
          <Button size="small" startIcon={CheckIcon} onClick={() => void desk.settle(() => hold.grant())}>
            {words.grant}
          </Button>
          <Button
            size="small"
            startIcon={CloseIcon}
            onClick={() => void desk.settle(() => hold.deny(denial))}
          >
            {words.deny}
          </Button>
        </div>
      )}
      {distinct(resourceEvents).map((event) => (
        <Answer
          key={written(event)}
          desk={desk}
          says={words.tell}
          value={event}
          act={() => hold.send(event)}
        />
      ))}
      {hold.commands.map((command, index) => (
        <CodeLine key={index} className="text-ink-muted">
          ← {written(command)}
        </CodeLine>
      ))}
    </>
  )
}
