import type { Meta, StoryObj } from '@storybook/react-vite'
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

/** A game while it loads: image, title and a line of text. */
export const Composition: Story = {
  render: () => (
    <div className="grid max-w-75 gap-3">
      <Skeleton shape="card" />
      <Skeleton className="type-heading" />
      <Skeleton lines={2} className="type-small" />
    </div>
  ),
}
