import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSample } from '../testing/sample.ts'
import { Separator } from './separator.tsx'
import VerticalExample from './vertical.example.tsx'

const samples = {
  en: { games: 'Games', blog: 'Blog' },
  ar: { games: 'الألعاب', blog: 'المدونة' },
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

/** Between links that follow each other in one line. */
export const Vertical: Story = { tags: ['example'], render: VerticalExample }
