import type { Meta, StoryObj } from '@storybook/react-vite'
import { LongContent } from './dialog.stories.tsx'
import { Dialog } from './dialog.tsx'

const meta = {
  title: 'Components/Overlays/Dialog/QA',
  component: Dialog,
  tags: ['qa', '!dev', '!autodocs'],
} satisfies Meta<typeof Dialog>
export default meta

/** Open, with content taller than the viewport. */
export const Variants: StoryObj<typeof meta> = { ...LongContent, args: { defaultOpen: true } }
