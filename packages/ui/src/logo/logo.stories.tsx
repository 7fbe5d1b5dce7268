import type { Meta, StoryObj } from '@storybook/react-vite'
import AsChildExample from './as-child.example.tsx'
import InHeaderExample from './in-header.example.tsx'
import { Logo } from './logo.tsx'

const meta = {
  title: 'Components/Portal/Logo',
  component: Logo,
} satisfies Meta<typeof Logo>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { size: 64 } }

/** In a header: 32 px high, a link (here to itself). */
export const InHeader: Story = { tags: ['example'], render: InHeaderExample }

export const MarkOnly: Story = { args: { markOnly: true, size: 64 } }

/** A router's link with the style and name of the logo. */
export const AsChild: Story = { tags: ['example'], render: AsChildExample }
