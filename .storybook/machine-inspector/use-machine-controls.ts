import { useEffect, useState, useSyncExternalStore } from 'react'
import { MachineControls } from './controls/machine-controls.ts'
import type { AnyMachine, Subject } from './controls/subject.ts'

/** Creates controls for the lifetime of the component, and rerenders on every update. */
export function useMachineControls<Machine extends AnyMachine, Ports extends object>(
  subject: Subject<Machine, Ports>,
) {
  const [controls] = useState(() => new MachineControls(subject))
  useEffect(() => controls.connect(), [controls])
  const version = useSyncExternalStore(controls.subscribe, controls.getVersion)
  return { controls, version }
}
