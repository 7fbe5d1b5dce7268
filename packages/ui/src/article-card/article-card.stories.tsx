import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSample } from '../testing/sample.ts'
import { articles } from './article-card.samples.ts'
import { ArticleCard, type ArticleCardProps } from './article-card.tsx'
import TwoCardsExample from './two-cards.example.tsx'

/** The card links to its own id, so that `:target` shows that the link was followed. */
function Sample(props: Partial<ArticleCardProps>) {
  const [first] = useSample(articles)
  if (!first) return null
  return (
    <div className="max-w-90">
      <ArticleCard id="/article/puzzles" href="#/article/puzzles" {...first} {...props} />
    </div>
  )
}

const meta = {
  title: 'Components/Portal/ArticleCard',
  component: ArticleCard,
  args: { href: '', title: '', image: '' },
  render: () => <Sample />,
} satisfies Meta<typeof ArticleCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const TitleOnly: Story = { render: () => <Sample excerpt="" /> }

/** A list of articles, with dates in the page's language and Latin digits. */
export const TwoCards: Story = { tags: ['example'], render: TwoCardsExample }
