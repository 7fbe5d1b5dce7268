import type { Meta, StoryObj } from '@storybook/react-vite'
import shown, { FromBottom, FromStart, Open } from './sheet.stories.tsx'
import { Sheet } from './sheet.tsx'

const meta = {
  title: 'Components/Overlays/Sheet/QA',
  component: Sheet,
  tags: ['qa', '!dev', '!autodocs'],
} satisfies Meta<typeof Sheet>
export default meta

type Story = StoryObj<typeof meta>

/** From the inline end. */
export const Variants: Story = { ...Open, render: shown.render, tags: [] }

/** From the inline start. */
export const Start: Story = { ...FromStart, args: { defaultOpen: true } }

/** From the bottom. */
export const Bottom: Story = { ...FromBottom, args: { defaultOpen: true } }
