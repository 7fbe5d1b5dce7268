import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSample } from '../testing/sample.ts'
import { AdSlot } from './ad-slot.tsx'

function House() {
  const { line } = useSample({
    en: { line: 'A house message in the place of an advertisement' },
    ar: { line: 'رسالة من الموقع في مكان الإعلان' },
  })
  return (
    <div data-hue="racing" className="grid size-full place-items-center bg-hue p-4 text-center text-on-hue">
      {line}
    </div>
  )
}

const meta = {
  title: 'Components/Portal/AdSlot',
  component: AdSlot,
} satisfies Meta<typeof AdSlot>

export default meta
type Story = StoryObj<typeof meta>

/** Without an advertisement the space is reserved and labelled. */
export const Default: Story = {}

export const Filled: Story = { render: (args) => <AdSlot {...args}>{<House />}</AdSlot> }

export const Rectangle: Story = { args: { variant: 'rectangle' } }
