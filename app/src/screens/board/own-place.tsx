import { Num, Text, TextLink } from '@saha/ui'
import { useCallback } from 'react'
import { useLocation } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import { findOwnPlace, type Board } from '../../adapters/appwrite/documents/boards.ts'
import { useLoaded } from '../../features/games/use-loaded.ts'
import { useAuth } from '../../features/session/use-auth.ts'
import { rememberIntent } from '../../features/session/sign-in-intent.ts'
import { Rich, useFormat, useLocale } from '../../i18n/index.ts'
import { links } from '../../routing/links.ts'

/** The place of the user's best score; guests are asked to log in. */
export function OwnPlace({ board }: { board: Board }) {
  const t = useTranslations('board')
  const to = links(useLocale())
  const { pathname, search } = useLocation()
  const { status, user } = useAuth()
  if (user) return <UserPlace board={board} userId={user.id} />
  if (status !== 'signedOut') return null
  const logIn = (chunks: React.ReactNode) => (
    <TextLink href={to.login} onClick={() => rememberIntent({ path: `${pathname}${search}` })}>
      {chunks}
    </TextLink>
  )
  return (
    <Text tone="muted">
      <Rich>{t.rich('guest', { login: logIn })}</Rich>
    </Text>
  )
}

function UserPlace({ board, userId }: { board: Board; userId: string }) {
  const t = useTranslations('board')
  const format = useFormat()
  const load = useCallback((signal: AbortSignal) => findOwnPlace({ userId, board }, signal), [userId, board])
  const place = useLoaded(load)
  if (place.status === 'loading') return null
  if (place.status === 'failed') return <Text tone="muted">{t('placeFailed')}</Text>
  if (!place.value) return <Text tone="muted">{t('noPlace')}</Text>
  const { rank, score } = place.value
  return (
    <Text className="font-semibold">
      <Rich>
        {t.rich('place', {
          rank: () => <Num>{format.number(rank)}</Num>,
          score: () => <Num>{format.number(score)}</Num>,
        })}
      </Rich>
    </Text>
  )
}
