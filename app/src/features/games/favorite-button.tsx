import { HeartIcon, IconButton, ToggleButton } from '@saha/ui'
import { selectFavoriteBusy, selectIsFavorite } from '@saha/machines/favorite'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import type { Game } from '../../catalogue/index.ts'
import { BackendMessage } from '../errors/backend-message.tsx'
import { favoriteWords } from '../errors/backend-words.ts'
import { isolate, useLocale } from '../../i18n/index.ts'
import { useNotice } from '../notices/notices.tsx'
import { links, pathOf } from '../../routing/links.ts'
import { useAuth } from '../session/auth.ts'
import { rememberIntent, type LoginState } from '../session/intent.ts'
import { takeAction } from '../session/waiting-intent.ts'
import { useSessionActors } from '../session/session.tsx'

/** One game's heart: what it shows, and what pressing it leads to. */
function useFavorite(gameId: string) {
  const { favorite, showFavorite } = useSessionActors()
  const actor = favorite(gameId)
  const { user } = useAuth()
  const userId = user?.id ?? null
  /** This heart was pressed, and not another of the same game. */
  const pressedHere = useRef(false)
  const locale = useLocale()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const notify = useNotice()

  useEffect(() => showFavorite(gameId), [showFavorite, gameId])

  useEffect(() => {
    const asked = actor.on('loginRequired', () => {
      if (!pressedHere.current) return
      pressedHere.current = false
      const adding = actor.getSnapshot().context.recordId === null
      const path = `${pathname}${search}`
      rememberIntent(adding ? { path, action: { kind: 'favorite', gameId }, owner: userId } : { path })
      const state: LoginState = { sessionEnded: userId !== null }
      void navigate(pathOf(links(locale).login), { state })
    })
    return () => asked.unsubscribe()
  }, [actor, gameId, locale, navigate, pathname, search, userId])

  // What sent a guest to sign in is done when they come back.
  useEffect(() => {
    if (userId !== null && takeAction('favorite', gameId, userId)) actor.send({ type: 'favorite.add' })
  }, [actor, gameId, userId])

  const failure = useSelector(actor, ({ context }) => context.failure)
  useEffect(() => {
    if (!failure) return
    notify(<BackendMessage {...favoriteWords(failure)} />)
    actor.send({ type: 'favorite.dismiss' })
  }, [actor, failure, notify])

  const busy = useSelector(actor, selectFavoriteBusy)
  useEffect(() => {
    if (!busy) pressedHere.current = false
  }, [busy])

  return {
    pressed: useSelector(actor, selectIsFavorite),
    busy,
    onClick: () => {
      pressedHere.current = true
      actor.send({ type: 'favorite.toggle' })
    },
  }
}

interface FavoriteButtonProps {
  game: Game
  /** A heart alone, for the corner of a card. @default false */
  compact?: boolean
}

/** Makes a game a favorite, and takes it back. A guest is led to sign in first. */
export default function FavoriteButton({ game, compact = false }: FavoriteButtonProps) {
  const t = useTranslations('game')
  const locale = useLocale()
  const favorite = useFavorite(game.id)
  if (compact) {
    const label = t('favoriteOf', { title: isolate(game.title[locale]) })
    return <IconButton icon={HeartIcon} size="small" label={label} {...favorite} />
  }
  return (
    <ToggleButton icon={HeartIcon} size="large" {...favorite}>
      {t('favorite')}
    </ToggleButton>
  )
}
