import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSample } from '../testing/sample.ts'
import { Badge, type BadgeProps } from './badge.tsx'
import CountExample from './count.example.tsx'
import NewGameExample from './new-game.example.tsx'

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
export const Success: Story = { args: { tone: 'success' } }
export const Warning: Story = { args: { tone: 'warning' } }

/** The meaning of the number is hidden visually. */
export const Count: Story = { tags: ['example'], render: CountExample }

/** A word beside a name, in the color of its category. */
export const NewGame: Story = { tags: ['example'], render: NewGameExample }
