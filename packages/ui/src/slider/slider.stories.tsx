import type { Meta, StoryObj } from '@storybook/react-vite'
import { Field } from '../field/index.ts'
import { useSample } from '../testing/sample.ts'
import RangeExample from './range.example.tsx'
import SaveOnCommitExample from './save-on-commit.example.tsx'
import { Slider, type SliderProps } from './slider.tsx'
import ValueTextExample from './value-text.example.tsx'

const samples = {
  en: {
    label: 'Volume',
    ages: 'Ages',
    error: 'Choose at least two years.',
  },
  ar: {
    label: 'مستوى الصوت',
    ages: 'الأعمار',
    error: 'اختر مدى سنتين على الأقل.',
  },
}

function Sample(props: SliderProps) {
  const { label } = useSample(samples)
  return (
    <div className="max-w-90">
      <Slider aria-label={label} {...props} />
    </div>
  )
}

const meta = {
  title: 'Components/Forms/Slider',
  component: Slider,
  args: { defaultValue: 40 },
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof Slider>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Two thumbs that cannot pass each other. */
export const Range: Story = { tags: ['example'], render: RangeExample }

/** Named values instead of numbers. */
export const ValueText: Story = { tags: ['example'], render: ValueTextExample }

/** Saves when a drag ends, not on each movement. */
export const SaveOnCommit: Story = { tags: ['example'], render: SaveOnCommitExample }

export const WithError: Story = {
  render: function WithError() {
    const { ages, error } = useSample(samples)
    return (
      <Field label={ages} error={error} className="max-w-90">
        {(control) => <Slider {...control} defaultValue={[6, 9]} min={3} max={18} />}
      </Field>
    )
  },
}

export const ValueHidden: Story = { args: { valueHidden: true } }

export const Disabled: Story = { args: { disabled: true } }
