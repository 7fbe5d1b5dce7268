import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSample } from '../testing/sample.ts'
import CompletionExample from './completion.example.tsx'
import IndeterminateExample from './indeterminate.example.tsx'
import { Progress, type ProgressProps } from './progress.tsx'
import ValueTextExample from './value-text.example.tsx'

function Sample(props: Partial<ProgressProps>) {
  const upload = useSample({ en: 'Uploading your recording', ar: 'جارٍ رفع التسجيل' })
  return (
    <div className="max-w-md">
      <Progress label={upload} {...props} />
    </div>
  )
}

const meta = {
  title: 'Components/Structure/Progress',
  component: Progress,
  args: { label: '', value: 60 },
  render: ({ label: _label, ...args }) => <Sample {...args} />,
} satisfies Meta<typeof Progress>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** A custom value text. */
export const ValueText: Story = { tags: ['example'], render: ValueTextExample }

/** The duration is unknown. */
export const Indeterminate: Story = { tags: ['example'], render: IndeterminateExample }

/** The host announces the end of the task. */
export const Completion: Story = { tags: ['example'], render: CompletionExample }

export const LabelHidden: Story = { args: { labelHidden: true, size: 'small' } }
