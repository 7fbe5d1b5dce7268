import type { Meta, StoryObj } from '@storybook/react-vite'
import { Open } from './context-menu.stories.tsx'
import { ContextMenu } from './index.ts'

const meta = {
  title: 'Components/Overlays/ContextMenu/QA',
  component: ContextMenu,
  tags: ['qa', '!dev', '!autodocs'],
  args: { children: null },
} satisfies Meta<typeof ContextMenu>
export default meta

/** Open at a point of its area. */
export const Variants: StoryObj<typeof meta> = { ...Open, tags: [] }
