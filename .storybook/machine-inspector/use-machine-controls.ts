import { useEffect, useState, useSyncExternalStore } from 'react'
import { MachineControls } from './controls/machine-controls.ts'
import type { AnyMachine, Subject } from './controls/subject.ts'

/** A desk of one's own, which lives as long as the component; renders with everything that happens. */
export function useMachineControls<Machine extends AnyMachine, Ports extends object>(
  subject: Subject<Machine, Ports>,
) {
  const [controls] = useState(() => new MachineControls(subject))
  useEffect(() => controls.connect(), [controls])
  const version = useSyncExternalStore(controls.subscribe, controls.getVersion)
  return { controls, version }
}
