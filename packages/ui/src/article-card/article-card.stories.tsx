import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSample } from '../testing/sample.ts'
import { articles } from './article-card.samples.ts'
import { ArticleCard, type ArticleCardProps } from './article-card.tsx'

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

export const TwoCards: Story = {
  render: function TwoCards() {
    return (
      <ul className="grid max-w-3xl gap-5 sm:grid-cols-2">
        {useSample(articles).map((article) => (
          <li key={article.title}>
            <ArticleCard href="#/article" {...article} />
          </li>
        ))}
      </ul>
    )
  },
}
