import { useEffect, useState, useSyncExternalStore } from 'react'
import { Desk } from './desk/desk.ts'
import type { AnyMachine, Subject } from './desk/subject.ts'

/** A desk of one's own, which lives as long as the component; renders with everything that happens. */
export function useDesk<Machine extends AnyMachine, Ports extends object>(subject: Subject<Machine, Ports>) {
  const [desk] = useState(() => new Desk(subject))
  useEffect(() => desk.attend(), [desk])
  const beat = useSyncExternalStore(desk.subscribe, desk.version)
  return { desk, beat }
}
