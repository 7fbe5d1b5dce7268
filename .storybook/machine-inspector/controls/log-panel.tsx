import { Text } from '@saha/ui/text'
import { VisuallyHidden } from '@saha/ui/visually-hidden'
import { clsx } from 'clsx'
import type { Step } from '../../../packages/machines/src/testing/harness.ts'
import { CodeLine, Panel } from '../panel.tsx'
import { useLanguage, useMessages } from '../messages.ts'
import type { MachineControls } from './machine-controls.ts'
import { formatEventName } from './format-event-name.ts'
import { formatValue, formatPayload, formatState } from './format-value.ts'

/** Formats an event's payload; of XState's own events only outputs and errors. */
const formatEventPayload = (event: { readonly type: string }) => {
  if (!event.type.startsWith('xstate.')) return formatPayload(event)
  const answer = 'output' in event ? event.output : Reflect.get(event, 'error')
  return event.type.startsWith('xstate.done') || event.type.startsWith('xstate.error')
    ? formatValue(answer)
    : ''
}

/** All handled events with the resulting states, newest first. A press goes to the state after an event. */
export function LogPanel({ controls }: { controls: MachineControls }) {
  const messages = useMessages()
  const current = controls.harness.steps.length - 1
  const steps = controls.history.map((step, index) => ({ step, index })).reverse()
  return (
    <Panel title={messages.log}>
      <Text size="small" tone="muted">
        {messages.logHint}
      </Text>
      <ol aria-label={messages.log} className="-m-1 grid max-h-80 gap-1 overflow-y-auto p-1 type-small">
        {steps.map(({ step, index }) => (
          <li key={index} aria-current={index === current ? 'true' : undefined}>
            <button
              type="button"
              onClick={() => void controls.travelTo(index)}
              className={clsx(
                'grid w-full cursor-pointer grid-cols-[1.2em_minmax(0,1fr)] gap-2 rounded-control border-s-4 p-1.5 text-start hover:bg-sunken',
                index === current ? 'border-action-edge bg-sunken/60' : 'border-transparent',
                index > current && 'text-ink-muted',
              )}
              dir="ltr"
              lang="en"
            >
              <span className="text-end font-code text-ink-muted">{index}</span>
              <LogStep step={step} isUndone={index > current} />
            </button>
          </li>
        ))}
      </ol>
    </Panel>
  )
}

function LogStep({ step, isUndone }: { step: Step; isUndone: boolean }) {
  const { event, before, after, taken } = step
  const messages = useMessages()
  const language = useLanguage()
  return (
    <CodeLine>
      <b>{formatEventName(event.type)}</b> {formatEventPayload(event)}
      <span className="block text-ink-muted">
        {before && taken.length === 0 ? (
          <>
            = <span lang={language}>{messages.ignored}</span>
          </>
        ) : (
          `→ ${formatState(after.value)}`
        )}
      </span>
      {isUndone && <VisuallyHidden lang={language}> ({messages.undone})</VisuallyHidden>}
    </CodeLine>
  )
}
