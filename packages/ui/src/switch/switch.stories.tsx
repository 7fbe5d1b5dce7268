import type { Meta, StoryObj } from '@storybook/react-vite'
import { Field } from '../field/index.ts'
import { useSample } from '../testing/sample.ts'
import { Switch, type SwitchProps } from './switch.tsx'

const samples = {
  en: { label: 'Sound', hint: 'For all games on this device.', field: 'Evening theme' },
  ar: { label: 'الصوت', hint: 'لكل الألعاب على هذا الجهاز.', field: 'المظهر الليلي' },
}

function Sample({ hinted = false, ...props }: SwitchProps & { hinted?: boolean }) {
  const { label, hint } = useSample(samples)
  return (
    <Switch {...props} {...(hinted ? { hint } : {})}>
      {label}
    </Switch>
  )
}

const meta = {
  title: 'Components/Forms/Switch',
  component: Switch,
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const On: Story = { args: { defaultChecked: true } }

export const WithHint: Story = { render: (args) => <Sample {...args} hinted /> }

export const InField: Story = {
  render: function InField() {
    const { field, hint } = useSample(samples)
    return (
      <Field label={field} hint={hint}>
        {(control) => <Switch {...control} defaultChecked />}
      </Field>
    )
  },
}

export const Disabled: Story = { args: { disabled: true, defaultChecked: true } }
