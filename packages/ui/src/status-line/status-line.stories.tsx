import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../button/index.ts'
import { useSample } from '../testing/sample.ts'
import { statusSamples } from './status-line.samples.ts'
import { StatusLine, type StatusLineProps } from './status-line.tsx'
import { StopIcon } from '../icons/index.ts'

const states = ['idle', 'busy', 'done', 'failed'] as const

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
export const StateChanges: Story = {
  render: function StateChanges() {
    const sample = useSample(statusSamples)
    const [at, setAt] = useState(0)
    return (
      <div className="grid justify-items-start gap-3">
        <Sample state={states[at % 4] ?? 'idle'} />
        <Button onClick={() => setAt(at + 1)}>{sample.next}</Button>
      </div>
    )
  },
}

export const WithAction: Story = {
  render: function WithAction(args) {
    const sample = useSample(statusSamples)
    return (
      <Sample
        {...args}
        action={
          <Button size="small" startIcon={StopIcon}>
            {sample.stop}
          </Button>
        }
      />
    )
  },
}
