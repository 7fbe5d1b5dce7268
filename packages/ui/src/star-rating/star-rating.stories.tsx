import type { Meta, StoryObj } from '@storybook/react-vite'
import { StarRating } from './star-rating.tsx'
import WithCountExample from './with-count.example.tsx'

const meta = {
  title: 'Components/Portal/StarRating',
  component: StarRating,
  args: { value: 4.3 },
  argTypes: { value: { control: { type: 'range', min: 0, max: 5, step: 0.1 } } },
} satisfies Meta<typeof StarRating>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Large: Story = { args: { size: 'large' } }

/** One star and the number, for cards. */
export const Compact: Story = { args: { variant: 'compact' } }

/** The number of ratings beside the average, or a text without any. */
export const WithCount: Story = { tags: ['example'], render: () => <WithCountExample /> }
