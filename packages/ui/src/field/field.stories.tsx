import type { Meta, StoryObj } from '@storybook/react-vite'
import { Input } from '../input/index.ts'
import { useSample } from '../testing/sample.ts'
import { Field, type FieldProps } from './field.tsx'
import ValidatedExample from './validated.example.tsx'
import WithHintExample from './with-hint.example.tsx'

const samples = {
  en: {
    label: 'Email',
    hint: 'You sign in with it. Nobody else sees it.',
    error: 'Enter an email address, like name@example.com.',
  },
  ar: {
    label: 'البريد الإلكتروني',
    hint: 'به تسجّل الدخول، ولا يراه أحد سواك.',
    error: 'اكتب عنوان بريد صحيحًا، مثل name@example.com',
  },
}

function Sample({ explained = false, ...props }: Partial<FieldProps> & { explained?: boolean }) {
  const { label, hint, error } = useSample(samples)
  return (
    <div className="max-w-90">
      <Field {...props} {...(explained ? { hint, error } : {})} label={label}>
        {(control) => <Input type="email" {...control} />}
      </Field>
    </div>
  )
}

const meta = {
  title: 'Components/Forms/Field',
  component: Field,
  args: { label: '', children: () => null },
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof Field>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Help before the control, announced with it. */
export const WithHint: Story = { tags: ['example'], render: WithHintExample }

/** After a failed submit the error says how to fix it, and the control gets focus. */
export const Validated: Story = { tags: ['example'], render: ValidatedExample }

export const WithError: Story = {
  args: { required: true },
  render: (args) => <Sample {...args} explained />,
}

export const Optional: Story = { args: { optional: true } }

export const LabelHidden: Story = { args: { labelHidden: true } }
