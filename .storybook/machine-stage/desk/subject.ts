import type { AnyCases } from '../../../packages/machines/src/testing/cases.ts'
import { diagramOf } from '../../../packages/machines/src/testing/diagram.ts'
import { startRig, type Rig } from '../../../packages/machines/src/testing/rig.ts'
import { layOut, layOutSmall, type Drawing } from '../layout/layout.ts'

/** Any machine, as the rig takes it. */
export type AnyMachine = Parameters<typeof diagramOf>[0]

/** A machine to be put on the stage, with all that can happen to it. */
export interface Subject<Machine extends AnyMachine = AnyMachine, Ports extends object = object> {
  readonly machine: Machine
  readonly cases: AnyCases
  /** Starts it with ports, resources and a clock that are settled by hand. */
  readonly start: (input: unknown) => Rig<Machine, Ports>
  /** Its chart, laid out once. */
  readonly drawing: () => Promise<Drawing>
  /** The same to be seen from afar. */
  readonly smallDrawing: () => Promise<Drawing>
}

type CasesOf<Ports extends object> = Parameters<typeof startRig<AnyMachine, Ports>>[1]

/** @param cases the machine's own `<name>.cases.ts`: the one source of what can happen to it */
export const subjectOf = <Machine extends AnyMachine, Ports extends object>(
  machine: Machine,
  cases: CasesOf<Ports>,
): Subject<Machine, Ports> => {
  const diagram = diagramOf(machine)
  return {
    machine,
    cases: cases as unknown as AnyCases,
    start: (input) => startRig<Machine, Ports>(machine, cases, input as never),
    drawing: once(() => layOut(diagram)),
    smallDrawing: once(() => layOutSmall(diagram)),
  }
}

const once = <Value>(make: () => Value) => {
  let made: { readonly value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
