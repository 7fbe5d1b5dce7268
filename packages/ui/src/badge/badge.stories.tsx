import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSample } from '../testing/sample.ts'
import { Badge, type BadgeProps } from './badge.tsx'

const Sample = (props: BadgeProps) => (
  <Badge {...props}>{useSample({ en: { fresh: 'New' }, ar: { fresh: 'جديدة' } }).fresh}</Badge>
)

const meta = {
  title: 'Components/Structure/Badge',
  component: Badge,
  args: { children: '' },
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Action: Story = { args: { tone: 'action' } }
export const InHue: Story = { args: { hue: 'adventure' } }
export const Count: Story = { render: (args) => <Badge {...args}>12</Badge> }
