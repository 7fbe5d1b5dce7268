import { RetryIcon } from '@saha/ui/icons'
import { Button } from '@saha/ui/button'
import { Select } from '@saha/ui/select'
import { StarGrid } from '@saha/ui/star-motif'
import { useEffect, useRef, type ReactNode } from 'react'
import { ChartPlace } from './chart/chart-place.tsx'
import { lightsOf } from './chart/lights.ts'
import { ClockPanel } from './desk/clock-panel.tsx'
import type { Desk } from './desk/desk.ts'
import { EventsPanel } from './desk/events-panel.tsx'
import { ContextPanel, EmittedPanel, LogPanel } from './desk/knowledge.tsx'
import { PortsPanel } from './desk/ports-panel.tsx'
import { written, writtenState } from './desk/written.ts'
import type { Drawing } from './layout/layout.ts'
import { MachineName } from './machine-name.tsx'
import { Now } from './now.tsx'
import { useWords } from './words.ts'

export interface MachineStageProps {
  desk: Desk
  /** Changes with everything that happens at the desk. */
  beat: number
  drawing: Drawing
  /** Stands before the desk: the sentences of a walk. */
  children?: ReactNode
}

/** A machine to be looked at and played with: its chart, its world and all it knows. */
export function MachineStage({ desk, beat, drawing, children }: MachineStageProps) {
  const rail = useFocusKept()
  const { snapshot } = desk.harness
  const lights = lightsOf(snapshot, desk.lastSteps)
  const state = writtenState(snapshot.value)
  return (
    <main className="min-h-dvh bg-ground pb-16 text-ink">
      <StageHeader desk={desk} />
      <div className="mx-auto grid w-full max-w-[100rem] gap-5 px-4 pt-5 sm:px-6 lg:grid-cols-[minmax(0,1fr)_23rem] lg:grid-rows-[auto_auto_1fr]">
        <Now desk={desk} drawing={drawing} lights={lights} state={state} />
        <div
          ref={rail}
          tabIndex={-1}
          className="grid min-w-0 content-start gap-4 self-start lg:col-start-2 lg:row-span-3 lg:row-start-1"
        >
          {children}
          <PortsPanel desk={desk} />
          <ClockPanel desk={desk} />
          <EventsPanel desk={desk} />
        </div>
        <ChartPlace
          name={desk.subject.machine.id}
          state={state}
          drawing={drawing}
          lights={lights}
          beat={beat}
        />
        <div className="grid min-w-0 content-start gap-4 md:grid-cols-2">
          <div className="grid min-w-0 content-start gap-4">
            <ContextPanel desk={desk} />
            <EmittedPanel desk={desk} />
          </div>
          <LogPanel desk={desk} />
        </div>
      </div>
    </main>
  )
}

/** A pressed button may be gone with the state it belonged to: then the desk takes the focus it held. */
function useFocusKept() {
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

function StageHeader({ desk }: { desk: Desk }) {
  const words = useWords()
  const { machine, fixtures } = desk.subject
  return (
    <header className="relative isolate overflow-hidden border-b border-line bg-surface">
      <StarGrid step={120} className="-z-10 text-ink opacity-[0.045]" />
      <div className="mx-auto flex w-full max-w-[100rem] flex-wrap items-end justify-between gap-x-8 gap-y-4 px-4 py-6 sm:px-6">
        <MachineName machine={machine} />
        <div className="flex min-w-0 flex-wrap items-end gap-3">
          {fixtures.inputs.length > 1 && (
            <label className="grid max-w-md min-w-0 gap-1 type-small">
              {words.startWith}
              <span dir="ltr" lang="en" className="grid min-w-0">
                <Select
                  className="max-w-full font-code type-small"
                  value={fixtures.inputs.indexOf(desk.input)}
                  onChange={({ target }) => desk.restart(fixtures.inputs[Number(target.value)])}
                >
                  {fixtures.inputs.map((input, index) => (
                    <option key={index} value={index}>
                      {written(input)}
                    </option>
                  ))}
                </Select>
              </span>
            </label>
          )}
          <Button startIcon={RetryIcon} onClick={() => desk.restart()}>
            {words.restart}
          </Button>
        </div>
      </div>
    </header>
  )
}
