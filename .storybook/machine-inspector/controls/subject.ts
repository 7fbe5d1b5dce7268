import type { AnyFixtures } from '../../../packages/machines/src/testing/fixtures.ts'
import { toDiagram } from '../../../packages/machines/src/testing/diagram.ts'
import { startHarness, type Harness } from '../../../packages/machines/src/testing/harness.ts'
import { layoutChart, layoutThumbnail, type ChartLayout } from '../layout/layout.ts'

/** Any machine, as the harness takes it. */
export type AnyMachine = Parameters<typeof toDiagram>[0]

/** A machine to be put on the stage, with all that can happen to it. */
export interface Subject<Machine extends AnyMachine = AnyMachine, Ports extends object = object> {
  readonly machine: Machine
  readonly fixtures: AnyFixtures
  /** Starts it with ports, resources and a clock that are settled by hand. */
  readonly start: (input: unknown) => Harness<Machine, Ports>
  /** Its chart, laid out once. */
  readonly layout: () => Promise<ChartLayout>
  /** The same to be seen from afar. */
  readonly thumbnail: () => Promise<ChartLayout>
}

type FixturesFor<Ports extends object> = Parameters<typeof startHarness<AnyMachine, Ports>>[1]

/** @param fixtures the machine's own `<name>.fixtures.ts`: the one source of what can happen to it */
export const createSubject = <Machine extends AnyMachine, Ports extends object>(
  machine: Machine,
  fixtures: FixturesFor<Ports>,
): Subject<Machine, Ports> => {
  const diagram = toDiagram(machine)
  return {
    machine,
    fixtures: fixtures as unknown as AnyFixtures,
    start: (input) => startHarness<Machine, Ports>(machine, fixtures, input as never),
    layout: once(() => layoutChart(diagram)),
    thumbnail: once(() => layoutThumbnail(diagram)),
  }
}

const once = <Value>(make: () => Value) => {
  let made: { readonly value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
