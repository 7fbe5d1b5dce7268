import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSample } from '../testing/sample.ts'
import { Radio, RadioGroup, type RadioGroupProps } from './index.ts'
import InFieldExample from './in-field.example.tsx'
import WithHintsExample from './with-hints.example.tsx'

const samples = {
  en: {
    label: 'Difficulty',
    easy: 'Easy',
    medium: 'Medium',
    hard: 'Hard',
  },
  ar: {
    label: 'الصعوبة',
    easy: 'سهل',
    medium: 'متوسط',
    hard: 'صعب',
  },
}
const levels = ['easy', 'medium', 'hard'] as const

function Sample(props: RadioGroupProps) {
  const sample = useSample(samples)
  return (
    <RadioGroup aria-label={sample.label} {...props}>
      {levels.map((level) => (
        <Radio key={level} value={level}>
          {sample[level]}
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

/** A hint below each label says what the option means. */
export const WithHints: Story = { tags: ['example'], render: WithHintsExample }

/** Side by side, wrapping when needed. */
export const Horizontal: Story = { args: { orientation: 'horizontal' } }

/** A choice is required; the error appears after the first attempt to send. */
export const InField: Story = { tags: ['example'], render: InFieldExample }

export const Disabled: Story = { args: { disabled: true } }
