import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSample } from '../testing/sample.ts'
import { EmptyState, type EmptyStateProps } from './empty-state.tsx'
import { HeartIcon } from '../icons/index.ts'
import FirstUseExample from './first-use.example.tsx'
import NoResultsExample from './no-results.example.tsx'

function Sample(props: EmptyStateProps) {
  const { title, text } = useSample({
    en: { title: 'No favorites yet', text: 'Press the heart on any game and it waits for you here.' },
    ar: { title: 'لا شيء في المفضلة بعد', text: 'اضغط القلب في أي لعبة تعجبك لتجدها هنا في انتظارك.' },
  })
  return (
    <EmptyState {...props} title={title}>
      {text}
    </EmptyState>
  )
}

const meta = {
  title: 'Components/Structure/EmptyState',
  component: EmptyState,
  args: { title: '', icon: HeartIcon },
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** A list that the user fills, with a link to where its items come from. */
export const FirstUse: Story = { tags: ['example'], render: FirstUseExample }

/** The title repeats the search in its own direction. */
export const NoResults: Story = { tags: ['example'], render: NoResultsExample }
