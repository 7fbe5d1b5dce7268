import {
  Button,
  CloseIcon,
  EmptyState,
  Heading,
  HistoryIcon,
  IconButton,
  Image,
  PlayIcon,
  Text,
  TextLink,
  TrashIcon,
} from '@saha/ui'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { saves } from '../../adapters/storage/game-saves.ts'
import type { Game } from '../../catalogue/index.ts'
import { PlayLink } from '../../features/games/play-link.tsx'
import { isolate, withMessages, useLocale } from '../../i18n/index.ts'
import { playedMessages } from '../../i18n/messages/played/index.ts'
import { usePageMeta } from '../../layout/page-meta.ts'
import { maxRecentGames, recentlyPlayed } from '../../features/recently-played/recently-played.ts'
import { useRecentlyPlayed } from '../../features/recently-played/use-recently-played.ts'
import { links } from '../../routing/links.ts'
import { useAuth } from '../../features/session/use-auth.ts'

/** Returns the games that the user has a save of; empty until they are known. */
function useSavedGames(userId: string | null): ReadonlySet<string> {
  const [saved, setSaved] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    let isCancelled = false
    const load = async () => {
      const games = await saves.listGames(userId)
      if (!isCancelled) setSaved(games)
    }
    void load()
    return () => {
      isCancelled = true
    }
  }, [userId])
  return saved
}

function Played() {
  const t = useTranslations('played')
  const to = links(useLocale())
  const games = useRecentlyPlayed()
  const { user } = useAuth()
  const saved = useSavedGames(user?.id ?? null)
  const heading = useRef<HTMLHeadingElement>(null)
  /** The last removal, with the list to restore. */
  const [removed, setRemoved] = useState<{ message: string; ids: readonly string[] } | null>(null)
  usePageMeta({ title: t('title'), description: t('description') })
  const remove = (message: string, change: () => void) => {
    setRemoved({ message, ids: recentlyPlayed.get() })
    change()
    // The pressed button unmounts.
    heading.current?.focus()
  }
  return (
    <div className="page-width grid max-w-2xl gap-6 pt-5 sm:pt-10">
      <div className="grid gap-1">
        <Heading ref={heading} level={1} size="title" tabIndex={-1}>
          {t('heading')}
        </Heading>
        <Text tone="muted">{t('lead', { most: String(maxRecentGames) })}</Text>
      </div>
      <div className="flex min-h-11 flex-wrap items-center gap-3">
        <output className="type-label">{removed?.message}</output>
        {removed && (
          <Button
            size="small"
            onClick={() => {
              recentlyPlayed.restore(removed.ids)
              setRemoved(null)
              heading.current?.focus()
            }}
          >
            {t('undo')}
          </Button>
        )}
        {games.length > 0 && (
          <Button
            size="small"
            variant="quiet"
            startIcon={TrashIcon}
            className="ms-auto"
            onClick={() => remove(t('cleared'), recentlyPlayed.clear)}
          >
            {t('clear')}
          </Button>
        )}
      </div>
      {games.length === 0 ? (
        <EmptyState
          icon={HistoryIcon}
          title={t('empty')}
          action={
            <Button asChild variant="action">
              <a href={to.games}>{t('browse')}</a>
            </Button>
          }
        >
          {t('emptyHint')}
        </EmptyState>
      ) : (
        <ul className="grid gap-4">
          {games.map((game) => (
            <Row key={game.id} game={game} hasSave={saved.has(game.id)} onRemove={remove} />
          ))}
        </ul>
      )}
    </div>
  )
}

interface RowProps {
  game: Game
  hasSave: boolean
  onRemove: (message: string, change: () => void) => void
}

function Row({ game, hasSave, onRemove }: RowProps) {
  const t = useTranslations('played')
  const locale = useLocale()
  const to = links(locale)
  const title = game.title[locale]
  return (
    <li className="tile flex flex-wrap items-center gap-x-4 gap-y-3 rounded-panel bg-surface p-3 [--tile-depth:6px]">
      <div className="w-24 shrink-0 overflow-hidden rounded-control">
        <Image
          src={game.thumbnailUrl}
          fallbackSrc="posters/placeholder.svg"
          alt=""
          ratio="300 / 192"
          loading="lazy"
        />
      </div>
      <Heading level={2} size="subheading" className="min-w-0 grow basis-32">
        <TextLink href={to.game(game.id, 'all')}>{title}</TextLink>
      </Heading>
      <div className="ms-auto flex items-center gap-2">
        <Button asChild size="small" variant={hasSave ? 'action' : 'neutral'} startIcon={PlayIcon}>
          <PlayLink
            game={game}
            from="all"
            aria-label={t(hasSave ? 'continueGame' : 'againGame', { title: isolate(title) })}
          >
            {hasSave ? t('continue') : t('again')}
          </PlayLink>
        </Button>
        <IconButton
          icon={CloseIcon}
          size="small"
          variant="quiet"
          label={t('remove', { title: isolate(title) })}
          onClick={() =>
            onRemove(t('removed', { title: isolate(title) }), () => recentlyPlayed.remove(game.id))
          }
        />
      </div>
    </li>
  )
}

export default withMessages(playedMessages, Played)
