import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { useSample } from '../testing/sample.ts'
import { IconButton, type IconButtonProps } from './icon-button.tsx'
import { ArrowStartIcon, CloseIcon, FullscreenIcon, HeartIcon } from '../icons/index.ts'

const samples = {
  en: { close: 'Close', heart: 'Add to favorites', back: 'Back to the game', full: 'Full screen' },
  ar: { close: 'إغلاق', heart: 'أضف إلى المفضلة', back: 'العودة إلى اللعبة', full: 'ملء الشاشة' },
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

/** On and off. The heart is filled while on. */
export const Toggle: Story = {
  args: { icon: HeartIcon },
  render: function Toggle(args) {
    const [on, setOn] = useState(false)
    return <Sample {...args} word="heart" pressed={on} onClick={() => setOn(!on)} />
  },
}

export const Busy: Story = { args: { busy: true } }

/** A link instead of a button. The arrow points to the inline start. */
export const AsLink: Story = {
  args: { icon: ArrowStartIcon },
  render: function AsLink(args) {
    const { back } = useSample(samples)
    return (
      <IconButton {...args} label={back} asChild>
        <a href="#/en/game/neon-drift" aria-label={back} />
      </IconButton>
    )
  },
}
