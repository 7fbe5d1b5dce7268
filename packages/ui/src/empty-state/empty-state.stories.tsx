import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/index.ts'
import { useSample } from '../testing/sample.ts'
import { EmptyState, type EmptyStateProps } from './empty-state.tsx'
import { ArrowEndIcon, HeartIcon, SearchIcon } from '../icons/index.ts'

const samples = {
  en: {
    favorites: { title: 'No favorites yet', text: 'Press the heart on any game and it waits for you here.' },
    search: { title: 'No games found.', text: 'Try a shorter word, or the name of a category.' },
    browse: 'Browse games',
  },
  ar: {
    favorites: { title: 'لا شيء في المفضلة بعد', text: 'اضغط القلب في أي لعبة تعجبك لتجدها هنا في انتظارك.' },
    search: { title: 'لم نجد أي لعبة.', text: 'جرّب كلمة أقصر أو اسم أحد التصنيفات.' },
    browse: 'تصفّح الألعاب',
  },
}

function Sample({ word = 'favorites', ...props }: EmptyStateProps & { word?: 'favorites' | 'search' }) {
  const sample = useSample(samples)
  return (
    <EmptyState
      {...props}
      title={sample[word].title}
      action={
        <Button asChild endIcon={ArrowEndIcon}>
          <a href="#/en/games">{sample.browse}</a>
        </Button>
      }
    >
      {sample[word].text}
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
export const NoResults: Story = {
  args: { icon: SearchIcon },
  render: (args) => <Sample {...args} word="search" />,
}
