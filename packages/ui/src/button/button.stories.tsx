import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Num } from '../bidi/index.ts'
import { useSample } from '../testing/sample.ts'
import { Button, type ButtonProps } from './button.tsx'
import { ArrowEndIcon, PlayIcon } from '../icons/index.ts'

const samples = {
  en: {
    play: 'Play now',
    explore: 'Explore games',
    save: 'Saving your score',
    remove: 'Delete account',
    link: 'All games',
    times: 'Played:',
  },
  ar: {
    play: 'العب الآن',
    explore: 'تصفّح الألعاب',
    save: 'يُحفظ الآن',
    remove: 'احذف الحساب',
    link: 'كل الألعاب',
    times: 'مرات اللعب:',
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
export const ClickCounter: Story = {
  render: function ClickCounter() {
    const { play, times } = useSample(samples)
    const [count, setCount] = useState(0)
    return (
      <div className="flex items-center gap-4">
        <Button onClick={() => setCount(count + 1)}>{play}</Button>
        {count > 0 && (
          <output>
            {times} <Num>{count}</Num>
          </output>
        )}
      </div>
    )
  },
}

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

export const AsLink: Story = {
  render: function AsLink() {
    const { link } = useSample(samples)
    return (
      <Button asChild endIcon={ArrowEndIcon}>
        <a href="#/en/games">{link}</a>
      </Button>
    )
  },
}
