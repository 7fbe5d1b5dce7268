import type { Meta, StoryObj } from '@storybook/react-vite'
import { Sample } from './dropdown-menu.samples.tsx'
import { DropdownMenu } from './index.ts'

const meta = {
  title: 'Components/Overlays/DropdownMenu/QA',
  component: DropdownMenu,
  tags: ['qa', '!dev', '!autodocs'],
} satisfies Meta<typeof DropdownMenu>
export default meta

/** Every kind of item, and the submenu. */
export const Variants: StoryObj<typeof meta> = {
  render: () => <Sample defaultOpen sub={{ open: true }} />,
}
