import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSample } from '../testing/sample.ts'
import { SegmentedControl, type SegmentedControlProps, type SegmentedOption } from './segmented-control.tsx'
import { AdventureIcon, GlobeIcon } from '../icons/index.ts'
import ControlledExample from './controlled.example.tsx'
import RatiosExample from './ratios.example.tsx'

const samples: Record<'en' | 'ar', { label: string; options: SegmentedOption[] }> = {
  en: {
    label: 'Search in',
    options: [
      { value: 'web', label: 'Web', icon: GlobeIcon },
      { value: 'maps', label: 'Maps', icon: AdventureIcon },
    ],
  },
  ar: {
    label: 'ابحث في',
    options: [
      { value: 'web', label: 'الويب', icon: GlobeIcon },
      { value: 'maps', label: 'الخرائط', icon: AdventureIcon },
    ],
  },
}

function Sample(props: Partial<SegmentedControlProps>) {
  const { label, options } = useSample(samples)
  return <SegmentedControl {...props} label={label} options={options} />
}

const meta = {
  title: 'Components/Forms/SegmentedControl',
  component: SegmentedControl,
  args: { label: '', options: [] },
  render: ({ label: _legend, options: _options, ...args }) => <Sample {...args} />,
} satisfies Meta<typeof SegmentedControl>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const LabelHidden: Story = { args: { labelHidden: true } }

/** Ratios are left to right in both languages. */
export const Ratios: Story = { tags: ['example'], render: RatiosExample }

/** The host keeps the value and shows what belongs to it. */
export const Controlled: Story = { tags: ['example'], render: ControlledExample }
