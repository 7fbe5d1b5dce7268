import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { useSample } from '../testing/sample.ts'
import { ToggleButton, type ToggleButtonProps } from './toggle-button.tsx'
import { HeartIcon } from '../icons/index.ts'
import FavoriteExample from './favorite.example.tsx'

function Sample(props: ToggleButtonProps) {
  const { favorite } = useSample({ en: { favorite: 'Favorite' }, ar: { favorite: 'المفضلة' } })
  const [on, setOn] = useState(props.pressed)
  return (
    <ToggleButton {...props} pressed={on} onClick={() => setOn(!on)}>
      {favorite}
    </ToggleButton>
  )
}

const meta = {
  title: 'Components/Actions/ToggleButton',
  component: ToggleButton,
  args: { children: '', pressed: false, icon: HeartIcon },
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof ToggleButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The host holds the state and changes it on click. */
export const Favorite: Story = { tags: ['example'], render: FavoriteExample }

export const On: Story = { args: { pressed: true } }
export const Busy: Story = { args: { busy: true } }
export const Quiet: Story = { args: { variant: 'quiet' } }
