import { ArrowEndIcon, Button, EmptyState, ErrorState, Heading, HeartIcon, Spinner, Text } from '@saha/ui'
import { useFavorites } from '@saha/machines/react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { catalogue } from '../../catalogue/index.ts'
import { BackendHint } from '../../features/errors/backend-message.tsx'
import { getFavoriteListErrorMessage } from '../../features/errors/backend-error-messages.ts'
import { GameList } from '../../features/games/game-list.tsx'
import { withMessages, useLocale } from '../../i18n/index.ts'
import { favoritesMessages } from '../../i18n/messages/favorites/index.ts'
import { usePageMeta } from '../../layout/page-meta.ts'
import { links } from '../../routing/links.ts'
import { useAuth } from '../../features/session/use-auth.ts'
import { LoginPrompt } from '../../features/session/login-prompt.tsx'
import { useSessionActors } from '../../features/session/session.tsx'

function Favorites() {
  const t = useTranslations('favorites')
  usePageMeta({ title: t('title'), description: t('description') })
  return (
    <div className="page-width grid gap-6 pt-5 sm:pt-10">
      <Heading level={1} size="title" tabIndex={-1}>
        {t('heading')}
      </Heading>
      <Content />
    </div>
  )
}

function Content(): ReactNode {
  const { status } = useAuth()
  if (status === 'unknown') return <Loading />
  return status === 'signedIn' ? <OwnFavorites /> : <Guest />
}

function Loading() {
  const t = useTranslations('favorites')
  return (
    <div className="flex items-center gap-3 py-8">
      <Spinner label={t('loading')} size="2rem" className="text-action-edge" />
      <Text aria-hidden="true">{t('loading')}</Text>
    </div>
  )
}

function Guest() {
  const t = useTranslations('favorites')
  return (
    <LoginPrompt icon={HeartIcon} title={t('login')} link={t('loginLink')}>
      {t('loginHint')}
    </LoginPrompt>
  )
}

function OwnFavorites() {
  const t = useTranslations()
  const to = links(useLocale())
  const { favorites } = useSessionActors()
  const { status, favorites: records, failure, reload } = useFavorites(favorites)
  if (status === 'failed' && failure) {
    const { text, hint } = getFavoriteListErrorMessage(failure.kind)
    return <ErrorState title={t(text)} hint={hint && <BackendHint hint={hint} />} onRetry={reload} />
  }
  if (status !== 'ready') return <Loading />
  const games = [...records].reverse().flatMap(({ gameId }) => catalogue.game(gameId) ?? [])
  if (games.length > 0) return <GameList games={games} from="all" headingLevel={2} eager />
  return (
    <EmptyState
      icon={HeartIcon}
      title={t('favorites.empty')}
      action={
        <Button asChild variant="action" endIcon={ArrowEndIcon}>
          <a href={to.games}>{t('favorites.browse')}</a>
        </Button>
      }
    >
      {t('favorites.emptyHint')}
    </EmptyState>
  )
}

export default withMessages(favoritesMessages, Favorites)
