import { CheckIcon, CloseIcon } from '@saha/ui/icons'
import { Badge } from '@saha/ui/badge'
import { Button } from '@saha/ui/button'
import { Text } from '@saha/ui/text'
import { CodeLine, Panel } from '../panel.tsx'
import { useMessages } from '../messages.ts'
import type { MachineControls, OpenCall, OpenHold } from './machine-controls.ts'
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
            <CallControls controls={controls} item={item} />
          ) : (
            <HoldControls controls={controls} item={item} />
          )}
        </div>
      ))}
    </Panel>
  )
}

interface SettleButtonProps {
  label: string
  value: unknown
  onSettle: () => Promise<void>
  isFailure?: boolean
}

const SettleButton = ({ label, value, onSettle, isFailure = false }: SettleButtonProps) => (
  <Button
    size="small"
    className="justify-start"
    startIcon={isFailure ? CloseIcon : CheckIcon}
    onClick={() => void onSettle()}
  >
    <span className="shrink-0">{label}</span>
    <CodeLine className="font-normal">{formatValue(value)}</CodeLine>
  </Button>
)

function CallControls({ controls, item }: PortsProps & { item: OpenCall }) {
  const { name, call } = item
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
          label={messages.resolve}
          value={output}
          onSettle={() => controls.resolve(item, output)}
        />
      ))}
      {uniqueByFormat(fixtures?.rejects ?? []).map((error) => (
        <SettleButton
          key={`reject ${formatValue(error)}`}
          label={messages.reject}
          value={error}
          onSettle={() => controls.reject(item, error)}
          isFailure
        />
      ))}
    </>
  )
}

function HoldControls({ controls, item }: PortsProps & { item: OpenHold }) {
  const { name, hold } = item
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
          <Button size="small" startIcon={CheckIcon} onClick={() => void controls.grant(item)}>
            {messages.grant}
          </Button>
          <Button size="small" startIcon={CloseIcon} onClick={() => void controls.deny(item, denial)}>
            {messages.deny}
          </Button>
        </div>
      )}
      {uniqueByFormat(resourceEvents).map((event) => (
        <SettleButton
          key={formatValue(event)}
          label={messages.sendFrom}
          value={event}
          onSettle={() => controls.sendFrom(item, event)}
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
