import { Badge } from '@saha/ui/badge'
import { Heading } from '@saha/ui/heading'
import { StarGrid } from '@saha/ui/star-motif'
import { Text } from '@saha/ui/text'
import type { Configuration } from '../../../packages/machines/src/testing/configurations.ts'
import { lightsOf } from '../chart/lights.ts'
import type { Subject } from '../desk/subject.ts'
import { ContextList } from '../desk/knowledge.tsx'
import { written, writtenPayload, writtenState } from '../desk/written.ts'
import { eventName } from '../desk/event-name.ts'
import type { Drawing } from '../layout/layout.ts'
import { MachineName } from '../machine-name.tsx'
import { CodeLine } from '../panel.tsx'
import { useWords } from '../words.ts'
import { SmallChart } from './small-chart.tsx'

interface EveryStateProps {
  subject: Subject
  drawing: Drawing
  configurations: readonly Configuration[]
}

/** A machine in each of its states, without starting any port: where it is, what it knows, how to get there. */
export function EveryState({ subject, drawing, configurations }: EveryStateProps) {
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
            key={written(configuration.path) + written(configuration.input)}
            configuration={configuration}
            subject={subject}
            drawing={drawing}
          />
        ))}
      </ul>
    </main>
  )
}

type StateProps = Omit<EveryStateProps, 'configurations'> & { configuration: Configuration }

function State({ configuration: { snapshot: reached, path }, subject, drawing }: StateProps) {
  const words = useWords()
  const { value, context } = reached
  // Restored, not reached: nothing is called, timed or opened.
  const snapshot = subject.machine.resolveState({ value, context })
  const lights = lightsOf(snapshot)
  const failure: unknown = Reflect.get(context as object, 'failure')
  const code: unknown = failure && typeof failure === 'object' ? Reflect.get(failure, 'code') : failure
  const leaves = drawing.states.filter(
    ({ state: { id, children } }) => children.length === 0 && lights.active.has(id),
  )
  return (
    <li className="tile grid min-w-0 content-start gap-3 rounded-tile bg-surface p-4">
      <div dir="ltr" className="grid place-items-center rounded-control border border-line bg-sunken/40 p-3">
        <SmallChart drawing={drawing} lights={lights} />
      </div>
      <div className="flex flex-wrap items-start justify-between gap-2">
        <Heading level={2} size="subheading" className="min-w-0">
          <CodeLine>{writtenState(value)}</CodeLine>
        </Heading>
        {code != null && (
          <Badge tone="danger" lang="en" dir="ltr" className="font-code">
            {written(code).replaceAll('"', '')}
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
          {path.length === 0 ? words.atStart : words.howTo}
        </Text>
        <ol className="grid justify-items-start gap-0.5 type-small">
          {path.map((event, index) => (
            <li key={index}>
              <CodeLine>
                <b>{eventName(event.type)}</b> {event.type.startsWith('xstate.') ? '' : writtenPayload(event)}
              </CodeLine>
            </li>
          ))}
        </ol>
      </div>
    </li>
  )
}
