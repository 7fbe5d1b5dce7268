import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSample } from '../testing/sample.ts'
import ReplacedByResultExample from './replaced-by-result.example.tsx'
import { Spinner, type SpinnerProps } from './spinner.tsx'

const Sample = (props: SpinnerProps) => (
  <Spinner
    {...props}
    label={useSample({ en: { wait: 'Loading scores…' }, ar: { wait: 'جارٍ تحميل النقاط…' } }).wait}
  />
)

const meta = {
  title: 'Components/Structure/Spinner',
  component: Spinner,
  args: { label: '' },
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Large: Story = { args: { size: '4rem', className: 'text-star' } }

/** It disappears when the content is there. */
export const ReplacedByResult: Story = { tags: ['example'], render: ReplacedByResultExample }
