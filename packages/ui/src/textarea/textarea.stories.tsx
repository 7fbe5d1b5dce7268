import type { Meta, StoryObj } from '@storybook/react-vite'
import { Field } from '../field/index.ts'
import { useSample } from '../testing/sample.ts'
import { Textarea, type TextareaProps } from './textarea.tsx'

const samples = {
  en: {
    label: 'What went wrong?',
    placeholder: 'I was in the second lap when…',
    hint: 'The game and what you did last help most.',
    error: 'Say in a sentence or two what happened.',
    long: 'I was in the second lap when the sound stopped.\nلم أسمع شيئًا بعدها، لا المحرّك ولا الجمهور.\nThe score was counted, though, so it is not urgent.',
  },
  ar: {
    label: 'ما الذي حدث؟',
    placeholder: 'كنت في اللفة الثانية حين…',
    hint: 'أهم ما يفيدنا اسم اللعبة وآخر ما فعلته.',
    error: 'صِف ما حدث في جملة أو جملتين.',
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

export const InField: Story = {
  render: function InField() {
    const { label, hint, error } = useSample(samples)
    return (
      <Field label={label} hint={hint} error={error} required className="max-w-120">
        {(control) => <Textarea {...control} />}
      </Field>
    )
  },
}

export const Invalid: Story = { args: { 'aria-invalid': true } }
export const Disabled: Story = { args: { disabled: true } }
