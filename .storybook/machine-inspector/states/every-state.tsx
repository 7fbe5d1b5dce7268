import { Badge } from '@saha/ui/badge'
import { Heading } from '@saha/ui/heading'
import { StarGrid } from '@saha/ui/star-motif'
import { Text } from '@saha/ui/text'
import type { Configuration } from '../../../packages/machines/src/testing/configurations.ts'
import { getHighlights } from '../chart/highlights.ts'
import type { Subject } from '../controls/subject.ts'
import { ContextList } from '../controls/context-panel.tsx'
import { formatValue, formatPayload, formatState } from '../controls/format-value.ts'
import { formatEventName } from '../controls/format-event-name.ts'
import type { ChartLayout } from '../layout/layout.ts'
import { MachineName } from '../machine-name.tsx'
import { CodeLine } from '../panel.tsx'
import { useMessages } from '../messages.ts'
import { ChartThumbnail } from './chart-thumbnail.tsx'

interface EveryStateProps {
  subject: Subject
  layout: ChartLayout
  configurations: readonly Configuration[]
}

/** Lists all states of a machine with chart, context and the shortest event path, without starting it. */
export function EveryState({ subject, layout, configurations }: EveryStateProps) {
  const { machine } = subject
  return (
    <main className="min-h-dvh bg-ground pb-16 text-ink">
      <header className="relative isolate overflow-hidden border-b border-line bg-surface">
        <StarGrid step={120} className="-z-10 text-ink opacity-[0.045]" />
        <div className="mx-auto w-full max-w-[100rem] px-4 py-6 sm:px-6">
          <MachineName machine={machine} />
        </div>
      </header>
      <ul className="mx-auto grid w-full max-w-[100rem] gap-5 px-4 pt-5 sm:px-6 md:grid-cols-2 xl:grid-cols-3">
        {configurations.map((configuration) => (
          <State
            key={formatValue(configuration.path) + formatValue(configuration.input)}
            configuration={configuration}
            subject={subject}
            layout={layout}
          />
        ))}
      </ul>
    </main>
  )
}

type StateProps = Omit<EveryStateProps, 'configurations'> & { configuration: Configuration }

function State({ configuration: { snapshot: reached, path }, subject, layout }: StateProps) {
  const messages = useMessages()
  const { value, context } = reached
  // A resolved state starts no calls, timers or resources.
  const snapshot = subject.machine.resolveState({ value, context })
  const highlights = getHighlights(snapshot)
  const failure: unknown = Reflect.get(context as object, 'failure')
  const code: unknown = failure && typeof failure === 'object' ? Reflect.get(failure, 'code') : failure
  const leaves = layout.states.filter(
    ({ state: { id, children } }) => children.length === 0 && highlights.active.has(id),
  )
  return (
    <li className="tile grid min-w-0 content-start gap-3 rounded-tile bg-surface p-4">
      <div dir="ltr" className="grid place-items-center rounded-control border border-line bg-sunken/40 p-3">
        <ChartThumbnail layout={layout} highlights={highlights} />
      </div>
      <div className="flex flex-wrap items-start justify-between gap-2">
        <Heading level={2} size="subheading" className="min-w-0">
          <CodeLine>{formatState(value)}</CodeLine>
        </Heading>
        {code != null && (
          <Badge tone="danger" lang="en" dir="ltr" className="font-code">
            {formatValue(code).replaceAll('"', '')}
          </Badge>
        )}
      </div>
      <div className="grid justify-items-start gap-1 type-small text-ink-muted">
        {leaves.map(({ state }) => (
          <p key={state.id} dir="ltr" lang="en">
            {state.description}
          </p>
        ))}
      </div>
      <ContextList context={context as object} />
      <div className="grid gap-1 border-t border-line pt-3">
        <Text size="caption" tone="muted">
          {path.length === 0 ? messages.atStart : messages.howTo}
        </Text>
        <ol className="grid justify-items-start gap-0.5 type-small">
          {path.map((event, index) => (
            <li key={index}>
              <CodeLine>
                <b>{formatEventName(event.type)}</b>{' '}
                {event.type.startsWith('xstate.') ? '' : formatPayload(event)}
              </CodeLine>
            </li>
          ))}
        </ol>
      </div>
    </li>
  )
}
