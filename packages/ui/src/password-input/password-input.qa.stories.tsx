import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSample } from '../testing/sample.ts'
import { PasswordInput } from './password-input.tsx'

const meta = {
  title: 'Components/Forms/PasswordInput/QA',
  component: PasswordInput,
  tags: ['qa', '!dev', '!autodocs'],
} satisfies Meta<typeof PasswordInput>
export default meta

/** Empty, filled, invalid and disabled. */
export const Variants: StoryObj<typeof meta> = {
  render: function Variants() {
    const { label } = useSample({ en: { label: 'Password' }, ar: { label: 'كلمة المرور' } })
    return (
      <div className="grid max-w-90 gap-4">
        <PasswordInput aria-label={label} />
        <PasswordInput aria-label={label} defaultValue="courtyard-of-stars" />
        <PasswordInput aria-label={label} defaultValue="saha" aria-invalid />
        <PasswordInput aria-label={label} defaultValue="saha" disabled />
      </div>
    )
  },
}
