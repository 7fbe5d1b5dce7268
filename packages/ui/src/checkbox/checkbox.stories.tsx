import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSample } from '../testing/sample.ts'
import { Checkbox, type CheckboxProps } from './checkbox.tsx'
import InFieldExample from './in-field.example.tsx'
import IndeterminateExample from './indeterminate.example.tsx'

const samples = {
  en: { label: 'Show games I have played', hint: 'They stand after the new ones.' },
  ar: { label: 'أظهر الألعاب التي لعبتها', hint: 'تأتي بعد الألعاب الجديدة.' },
}

function Sample({ hinted = false, ...props }: CheckboxProps & { hinted?: boolean }) {
  const { label, hint } = useSample(samples)
  return (
    <Checkbox {...props} {...(hinted ? { hint } : {})}>
      {label}
    </Checkbox>
  )
}

const meta = {
  title: 'Components/Forms/Checkbox',
  component: Checkbox,
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Checked: Story = { args: { defaultChecked: true } }

export const WithHint: Story = { render: (args) => <Sample {...args} hinted /> }

/** The first box reflects the others: all, none, or some of them. */
export const Indeterminate: Story = { tags: ['example'], render: IndeterminateExample }

/** Required: the error appears after a failed submit, and the box gets focus. */
export const InField: Story = { tags: ['example'], render: InFieldExample }

export const Disabled: Story = { args: { disabled: true, defaultChecked: true } }
