import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSample } from '../testing/sample.ts'
import { Button, type ButtonProps } from './button.tsx'
import { PlayIcon } from '../icons/index.ts'
import AsLinkExample from './as-link.example.tsx'
import ClickCounterExample from './click-counter.example.tsx'

const samples = {
  en: {
    play: 'Play now',
    explore: 'Explore games',
    save: 'Saving your score',
    remove: 'Delete account',
  },
  ar: {
    play: 'العب الآن',
    explore: 'تصفّح الألعاب',
    save: 'يُحفظ الآن',
    remove: 'احذف الحساب',
  },
}

function Sample({ word = 'play', ...props }: ButtonProps & { word?: keyof typeof samples.en }) {
  return <Button {...props}>{useSample(samples)[word]}</Button>
}

const meta = {
  title: 'Components/Actions/Button',
  component: Button,
  args: { children: '' },
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Every press calls the host once. */
export const ClickCounter: Story = { tags: ['example'], render: ClickCounterExample }

export const Action: Story = { args: { variant: 'action', size: 'large', startIcon: PlayIcon } }

export const Busy: Story = {
  args: { busy: true },
  render: (args) => <Sample {...args} word="save" />,
}

export const Disabled: Story = { args: { disabled: true } }

export const Danger: Story = {
  args: { variant: 'danger' },
  render: (args) => <Sample {...args} word="remove" />,
}

/** A link that looks like a button stays a link. */
export const AsLink: Story = { tags: ['example'], render: AsLinkExample }
