import { GameCard } from '@saha/ui'
import { memo } from 'react'
import { useTranslations } from 'use-intl'
import { catalogue, type Game } from '../../catalogue/index.ts'
import { useLocale } from '../../i18n/index.ts'
import { links, type PlayContext } from '../../routing/links.ts'
import { CardFavoriteButton } from './lazy-favorite-button.tsx'

interface ListedGameProps {
  game: Game
  /** The list that the player's previous and next follow. */
  from: PlayContext
  headingLevel: 2 | 3
  /** Marks the card as new. */
  isNew: boolean
  /** Loads the image eagerly, for cards above the fold. */
  eager: boolean
}

/** Card of a game in a list. A virtualized list renders at each step of scrolling, and its cards do not change. */
export const ListedGame = memo(({ game, from, headingLevel, isNew, eager }: ListedGameProps) => {
  const locale = useLocale()
  const t = useTranslations('common')
  const category = catalogue.category(game.categoryId)
  return (
    <GameCard
      title={game.title[locale]}
      headingLevel={headingLevel}
      href={links(locale).game(game.id, from)}
      image={game.thumbnailUrl}
      preview={game.previewUrl}
      imageFallback="posters/placeholder.svg"
      imageLoading={eager ? 'eager' : 'lazy'}
      hue={category?.hue ?? 0}
      category={category?.title[locale] ?? ''}
      rating={game.rating}
      badge={isNew ? t('new') : game.isFeatured && t('featured')}
      action={<CardFavoriteButton game={game} compact />}
    />
  )
})
