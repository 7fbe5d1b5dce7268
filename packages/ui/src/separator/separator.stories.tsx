import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSample } from '../testing/sample.ts'
import { Separator } from './separator.tsx'

const samples = {
  en: { games: 'Games', blog: 'Blog', about: 'About' },
  ar: { games: 'الألعاب', blog: 'المدونة', about: 'من نحن' },
}

const meta = {
  title: 'Components/Structure/Separator',
  component: Separator,
  render: function Between(args) {
    const { games, blog } = useSample(samples)
    return (
      <div className="grid max-w-60 gap-3">
        <p>{games}</p>
        <Separator {...args} />
        <p>{blog}</p>
      </div>
    )
  },
} satisfies Meta<typeof Separator>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Vertical: Story = {
  render: function Vertical() {
    const { games, blog, about } = useSample(samples)
    return (
      <div className="flex gap-3">
        <span>{games}</span>
        <Separator orientation="vertical" />
        <span>{blog}</span>
        <Separator orientation="vertical" />
        <span>{about}</span>
      </div>
    )
  },
}
