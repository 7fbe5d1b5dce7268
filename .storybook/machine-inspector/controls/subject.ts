import type { AnyFixtures } from '../../../packages/machines/src/testing/fixtures.ts'
import { toDiagram } from '../../../packages/machines/src/testing/documentation/diagram.ts'
import { startHarness, type Harness } from '../../../packages/machines/src/testing/harness.ts'
import { collapseStates } from '../layout/collapse.ts'
import { layoutChart, layoutThumbnail, type ChartLayout } from '../layout/layout.ts'
import { startLayoutWorker } from '../layout/layout-worker.ts'

/** Any machine that the harness accepts. */
export type AnyMachine = Parameters<typeof toDiagram>[0]

/** An inspected machine with its fixtures. */
export interface Subject<Machine extends AnyMachine = AnyMachine, Ports extends object = object> {
  readonly machine: Machine
  readonly fixtures: AnyFixtures
  /** Starts it with manually controlled ports, resources and clock. */
  readonly start: (input: unknown) => Harness<Machine, Ports>
  /** Layout of its chart, computed once, outside the page's thread. Leaves out the states inside collapsed ones. */
  readonly layout: (collapsed?: ReadonlySet<string>) => Promise<ChartLayout>
  /** Layout of a small chart with state names only. */
  readonly thumbnail: () => Promise<ChartLayout>
}

type FixturesFor<Ports extends object> = Parameters<typeof startHarness<AnyMachine, Ports>>[1]

/** @param fixtures the machine's `<name>.fixtures.ts`, with all inputs, events and port results */
export const createSubject = <Machine extends AnyMachine, Ports extends object>(
  machine: Machine,
  fixtures: FixturesFor<Ports>,
): Subject<Machine, Ports> => {
  const diagram = toDiagram(machine)
  return {
    machine,
    fixtures: fixtures as unknown as AnyFixtures,
    start: (input) => startHarness<Machine, Ports>(machine, fixtures, input as never),
    layout: once(async (collapsed) =>
      layoutChart(collapseStates(diagram, collapsed), await startLayoutWorker()),
    ),
    thumbnail: once(async () => layoutThumbnail(diagram, await startLayoutWorker())),
  }
}

/** Computes each layout once. */
const once = (compute: (collapsed: ReadonlySet<string>) => Promise<ChartLayout>) => {
  const layouts = new Map<string, Promise<ChartLayout>>()
  return (collapsed: ReadonlySet<string> = new Set()) => {
    const key = [...collapsed].sort().join()
    const layout = layouts.get(key) ?? compute(collapsed)
    layouts.set(key, layout)
    return layout
  }
}
