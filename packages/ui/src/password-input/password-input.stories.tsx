import type { Meta, StoryObj } from '@storybook/react-vite'
import { Field } from '../field/index.ts'
import { useSample } from '../testing/sample.ts'
import { PasswordInput, type PasswordInputProps } from './password-input.tsx'

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
export const NewPassword: Story = { args: { autoComplete: 'new-password' } }
export const Disabled: Story = { args: { disabled: true, defaultValue: 'courtyard' } }
