import type { Meta, StoryObj } from '@storybook/react-vite'
import { Islands } from './provider.stories.tsx'
import { SahaProvider } from './index.ts'

const meta = {
  title: 'Components/Structure/Provider/QA',
  component: SahaProvider,
  tags: ['qa', '!dev', '!autodocs'],
  args: { locale: 'en', children: null },
} satisfies Meta<typeof SahaProvider>
export default meta

/** Both languages in both themes, side by side. */
export const Variants: StoryObj<typeof meta> = { ...Islands }
