import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { startGamePreviews } from '../game-previews/index.ts'
import { broken } from '../image/image.samples.ts'
import { games } from '../testing/games.ts'
import { useSample } from '../testing/sample.ts'
import { GameCardSkeleton } from './game-card-skeleton.tsx'
import { GameCard, type GameCardProps } from './game-card.tsx'
import WithFavoriteExample from './with-favorite.example.tsx'
import WithRouterExample from './with-router.example.tsx'

/** The card links to its own id, so that `:target` shows that the link was followed. */
function Sample({ at = 1, ...props }: Partial<GameCardProps> & { at?: number }) {
  const game = useSample(games)[at]
  if (!game) return null
  const { id, ...rest } = game
  return (
    <div className="max-w-70">
      <GameCard id={`/game/${id}`} href={`#/game/${id}`} {...rest} {...props} />
    </div>
  )
}

const meta = {
  title: 'Components/Portal/GameCard',
  component: GameCard,
  args: { href: '', title: '', image: '', hue: 'puzzle', category: '' },
  render: () => <Sample />,
} satisfies Meta<typeof GameCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithBadge: Story = { render: () => <Sample at={3} /> }

/** Pressing the heart does not follow the card's link. */
export const WithFavorite: Story = { tags: ['example'], render: WithFavoriteExample }

/** Renders its link by a router. */
export const WithRouter: Story = { tags: ['example'], render: WithRouterExample }

/** An English title on an Arabic page keeps its language and direction. */
export const ForeignTitle: Story = {
  render: () => <Sample at={0} title="Neon Drift (Part 2)!" titleLang="en" />,
}

export const LongTitle: Story = { render: () => <Sample at={6} /> }

/** Without a poster, the star is shown. */
export const NoImage: Story = { render: () => <Sample image={broken} /> }

function WithPreviews() {
  useEffect(() => startGamePreviews(), [])
  return <Sample preview={new URL('../testing/preview.webm', import.meta.url).href} />
}

/** A clip on hover and on keyboard focus, unless motion is reduced or data is saved. */
export const Preview: Story = { render: () => <WithPreviews /> }

export const Loading: Story = {
  render: () => (
    <div className="max-w-70">
      <GameCardSkeleton />
    </div>
  ),
}
