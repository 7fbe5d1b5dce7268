import type { Meta, StoryObj } from '@storybook/react-vite'
import { Field } from '../field/index.ts'
import { useSample } from '../testing/sample.ts'
import { Slider, type SliderProps } from './slider.tsx'

const samples = {
  en: {
    label: 'Volume',
    ages: 'Ages',
    hint: 'Games for players of these ages.',
    error: 'Choose at least two years.',
    speed: 'Speed',
    speeds: ['Calm', 'Slow', 'Even', 'Fast', 'Wild'],
  },
  ar: {
    label: 'مستوى الصوت',
    ages: 'الأعمار',
    hint: 'ألعاب تناسب هذه الأعمار.',
    error: 'اختر مدى سنتين على الأقل.',
    speed: 'السرعة',
    speeds: ['هادئة', 'بطيئة', 'معتدلة', 'سريعة', 'جامحة'],
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
export const Range: Story = {
  render: function Range() {
    const { ages, hint } = useSample(samples)
    return (
      <Field label={ages} hint={hint} className="max-w-90">
        {(control) => <Slider {...control} defaultValue={[6, 12]} min={3} max={18} />}
      </Field>
    )
  },
}

/** Named values instead of numbers. */
export const ValueText: Story = {
  render: function ValueText() {
    const { speed, speeds } = useSample(samples)
    return (
      <Field label={speed} className="max-w-90">
        {(control) => (
          <Slider {...control} max={4} defaultValue={2} formatValue={(value) => speeds[value] ?? ''} />
        )}
      </Field>
    )
  },
}

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
