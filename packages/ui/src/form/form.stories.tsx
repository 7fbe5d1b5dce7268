import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/index.ts'
import { Field } from '../field/index.ts'
import { Input } from '../input/index.ts'
import { NumberInput } from '../number-input/index.ts'
import { useSample } from '../testing/sample.ts'
import ContactExample from './contact.example.tsx'
import { Form, type FormProps } from './form.tsx'
import ReactHookFormExample from './react-hook-form.example.tsx'
import ServerErrorsExample from './server-errors.example.tsx'

const samples = {
  en: {
    email: 'Email',
    players: 'Players',
    save: 'Save',
    taken: 'This address has an account.',
    few: 'Two at least.',
  },
  ar: {
    email: 'البريد الإلكتروني',
    players: 'عدد اللاعبين',
    save: 'احفظ',
    taken: 'لهذا العنوان حساب.',
    few: 'اثنان على الأقل.',
  },
}

function Sample({ isAnswered = false, ...props }: FormProps & { isAnswered?: boolean }) {
  const { email, players, save, taken, few } = useSample(samples)
  return (
    <Form className="max-w-90" {...props} {...(isAnswered && { errors: { email: taken, players: few } })}>
      <Field label={email} name="email" required>
        {(control) => <Input {...control} type="email" />}
      </Field>
      <Field label={players} name="players" required>
        {(control) => <NumberInput {...control} min={2} max={8} />}
      </Field>
      <Button type="submit" className="justify-self-start">
        {save}
      </Button>
    </Form>
  )
}

const meta = {
  title: 'Components/Forms/Form',
  component: Form,
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof Form>

export default meta
type Story = StoryObj<typeof meta>

/** Submit it empty: focus moves to a summary of both errors. */
export const Default: Story = {}

/** Native validation with sentences in the page's language; the action gets valid data. */
export const Contact: Story = { tags: ['example'], render: ContactExample }

/** The server's error appears in its field, and what was typed stays. */
export const ServerErrors: Story = { tags: ['example'], render: ServerErrorsExample }

export const WithErrors: Story = { render: (args) => <Sample {...args} isAnswered /> }

/** With React Hook Form, whose errors the form shows and focuses. */
export const ReactHookForm: Story = { tags: ['example'], render: ReactHookFormExample }
