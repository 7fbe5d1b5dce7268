import type { Meta, StoryObj } from '@storybook/react-vite'
import { ToastProvider } from './index.ts'
import { Open } from './toast.stories.tsx'

const meta = {
  title: 'Components/Overlays/Toast/QA',
  component: ToastProvider,
  tags: ['qa', '!dev', '!autodocs'],
  args: { children: null },
} satisfies Meta<typeof ToastProvider>
export default meta

/** Every tone, with and without an action, without animation. */
export const Variants: StoryObj<typeof meta> = { ...Open, tags: [] }
