import type { Meta, StoryObj } from '@storybook/react-vite'
import { Field } from '../field/index.ts'
import { useSample } from '../testing/sample.ts'
import { Radio, RadioGroup, type RadioGroupProps } from './index.ts'

const samples = {
  en: {
    label: 'Difficulty',
    hint: 'You can change it between two levels.',
    error: 'Choose a difficulty to begin.',
    easy: ['Easy', 'Time to look around.'],
    medium: ['Medium', 'As its makers play it.'],
    hard: ['Hard', 'One life, no second thoughts.'],
  },
  ar: {
    label: 'الصعوبة',
    hint: 'يمكنك تغييرها بين مرحلة وأخرى.',
    error: 'اختر مستوى الصعوبة لتبدأ.',
    easy: ['سهل', 'وقت كافٍ للتأمل.'],
    medium: ['متوسط', 'كما يلعبها صانعوها.'],
    hard: ['صعب', 'محاولة واحدة بلا تردّد.'],
  },
}
const levels = ['easy', 'medium', 'hard'] as const

function Sample({ hinted = false, ...props }: RadioGroupProps & { hinted?: boolean }) {
  const sample = useSample(samples)
  return (
    <RadioGroup {...(props['aria-labelledby'] ? {} : { 'aria-label': sample.label })} {...props}>
      {levels.map((level) => (
        <Radio key={level} value={level} {...(hinted ? { hint: sample[level][1] } : {})}>
          {sample[level][0]}
        </Radio>
      ))}
    </RadioGroup>
  )
}

const meta = {
  title: 'Components/Forms/RadioGroup',
  component: RadioGroup,
  args: { defaultValue: 'medium' },
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof RadioGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const NoSelection: Story = { render: () => <Sample /> }

export const WithHints: Story = { render: (args) => <Sample {...args} hinted /> }

/** Side by side, wrapping when needed. */
export const Horizontal: Story = { args: { orientation: 'horizontal' } }

export const InField: Story = {
  render: function InField() {
    const { label, hint, error } = useSample(samples)
    return (
      <Field label={label} hint={hint} error={error} required>
        {(control) => <Sample {...control} />}
      </Field>
    )
  },
}

export const Disabled: Story = { args: { disabled: true } }
