import type { StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { findConfigurations, type Configuration } from '../../packages/machines/src/testing/configurations.ts'
import type { AnyMachine, Subject } from './desk/subject.ts'
import type { Drawing } from './layout/layout.ts'
import { MachineStage } from './stage.tsx'
import { EveryState as EveryStatePage } from './states/every-state.tsx'
import { useDesk } from './use-desk.ts'
import type { Sentence } from './walk/sentence.ts'
import { WalkPanel } from './walk/walk-panel.tsx'

interface StageProps {
  subject: Subject
  drawing: Drawing
  sentences?: readonly Sentence[]
}

function Stage({ subject, drawing, sentences }: StageProps) {
  const { desk, beat } = useDesk(subject)
  return (
    <MachineStage desk={desk} beat={beat} drawing={drawing}>
      {sentences && <WalkPanel desk={desk} sentences={sentences} />}
    </MachineStage>
  )
}

const parameters = { layout: 'fullscreen', controls: { disable: true } }

const drawn = (subject: Subject) => [async () => ({ drawing: await subject.drawing() })]

/** The machine to be played with by hand. */
export const playground = <Machine extends AnyMachine, Ports extends object>(
  subject: Subject<Machine, Ports>,
): StoryObj => {
  const any = subject as unknown as Subject
  return {
    parameters,
    loaders: drawn(any),
    render: (_, { loaded }) => <Stage subject={any} drawing={loaded.drawing as Drawing} />,
  }
}

/** Plays what the specification says of the machine, and proves each sentence. */
export const specWalk = <Machine extends AnyMachine, Ports extends object>(
  subject: Subject<Machine, Ports>,
  sentences: readonly Sentence<Machine, Ports>[],
): StoryObj => {
  const any = subject as unknown as Subject
  const known = sentences as unknown as readonly Sentence[]
  return {
    parameters,
    loaders: drawn(any),
    render: (_, { loaded }) => <Stage subject={any} drawing={loaded.drawing as Drawing} sentences={known} />,
    play: async ({ canvasElement }) => {
      for (const [index, { en }] of known.entries()) {
        const next = canvasElement.querySelector('[data-walk="next"]')
        if (!next) throw new Error(`There is no button to play sentence ${index + 1} with: ${en}`)
        await userEvent.click(next)
        const line = () => canvasElement.querySelectorAll<HTMLElement>('[data-outcome]')[index]
        await waitFor(() => expect(line()?.dataset.outcome).toMatch(/kept|broken/))
        if (line()?.dataset.outcome === 'broken') throw new Error(`Not kept: ${line()?.textContent ?? en}`)
      }
    },
  }
}

/** The machine in each of its states, nothing started. */
export const everyState = <Machine extends AnyMachine, Ports extends object>(
  subject: Subject<Machine, Ports>,
): StoryObj => {
  const any = subject as unknown as Subject
  return {
    parameters,
    loaders: [
      async () => ({ drawing: await any.smallDrawing() }),
      () => Promise.resolve({ configurations: findConfigurations(any.machine, any.fixtures) }),
    ],
    render: (_, { loaded }) => (
      <EveryStatePage
        subject={any}
        drawing={loaded.drawing as Drawing}
        configurations={loaded.configurations as Configuration[]}
      />
    ),
  }
}
