import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSample } from '../testing/sample.ts'
import CharacterCountExample from './character-count.example.tsx'
import InFieldExample from './in-field.example.tsx'
import { Textarea, type TextareaProps } from './textarea.tsx'

const samples = {
  en: {
    label: 'What went wrong?',
    placeholder: 'I was in the second lap when…',
    long: 'I was in the second lap when the sound stopped.\nلم أسمع شيئًا بعدها، لا المحرّك ولا الجمهور.\nThe score was counted, though, so it is not urgent.',
  },
  ar: {
    label: 'ما الذي حدث؟',
    placeholder: 'كنت في اللفة الثانية حين…',
    long: 'كنت في اللفة الثانية حين انقطع الصوت.\nThen the engine came back, but not the crowd.\nالنقاط حُسبت مع ذلك، فالأمر غير مستعجل.',
  },
}

function Sample({ filled = false, ...props }: TextareaProps & { filled?: boolean }) {
  const { label, placeholder, long } = useSample(samples)
  return (
    <div className="max-w-120">
      <Textarea
        aria-label={label}
        placeholder={placeholder}
        {...(filled ? { defaultValue: long } : {})}
        {...props}
      />
    </div>
  )
}

const meta = {
  title: 'Components/Forms/Textarea',
  component: Textarea,
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof Textarea>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Every line gets its own direction. */
export const MixedDirections: Story = { render: (args) => <Sample {...args} filled /> }

/** A required answer; the error appears on submit. */
export const InField: Story = { tags: ['example'], render: InFieldExample }

/** The hint counts down to the maximum length. */
export const CharacterCount: Story = { tags: ['example'], render: CharacterCountExample }

export const Invalid: Story = { args: { 'aria-invalid': true } }
export const Disabled: Story = { args: { disabled: true } }
