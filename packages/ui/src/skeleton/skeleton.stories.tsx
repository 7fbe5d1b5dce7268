import type { Meta, StoryObj } from '@storybook/react-vite'
import CompositionExample from './composition.example.tsx'
import { Skeleton } from './skeleton.tsx'

const meta = {
  title: 'Components/Structure/Skeleton',
  component: Skeleton,
  render: (args) => (
    <div className="max-w-75">
      <Skeleton {...args} />
    </div>
  ),
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Lines: Story = { args: { lines: 4 } }
export const Card: Story = { args: { shape: 'card' } }
export const Circle: Story = { args: { shape: 'circle' } }

/** A game while it loads: image, title and two lines of text, with a status for screen readers. */
export const Composition: Story = { tags: ['example'], render: CompositionExample }
