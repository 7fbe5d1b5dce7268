import type { Meta, StoryObj } from '@storybook/react-vite'
import { fireEvent, waitFor } from 'storybook/test'
import AlignedToEndExample from './aligned-to-end.example.tsx'
import ChoicesExample from './choices.example.tsx'
import { Sample } from './dropdown-menu.samples.tsx'
import { DropdownMenu } from './index.ts'

const meta = {
  title: 'Components/Overlays/DropdownMenu',
  component: DropdownMenu,
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof DropdownMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Open: Story = { tags: ['!autodocs'], args: { defaultOpen: true } }

/** A submenu, towards the inline end. */
export const Submenu: Story = {
  tags: ['!autodocs'],
  args: { defaultOpen: true },
  play: async ({ canvasElement }) => {
    const trigger = '[data-slot=dropdown-menu-sub-trigger]'
    const share = await waitFor(() => {
      const found = canvasElement.ownerDocument.querySelector(trigger)
      if (!found) throw new Error(`There is no ${trigger}.`)
      return found
    })
    // Selects no text, because a docs page may render the story again at any time.
    await fireEvent.click(share)
  },
}

/** Actions behind an icon, aligned to the end of a trigger at the inline end. */
export const AlignedToEnd: Story = { tags: ['example'], render: AlignedToEndExample }

/** One choice, which the host holds. */
export const Choices: Story = { tags: ['example'], render: ChoicesExample }
