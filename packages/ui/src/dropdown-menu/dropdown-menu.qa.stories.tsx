import type { Meta, StoryObj } from '@storybook/react-vite'
import { Submenu } from './dropdown-menu.stories.tsx'
import { DropdownMenu } from './index.ts'

const meta = {
  title: 'Kit/Overlays/DropdownMenu/QA',
  component: DropdownMenu,
  tags: ['qa', '!dev', '!autodocs'],
} satisfies Meta<typeof DropdownMenu>
export default meta

/** Every kind of item, and the menu within. */
export const Sheet: StoryObj<typeof meta> = { ...Submenu, tags: [] }
