import { HeartIcon, IconButton, ToggleButton } from '@saha/ui'
import { useFavorite } from '@saha/machines/react'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import type { Game } from '../../catalogue/index.ts'
import { BackendMessage } from '../errors/backend-message.tsx'
import { getFavoriteErrorMessage } from '../errors/backend-error-messages.ts'
import { isolate, useLocale } from '../../i18n/index.ts'
import { useNotice } from '../notices/notices.tsx'
import { links, pathOf } from '../../routing/links.ts'
import { useAuth } from '../session/use-auth.ts'
import { rememberIntent, type LoginState } from '../session/sign-in-intent.ts'
import { takePendingAction } from '../session/pending-intent.ts'
import { useSessionActors } from '../session/session.tsx'

/** Returns the button's state and its click handler. */
function useFavoriteButton(gameId: string) {
  const { getFavoriteActor, retainFavoriteActor } = useSessionActors()
  const actor = getFavoriteActor(gameId)
  const { user } = useAuth()
  const userId = user?.id ?? null
  /** Whether this button was clicked, rather than another of the same game. */
  const wasClicked = useRef(false)
  const locale = useLocale()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const notify = useNotice()

  useEffect(() => retainFavoriteActor(gameId), [retainFavoriteActor, gameId])

  const { isFavorite, busy, failure, toggle, add, dismiss } = useFavorite(actor, undefined, {
    loginRequired: () => {
      if (!wasClicked.current) return
      wasClicked.current = false
      const isAdding = actor.getSnapshot().context.recordId === null
      const path = `${pathname}${search}`
      rememberIntent(isAdding ? { path, action: { kind: 'favorite', gameId }, owner: userId } : { path })
      const state: LoginState = { sessionEnded: userId !== null }
      void navigate(pathOf(links(locale).login), { state })
    },
  })

  // Completes the action that led to sign-in.
  useEffect(() => {
    if (userId !== null && takePendingAction('favorite', gameId, userId)) add()
  }, [add, gameId, userId])

  useEffect(() => {
    if (!failure) return
    notify(<BackendMessage {...getFavoriteErrorMessage(failure)} />)
    dismiss()
  }, [dismiss, failure, notify])

  useEffect(() => {
    if (!busy) wasClicked.current = false
  }, [busy])

  return {
    pressed: isFavorite,
    busy,
    onClick: () => {
      wasClicked.current = true
      toggle()
    },
  }
}

interface FavoriteButtonProps {
  game: Game
  /** Shows only the icon, for the corner of a card. @default false */
  compact?: boolean
}

/** Adds a game to the favorites or removes it. Guests are sent to the login screen first. */
export default function FavoriteButton({ game, compact = false }: FavoriteButtonProps) {
  const t = useTranslations('game')
  const locale = useLocale()
  const favorite = useFavoriteButton(game.id)
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
