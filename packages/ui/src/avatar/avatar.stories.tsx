import type { Meta, StoryObj } from '@storybook/react-vite'
import { UserText } from '../bidi/index.ts'
import { posters } from '../testing/posters.ts'
import { useSample } from '../testing/sample.ts'
import { Avatar, type AvatarProps } from './avatar.tsx'

const people = {
  en: ['Noor Haddad', 'Sami', 'ليلى منصور', 'chess_master', '***'],
  ar: ['نور حداد', 'سامي', 'Layla Mansour', 'chess_master', '***'],
}

function Sample(props: Partial<AvatarProps>) {
  const [name = ''] = useSample(people)
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
export const Players: Story = {
  render: function Players() {
    return (
      <ul className="grid gap-3">
        {useSample(people).map((name) => (
          <li key={name} className="flex items-center gap-3">
            <Avatar name={name} />
            <UserText text={name} />
          </li>
        ))}
      </ul>
    )
  },
}
