import type { Meta, StoryObj } from '@storybook/react-vite'
import { AdSlot } from './ad-slot.tsx'

const meta = {
  title: 'Components/Portal/AdSlot/QA',
  component: AdSlot,
  tags: ['qa', '!dev', '!autodocs'],
} satisfies Meta<typeof AdSlot>
export default meta

/** Both sizes, empty and filled. */
export const Variants: StoryObj<typeof meta> = {
  render: () => (
    <div className="grid gap-6">
      {(['banner', 'rectangle'] as const).flatMap((variant) => [
        <AdSlot key={`${variant} empty`} variant={variant} label={`${variant} 1`} />,
        <AdSlot key={`${variant} filled`} variant={variant} label={`${variant} 2`}>
          <div data-hue="girls" className="size-full bg-hue" />
        </AdSlot>,
      ])}
    </div>
  ),
}
