import type { Meta, StoryObj } from '@storybook/react-vite'
import { AdSlot } from './ad-slot.tsx'
import FilledExample from './filled.example.tsx'
import NamedSlotsExample from './named-slots.example.tsx'

const meta = {
  title: 'Components/Portal/AdSlot',
  component: AdSlot,
} satisfies Meta<typeof AdSlot>

export default meta
type Story = StoryObj<typeof meta>

/** Without an advertisement the space is reserved and labelled. */
export const Default: Story = {}

/** Content takes the reserved space. */
export const Filled: Story = { tags: ['example'], render: FilledExample }

/** Two slots on a page have labels of their own. */
export const NamedSlots: Story = { tags: ['example'], render: NamedSlotsExample }

export const Rectangle: Story = { args: { variant: 'rectangle' } }
