import { CheckIcon, CloseIcon } from '@saha/ui/icons'
import { Badge } from '@saha/ui/badge'
import { Button } from '@saha/ui/button'
import { Text } from '@saha/ui/text'
import type { FakeCall } from '../../../packages/machines/src/testing/fakes/fake-port.ts'
import type { FakeHold } from '../../../packages/machines/src/testing/fakes/fake-resource.ts'
import { CodeLine, Panel } from '../panel.tsx'
import { useMessages } from '../messages.ts'
import type { MachineControls } from './machine-controls.ts'
import { uniqueByFormat, formatValue } from './format-value.ts'

interface PortsProps {
  controls: MachineControls
}

/** Unsettled port calls and resources in use, with buttons to settle them. */
export function PortsPanel({ controls }: PortsProps) {
  const messages = useMessages()
  const items = controls.getOpenItems()
  return (
    <Panel title={messages.ports}>
      {items.length === 0 && <Text size="small">{messages.noPorts}</Text>}
      {items.map((item, index) => (
        <div
          key={`${item.name} ${index}`}
          className="grid min-w-0 gap-2 rounded-control border border-selection-edge bg-selection/40 p-3"
        >
          {item.kind === 'call' ? (
            <OpenCall controls={controls} name={item.name} call={item.call} />
          ) : (
            <HeldResource controls={controls} name={item.name} hold={item.hold} />
          )}
        </div>
      ))}
    </Panel>
  )
}

interface SettleButtonProps {
  controls: MachineControls
  label: string
  value: unknown
  act: () => void
  isFailure?: boolean
}

const SettleButton = ({ controls, label, value, act, isFailure = false }: SettleButtonProps) => (
  <Button
    size="small"
    className="justify-start"
    startIcon={isFailure ? CloseIcon : CheckIcon}
    onClick={() => void controls.settle(act)}
  >
    {label}
    <CodeLine className="font-normal">{formatValue(value)}</CodeLine>
  </Button>
)

function OpenCall({ controls, name, call }: PortsProps & { name: string; call: FakeCall<unknown, unknown> }) {
  const messages = useMessages()
  const fixtures = controls.subject.fixtures.ports[name]
  return (
    <>
      <CodeLine>
        <b>{name}</b>({call.input === undefined ? '' : formatValue(call.input)})
      </CodeLine>
      {uniqueByFormat(fixtures?.resolves ?? []).map((output) => (
        <SettleButton
          key={`resolve ${formatValue(output)}`}
          controls={controls}
          label={messages.resolve}
          value={output}
          act={() => call.resolve(output)}
        />
      ))}
      {uniqueByFormat(fixtures?.rejects ?? []).map((error) => (
        <SettleButton
          key={`reject ${formatValue(error)}`}
          controls={controls}
          label={messages.reject}
          value={error}
          act={() => call.reject(error)}
          isFailure
        />
      ))}
    </>
  )
}

function HeldResource({ controls, name, hold }: PortsProps & { name: string; hold: FakeHold }) {
  const messages = useMessages()
  const { events, resources } = controls.subject.fixtures
  const isOpening = hold.phase === 'opening'
  const denial = new Error('denied')
  const resourceEvents = (resources?.[name]?.events ?? []).flatMap((type) =>
    (events[type] ?? []).map((payload) => ({ ...payload, type })),
  )
  return (
    <>
      <p className="flex items-center justify-between gap-2">
        <CodeLine>
          <b>{name}</b> {hold.input === undefined ? '' : formatValue(hold.input)}
        </CodeLine>
        <Badge tone="selection">{isOpening ? messages.opening : messages.held}</Badge>
      </p>
      {isOpening && (
        <div className="flex flex-wrap gap-2">
          <Button size="small" startIcon={CheckIcon} onClick={() => void controls.settle(() => hold.grant())}>
            {messages.grant}
          </Button>
          <Button
            size="small"
            startIcon={CloseIcon}
            onClick={() => void controls.settle(() => hold.deny(denial))}
          >
            {messages.deny}
          </Button>
        </div>
      )}
      {uniqueByFormat(resourceEvents).map((event) => (
        <SettleButton
          key={formatValue(event)}
          controls={controls}
          label={messages.sendFrom}
          value={event}
          act={() => hold.send(event)}
        />
      ))}
      {hold.commands.map((command, index) => (
        <CodeLine key={index} className="text-ink-muted">
          ← {formatValue(command)}
        </CodeLine>
      ))}
    </>
  )
}
