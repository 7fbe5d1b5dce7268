import type { Meta, StoryObj } from '@storybook/react-vite'
import { Field } from '../field/index.ts'
import { useSample } from '../testing/sample.ts'
import { PasswordInput, type PasswordInputProps } from './password-input.tsx'
import NewPasswordExample from './new-password.example.tsx'
import SecretKeyExample from './secret-key.example.tsx'

const samples = {
  en: { label: 'Password', hint: 'At least 8 characters.' },
  ar: { label: 'كلمة المرور', hint: '8 أحرف على الأقل.' },
}

function Sample(props: PasswordInputProps) {
  const { label, hint } = useSample(samples)
  return (
    <div className="max-w-90">
      <Field label={label} hint={hint}>
        {(control) => <PasswordInput {...control} {...props} />}
      </Field>
    </div>
  )
}

const meta = {
  title: 'Components/Forms/PasswordInput',
  component: PasswordInput,
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof PasswordInput>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Filled: Story = { args: { defaultValue: 'courtyard-of-stars' } }

/** Password managers offer to create one. */
export const NewPassword: Story = { tags: ['example'], render: NewPasswordExample }

/** Another kind of secret, with names of its own for the button. */
export const SecretKey: Story = { tags: ['example'], render: SecretKeyExample }

export const Disabled: Story = { args: { disabled: true, defaultValue: 'courtyard' } }
