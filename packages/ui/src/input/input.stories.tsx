import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSample } from '../testing/sample.ts'
import { Input, type InputProps } from './input.tsx'
import EmailExample from './email.example.tsx'
import PlayerCountExample from './player-count.example.tsx'

const samples = {
  en: { name: 'Player name', hint: 'What shall we call you?', wrong: 'Nothing' },
  ar: { name: 'اسم اللاعب', hint: 'بماذا نناديك؟', wrong: 'لا شيء' },
}

function Sample(props: InputProps) {
  const { name, hint } = useSample(samples)
  return (
    <div className="max-w-90">
      <Input aria-label={name} placeholder={hint} {...props} />
    </div>
  )
}

const meta = {
  title: 'Components/Forms/Input',
  component: Input,
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof Input>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** An email address is left to right on Arabic pages too, aligned to the inline start. */
export const Email: Story = { tags: ['example'], render: EmailExample }

/** The host reads the number with `Number(value)`; Arabic digits become Latin ones. */
export const PlayerCount: Story = { tags: ['example'], render: PlayerCountExample }

/** Accepts Arabic digits: ٣٥ becomes 35 for the host and in the form. */
export const Number: Story = { args: { type: 'number', placeholder: '35' } }

/** Text in the other language gets its own direction. */
export const Filled: Story = { args: { defaultValue: 'نور (Noor)' } }

export const Invalid: Story = { args: { 'aria-invalid': true, defaultValue: 'Noor' } }

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Noor' } }
