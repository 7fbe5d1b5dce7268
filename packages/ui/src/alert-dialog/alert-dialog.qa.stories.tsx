import type { Meta, StoryObj } from '@storybook/react-vite'
import shown, { Open } from './alert-dialog.stories.tsx'
import { AlertDialog } from './alert-dialog.tsx'

const meta = {
  title: 'Components/Overlays/AlertDialog/QA',
  component: AlertDialog,
  tags: ['qa', '!dev', '!autodocs'],
} satisfies Meta<typeof AlertDialog>
export default meta

/** The open dialog. */
export const Variants: StoryObj<typeof meta> = { ...Open, render: shown.render, tags: [] }
