import type { StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { findConfigurations, type Configuration } from '../../packages/machines/src/testing/configurations.ts'
import type { MachineView } from './component-panel.tsx'
import type { AnyMachine, Subject } from './controls/subject.ts'
import type { ChartLayout } from './layout/layout.ts'
import { MachineInspector } from './machine-inspector.tsx'
import { EveryState as EveryStatePage } from './states/every-state.tsx'
import { useMachineControls } from './use-machine-controls.ts'
import type { Scenario } from './scenario/scenario.ts'
import { ScenarioPanel } from './scenario/scenario-panel.tsx'

interface InspectorProps {
  subject: Subject
  layout: ChartLayout
  view?: MachineView | undefined
  scenarios?: readonly Scenario[]
}

function Inspector({ subject, layout, view, scenarios }: InspectorProps) {
  const { controls, version } = useMachineControls(subject)
  return (
    <MachineInspector controls={controls} version={version} layout={layout} view={view}>
      {scenarios && <ScenarioPanel controls={controls} scenarios={scenarios} />}
    </MachineInspector>
  )
}

interface Inspected {
  readonly subject: Subject
  readonly scenarios: readonly Scenario[]
}

// Parameters would be serialized for the manager, and a machine is large.
const inspected = new WeakMap<object, Inspected>()

/** Returns machine and scenarios of a story that was created here, by its export. */
export const findInspected = (story: object): Inspected | undefined => inspected.get(story)

const register = (story: StoryObj, subject: Subject, all: readonly Scenario[] = []): StoryObj => {
  inspected.set(story, { subject, scenarios: all })
  return story
}

/** The accessibility checker waits for its button: it holds the page for 0.25 s, and `tests/stories` runs axe anyway. */
const globals = { a11y: { manual: true } }

const parameters = { layout: 'fullscreen', controls: { disable: true } }

const layoutLoaders = (subject: Subject) => [async () => ({ layout: await subject.layout() })]

/** Story for manual exploration of a machine, with the component that it drives. */
export const playground = <Machine extends AnyMachine, Ports extends object>(
  subject: Subject<Machine, Ports>,
  view: MachineView<Machine>,
): StoryObj => {
  const any = subject as unknown as Subject
  const story: StoryObj = {
    parameters,
    globals,
    loaders: layoutLoaders(any),
    render: (_, { loaded }) => (
      <Inspector subject={any} layout={loaded.layout as ChartLayout} view={view as MachineView} />
    ),
  }
  return register(story, any)
}

/** Story that runs all scenarios and fails if one of them fails. */
export const scenarios = <Machine extends AnyMachine, Ports extends object>(
  subject: Subject<Machine, Ports>,
  all: readonly Scenario<Machine, Ports>[],
): StoryObj => {
  const any = subject as unknown as Subject
  const untyped = all as unknown as readonly Scenario[]
  const story: StoryObj = {
    parameters,
    globals,
    loaders: layoutLoaders(any),
    render: (_, { loaded }) => (
      <Inspector subject={any} layout={loaded.layout as ChartLayout} scenarios={untyped} />
    ),
    play: async ({ canvasElement }) => {
      for (const [index, { en }] of untyped.entries()) {
        const next = canvasElement.querySelector('[data-scenario="next"]')
        if (!next) throw new Error(`The button that runs scenario ${index + 1} is missing: ${en}`)
        await userEvent.click(next)
        const line = () => canvasElement.querySelectorAll<HTMLElement>('[data-outcome]')[index]
        await waitFor(() => expect(line()?.dataset.outcome).toMatch(/passed|failed/))
        if (line()?.dataset.outcome === 'failed') throw new Error(`Not kept: ${line()?.textContent ?? en}`)
      }
    },
  }
  return register(story, any, untyped)
}

/** Story that shows the machine in every state, without starting it. */
export const everyState = <Machine extends AnyMachine, Ports extends object>(
  subject: Subject<Machine, Ports>,
): StoryObj => {
  const any = subject as unknown as Subject
  return {
    parameters,
    loaders: [
      async () => ({ layout: await any.thumbnail() }),
      () => Promise.resolve({ configurations: findConfigurations(any.machine, any.fixtures) }),
    ],
    render: (_, { loaded }) => (
      <EveryStatePage
        subject={any}
        layout={loaded.layout as ChartLayout}
        configurations={loaded.configurations as Configuration[]}
      />
    ),
  }
}
