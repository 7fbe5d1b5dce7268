import type { Meta, StoryObj } from '@storybook/react-vite'
import { VisuallyHidden } from './visually-hidden.tsx'

const meta = {
  title: 'Components/Structure/VisuallyHidden/QA',
  component: VisuallyHidden,
  tags: ['qa', '!dev', '!autodocs'],
} satisfies Meta<typeof VisuallyHidden>
export default meta

/** Between two adjacent bars, where any visible pixel would show. */
export const Variants: StoryObj<typeof meta> = {
  render: () => (
    <div className="w-40">
      <div className="h-4 border border-line-strong bg-line" />
      <VisuallyHidden>unseen</VisuallyHidden>
      <div className="h-4 border border-line-strong bg-line-strong" />
    </div>
  ),
}
