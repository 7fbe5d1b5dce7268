import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSample } from '../testing/sample.ts'
import DependentSettingExample from './dependent-setting.example.tsx'
import InFieldExample from './in-field.example.tsx'
import { Switch, type SwitchProps } from './switch.tsx'

const samples = {
  en: { label: 'Sound', hint: 'For all games on this device.' },
  ar: { label: 'الصوت', hint: 'لكل الألعاب على هذا الجهاز.' },
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

/** Inside a field, whose label and hint it uses. */
export const InField: Story = { tags: ['example'], render: InFieldExample }

/** A setting that another one needs is disabled, not hidden. */
export const DependentSetting: Story = { tags: ['example'], render: DependentSettingExample }

export const Disabled: Story = { args: { disabled: true, defaultChecked: true } }
