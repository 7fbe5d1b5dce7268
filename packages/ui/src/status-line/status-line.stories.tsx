import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSample } from '../testing/sample.ts'
import StateChangesExample from './state-changes.example.tsx'
import { statusSamples } from './status-line.samples.ts'
import { StatusLine, type StatusLineProps } from './status-line.tsx'
import WithActionExample from './with-action.example.tsx'

function Sample(props: StatusLineProps) {
  const sample = useSample(statusSamples)
  return (
    <StatusLine {...props} detail={props.state === 'busy' && sample.elapsed}>
      {sample[props.state]}
    </StatusLine>
  )
}

const meta = {
  title: 'Components/Studio/StatusLine',
  component: StatusLine,
  args: { state: 'busy' },
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof StatusLine>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Idle: Story = { args: { state: 'idle' } }
export const Done: Story = { args: { state: 'done' } }
export const Failed: Story = { args: { state: 'failed' } }

/** The line changes state and keeps its height. */
export const StateChanges: Story = { tags: ['example'], render: StateChangesExample }

/** A task that can be stopped, with the time that it has taken. */
export const WithAction: Story = { tags: ['example'], render: WithActionExample }
