import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/index.ts'
import { useSample } from '../testing/sample.ts'
import { ButtonGroup, type ButtonGroupProps } from './button-group.tsx'
import TogglesExample from './toggles.example.tsx'

const samples = {
  en: {
    label: 'Turns',
    names: ['Take back', 'Hint', 'Again'],
  },
  ar: {
    label: 'الأدوار',
    names: ['تراجع', 'تلميح', 'من جديد'],
  },
}

function Sample(props: Partial<ButtonGroupProps>) {
  const { label, names } = useSample(samples)
  return (
    <ButtonGroup {...props} label={label}>
      {names.map((name) => (
        <Button key={name}>{name}</Button>
      ))}
    </ButtonGroup>
  )
}

const meta = {
  title: 'Components/Actions/ButtonGroup',
  component: ButtonGroup,
  args: { label: '' },
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof ButtonGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Toggles that keep their own state. */
export const Toggles: Story = { tags: ['example'], render: TogglesExample }

export const Vertical: Story = { args: { orientation: 'vertical' } }
