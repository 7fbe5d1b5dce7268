import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSample } from '../testing/sample.ts'
import { SegmentedControl, type SegmentedControlProps, type SegmentedOption } from './segmented-control.tsx'
import { AdventureIcon, GlobeIcon } from '../icons/index.ts'

const samples: Record<'en' | 'ar', { legend: string; options: SegmentedOption[]; shape: string }> = {
  en: {
    legend: 'Search in',
    shape: 'Aspect ratio',
    options: [
      { value: 'web', label: 'Web', icon: GlobeIcon },
      { value: 'maps', label: 'Maps', icon: AdventureIcon },
    ],
  },
  ar: {
    legend: 'ابحث في',
    shape: 'نسبة الأبعاد',
    options: [
      { value: 'web', label: 'الويب', icon: GlobeIcon },
      { value: 'maps', label: 'الخرائط', icon: AdventureIcon },
    ],
  },
}

function Sample(props: Partial<SegmentedControlProps>) {
  const { legend, options } = useSample(samples)
  return <SegmentedControl {...props} legend={legend} options={options} />
}

const meta = {
  title: 'Components/Forms/SegmentedControl',
  component: SegmentedControl,
  args: { legend: '', options: [] },
  render: ({ legend: _legend, options: _options, ...args }) => <Sample {...args} />,
} satisfies Meta<typeof SegmentedControl>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const LegendHidden: Story = { args: { legendHidden: true } }

/** Ratios are left to right in both languages. */
export const Ratios: Story = {
  render: function Ratios() {
    const { shape } = useSample(samples)
    return (
      <SegmentedControl
        legend={shape}
        defaultValue="16:9"
        options={['1:1', '16:9', '9:16', '4:3', '3:4'].map((value) => ({
          value,
          label: <bdi dir="ltr">{value}</bdi>,
        }))}
      />
    )
  },
}
