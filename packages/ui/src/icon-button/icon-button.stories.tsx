import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSample } from '../testing/sample.ts'
import { IconButton, type IconButtonProps } from './icon-button.tsx'
import { CloseIcon, FullscreenIcon } from '../icons/index.ts'
import AsLinkExample from './as-link.example.tsx'
import ToggleExample from './toggle.example.tsx'

const samples = {
  en: { close: 'Close', full: 'Full screen' },
  ar: { close: 'إغلاق', full: 'ملء الشاشة' },
}

function Sample({ word = 'close', ...props }: IconButtonProps & { word?: keyof typeof samples.en }) {
  return <IconButton {...props} label={useSample(samples)[word]} />
}

const meta = {
  title: 'Components/Actions/IconButton',
  component: IconButton,
  args: { icon: CloseIcon, label: '' },
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Large: Story = {
  args: { icon: FullscreenIcon, size: 'large', variant: 'action' },
  render: (args) => <Sample {...args} word="full" />,
}

/** On and off: the heart is filled while on. */
export const Toggle: Story = { tags: ['example'], render: ToggleExample }

export const Busy: Story = { args: { busy: true } }

/** A link that looks like a button, with an arrow towards the inline start. */
export const AsLink: Story = { tags: ['example'], render: AsLinkExample }
