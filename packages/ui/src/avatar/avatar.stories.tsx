import type { Meta, StoryObj } from '@storybook/react-vite'
import { posters } from '../testing/posters.ts'
import { useSample } from '../testing/sample.ts'
import { Avatar, type AvatarProps } from './avatar.tsx'
import PlayersExample from './players.example.tsx'
import WithoutNamesExample from './without-names.example.tsx'

function Sample(props: Partial<AvatarProps>) {
  const name = useSample({ en: 'Noor Haddad', ar: 'نور حداد' })
  return <Avatar name={name} {...props} />
}

const meta = {
  title: 'Components/Structure/Avatar',
  component: Avatar,
  args: { name: '' },
  render: ({ name: _name, ...args }) => <Sample {...args} />,
} satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithPicture: Story = { args: { src: posters.lantern, size: 'large' } }

/** Decorative avatars next to names in several scripts. */
export const Players: Story = { tags: ['example'], render: PlayersExample }

/** Without visible names, each avatar gets its name as the label. */
export const WithoutNames: Story = { tags: ['example'], render: WithoutNamesExample }
