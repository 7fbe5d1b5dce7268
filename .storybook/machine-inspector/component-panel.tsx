import { SahaProvider } from '@saha/ui/provider'
import type { ComponentType } from 'react'
import type { EventFromLogic, SnapshotFrom } from 'xstate'
import type { MachineControls } from './controls/machine-controls.ts'
import type { AnyMachine } from './controls/subject.ts'
import { useMessages } from './messages.ts'
import { Panel } from './panel.tsx'

/** Props of a component that shows a machine, in one language. */
export interface MachineViewProps<Machine extends AnyMachine> {
  readonly snapshot: SnapshotFrom<Machine>
  readonly send: (event: EventFromLogic<Machine>) => void
}

/** A component of the kit that shows a machine and sends its events. */
export type MachineView<Machine extends AnyMachine = AnyMachine> = ComponentType<MachineViewProps<Machine>>

const languages = ['en', 'ar'] as const

interface ComponentPanelProps {
  controls: MachineControls
  view: MachineView
}

/** The component of a machine in both languages, driven by the inspected actor. */
export function ComponentPanel({ controls, view: View }: ComponentPanelProps) {
  const messages = useMessages()
  return (
    <Panel title={messages.component}>
      <div className="grid gap-4 sm:grid-cols-2">
        {languages.map((language) => (
          <SahaProvider key={language} scope="element" locale={language}>
            <div className="min-w-0 rounded-control border border-line bg-ground p-4">
              <View
                snapshot={controls.harness.snapshot as never}
                send={(event) => void controls.send(event)}
              />
            </div>
          </SahaProvider>
        ))}
      </div>
    </Panel>
  )
}
