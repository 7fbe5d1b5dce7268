import type { Meta, StoryObj } from '@storybook/react-vite'
import { Input } from '../input/index.ts'
import { useSample } from '../testing/sample.ts'
import { Field, type FieldProps } from './field.tsx'

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

type Shown = 'hint' | 'error'

function Sample({ show = [], ...props }: Partial<FieldProps> & { show?: Shown[] }) {
  const { label, ...rest } = useSample(samples)
  const shown = Object.fromEntries(show.map((key) => [key, rest[key]]))
  return (
    <div className="max-w-90">
      <Field {...props} {...shown} label={label}>
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

export const WithHint: Story = { render: (args) => <Sample {...args} show={['hint']} /> }

export const WithError: Story = {
  args: { required: true },
  render: (args) => <Sample {...args} show={['hint', 'error']} />,
}

export const Optional: Story = { args: { optional: true } }

export const LabelHidden: Story = { args: { labelHidden: true } }
