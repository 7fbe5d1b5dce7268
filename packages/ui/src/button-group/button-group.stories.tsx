import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../button/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { FullscreenIcon, MutedIcon } from '../icons/index.ts'
import { useSample } from '../testing/sample.ts'
import { ButtonGroup, type ButtonGroupProps } from './button-group.tsx'

const samples = {
  en: {
    label: 'Turns',
    names: ['Take back', 'Hint', 'Again'],
    player: 'Player',
    sound: 'Mute',
    full: 'Full screen',
  },
  ar: {
    label: 'الأدوار',
    names: ['تراجع', 'تلميح', 'من جديد'],
    player: 'المشغّل',
    sound: 'كتم الصوت',
    full: 'ملء الشاشة',
  },
}

function Sample(props: Partial<ButtonGroupProps>) {
  const { label, names } = useSample(samples)
  return (
    <ButtonGroup {...props} aria-label={label}>
      {names.map((name) => (
        <Button key={name}>{name}</Button>
      ))}
    </ButtonGroup>
  )
}

const meta = {
  title: 'Components/Actions/ButtonGroup',
  component: ButtonGroup,
  args: { 'aria-label': '' },
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof ButtonGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Toggles keep their own state. */
export const Toggles: Story = {
  render: function Toggles() {
    const { player, sound, full } = useSample(samples)
    const [on, turn] = useState({ sound: false, full: true })
    return (
      <ButtonGroup aria-label={player}>
        <IconButton
          icon={MutedIcon}
          label={sound}
          pressed={on.sound}
          onClick={() => turn({ ...on, sound: !on.sound })}
        />
        <IconButton
          icon={FullscreenIcon}
          label={full}
          pressed={on.full}
          onClick={() => turn({ ...on, full: !on.full })}
        />
      </ButtonGroup>
    )
  },
}

export const Vertical: Story = { args: { orientation: 'vertical' } }
