import { RetryIcon } from '@saha/ui/icons'
import { Button } from '@saha/ui/button'
import { CopyButton } from '@saha/ui/copy-button'
import { Select } from '@saha/ui/select'
import { StarGrid } from '@saha/ui/star-motif'
import { useEffect, useRef, type ReactNode } from 'react'
import { toMachineJson } from '../../packages/machines/src/testing/documentation/machine-json.ts'
import { ChartPanel } from './chart/chart-panel.tsx'
import { getHighlights } from './chart/highlights.ts'
import { ClockPanel } from './controls/clock-panel.tsx'
import type { MachineControls } from './controls/machine-controls.ts'
import { EventsPanel } from './controls/events-panel.tsx'
import { ContextPanel, EmittedPanel } from './controls/context-panel.tsx'
import { LogPanel } from './controls/log-panel.tsx'
import { ComponentPanel, type MachineView } from './component-panel.tsx'
import { PortsPanel } from './controls/ports-panel.tsx'
import { formatValue, formatState } from './controls/format-value.ts'
import type { ChartLayout } from './layout/layout.ts'
import { MachineName } from './machine-name.tsx'
import { CurrentState } from './current-state.tsx'
import { useMessages } from './messages.ts'

interface MachineInspectorProps {
  controls: MachineControls
  /** Changes with every update of the controls. */
  version: number
  layout: ChartLayout
  /** Component that the actor drives, beside its chart. */
  view?: MachineView | undefined
  /** Content above the controls, such as the scenario panel. */
  children?: ReactNode
}

/** Shows a machine's chart, state, context, log and controls. */
export function MachineInspector({ controls, version, layout, view, children }: MachineInspectorProps) {
  const rail = useFocusFallback()
  const { snapshot } = controls.harness
  const highlights = getHighlights(snapshot, controls.lastSteps)
  const state = formatState(snapshot.value)
  return (
    <main className="min-h-dvh bg-ground pb-16 text-ink">
      <InspectorHeader controls={controls} />
      <div className="mx-auto grid w-full max-w-[100rem] gap-5 px-4 pt-5 sm:px-6 lg:grid-cols-[minmax(0,1fr)_23rem] lg:grid-rows-[auto_auto_auto_1fr]">
        <CurrentState controls={controls} layout={layout} highlights={highlights} state={state} />
        <div
          ref={rail}
          tabIndex={-1}
          className="grid min-w-0 content-start gap-4 self-start lg:col-start-2 lg:row-span-4 lg:row-start-1"
        >
          {children}
          <PortsPanel controls={controls} />
          <ClockPanel controls={controls} />
          <EventsPanel controls={controls} />
        </div>
        {view && <ComponentPanel controls={controls} view={view} />}
        <ChartPanel
          controls={controls}
          state={state}
          layout={layout}
          highlights={highlights}
          version={version}
        />
        <div className="grid min-w-0 content-start gap-4 md:grid-cols-2">
          <div className="grid min-w-0 content-start gap-4">
            <ContextPanel controls={controls} />
            <EmittedPanel controls={controls} />
          </div>
          <LogPanel controls={controls} />
        </div>
      </div>
    </main>
  )
}

/** Focuses the controls when the focused button was removed with its state. */
function useFocusFallback() {
  const rail = useRef<HTMLDivElement>(null)
  const wasInside = useRef(false)
  useEffect(() => {
    if (wasInside.current && document.activeElement === document.body)
      rail.current?.focus({ preventScroll: true })
    wasInside.current = false
  })
  useEffect(() => {
    const element = rail.current
    const pressed = () => {
      wasInside.current = true
    }
    element?.addEventListener('click', pressed)
    return () => element?.removeEventListener('click', pressed)
  }, [])
  return rail
}

function InspectorHeader({ controls }: { controls: MachineControls }) {
  const messages = useMessages()
  const { machine, fixtures } = controls.subject
  return (
    <header className="relative isolate overflow-hidden border-b border-line bg-surface">
      <StarGrid step={120} className="-z-10 text-ink opacity-[0.045]" />
      <div className="mx-auto flex w-full max-w-[100rem] flex-wrap items-end justify-between gap-x-8 gap-y-4 px-4 py-6 sm:px-6">
        <MachineName machine={machine} />
        <div className="flex min-w-0 flex-wrap items-end gap-3">
          {fixtures.inputs.length > 1 && (
            <label className="grid max-w-md min-w-0 gap-1 type-small">
              {messages.startWith}
              <span dir="ltr" lang="en" className="grid min-w-0">
                <Select
                  className="max-w-full font-code type-small"
                  value={fixtures.inputs.indexOf(controls.input)}
                  onChange={({ target }) => controls.restart(fixtures.inputs[Number(target.value)])}
                >
                  {fixtures.inputs.map((input, index) => (
                    <option key={index} value={index}>
                      {formatValue(input)}
                    </option>
                  ))}
                </Select>
              </span>
            </label>
          )}
          <CopyButton label={messages.copyJson} value={JSON.stringify(toMachineJson(machine), null, 2)} />
          <Button startIcon={RetryIcon} onClick={() => controls.restart()}>
            {messages.restart}
          </Button>
        </div>
      </div>
    </header>
  )
}
