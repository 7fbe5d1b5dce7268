import { createGate } from './gate.ts'
import type { GateCommand, GateReport } from './gate.ts'

/** A gate as the portal's page reaches it. */
export interface GateLine {
  send: (command: GateCommand) => void
  close: () => void
}

/** Opens a gate that knows the most points of its game. */
export type ReachGate = (maxScore: number, report: (report: GateReport) => void) => GateLine

/** The gate in the portal's own thread: for tests, and for browsers without workers. */
export const gateHere: ReachGate = (maxScore, report) => {
  const gate = createGate({ maxScore, report })
  return { send: gate.obey, close: gate.close }
}
