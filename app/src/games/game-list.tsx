import { GameCard, GameGrid } from '@saha/ui'
import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { catalogue, type Game } from '../catalogue/index.ts'
import { useLocale } from '../i18n/index.ts'
import { links, type PlayContext } from '../routing/links.ts'

// Hearts need to know who is here, which the first paint does not.
const FavoriteButton = lazy(() => import('./favorite-button.tsx'))

interface GameListProps {
  games: readonly Game[]
  /** What list this is: its games are played in it. */
  from: PlayContext
  /** Rank of the cards' headings, one below the heading above the list. @default 3 */
  headingLevel?: 2 | 3
  /** Marks every card as new. @default false */
  isNew?: boolean
  /** Pictures of the first cards load at once, because they are seen first. @default false */
  eager?: boolean
}

/** Games as cards in a grid of one to four columns. */
export function GameList({ games, from, headingLevel = 3, isNew = false, eager = false }: GameListProps) {
  const locale = useLocale()
  const to = links(locale)
  const t = useTranslations('common')
  return (
    <GameGrid>
      {games.map((game, index) => (
        <GameCard
          key={game.id}
          title={game.title[locale]}
          headingLevel={headingLevel}
          href={to.game(game.id, from)}
          picture={game.thumbnailUrl}
          pictureFallback="posters/placeholder.svg"
          pictureLoading={eager && index < 4 ? 'eager' : 'lazy'}
          hue={game.categoryId}
          category={catalogue.category(game.categoryId)?.title[locale] ?? ''}
          rating={game.rating}
          {...(isNew ? { badge: t('new') } : game.isFeatured ? { badge: t('featured') } : {})}
          action={
            <Suspense fallback={null}>
              <FavoriteButton game={game} compact />
            </Suspense>
          }
        />
      ))}
    </GameGrid>
  )
}
