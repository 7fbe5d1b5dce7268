import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSample } from '../testing/sample.ts'
import { Input, type InputProps } from './input.tsx'
import EmailExample from './email.example.tsx'
import PlayerNameExample from './player-name.example.tsx'

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

/** Text in any language gets its own direction while it is typed. */
export const PlayerName: Story = { tags: ['example'], render: PlayerNameExample }

/** Text in the other language gets its own direction. */
export const Filled: Story = { args: { defaultValue: 'نور (Noor)' } }

export const Invalid: Story = { args: { 'aria-invalid': true, defaultValue: 'Noor' } }

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Noor' } }
