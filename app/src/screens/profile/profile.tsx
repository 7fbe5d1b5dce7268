import { Heading, Text, UserIcon, UserText } from '@saha/ui'
import { useFavorites } from '@saha/machines/react'
import { useTranslations } from 'use-intl'
import { catalogue, type Game } from '../../catalogue/index.ts'
import { GameList } from '../../features/games/game-list.tsx'
import { useRecentlyPlayed } from '../../features/recently-played/use-recently-played.ts'
import { useSessionActors, type SignedInUser } from '../../features/session/session.tsx'
import { LoginPrompt } from '../../features/session/login-prompt.tsx'
import { useAuth } from '../../features/session/use-auth.ts'
import { useLocale, withMessages } from '../../i18n/index.ts'
import { dailyMessages } from '../../i18n/messages/daily/index.ts'
import { profileMessages } from '../../i18n/messages/profile/index.ts'
import { scoreMessages } from '../../i18n/messages/scores/index.ts'
import { ListSection } from '../../layout/list-section.tsx'
import { usePageMeta } from '../../layout/page-meta.ts'
import { links } from '../../routing/links.ts'
import { OwnScores } from './own-scores.tsx'

/** Number of games in each row. */
const shownGames = 4

function Games({ games, empty }: { games: readonly Game[]; empty: string }) {
  return games.length > 0 ? (
    <GameList games={games.slice(0, shownGames)} from="all" />
  ) : (
    <Text tone="muted">{empty}</Text>
  )
}

function UserProfile({ user }: { user: SignedInUser }) {
  const t = useTranslations('profile')
  const to = links(useLocale())
  const { favorites } = useSessionActors()
  const { favorites: records } = useFavorites(favorites)
  const hearts = [...records].reverse().flatMap(({ gameId }) => catalogue.game(gameId) ?? [])
  const played = useRecentlyPlayed()
  return (
    <div className="grid gap-8 [--saha-type-title-size:1.5rem]">
      <div className="grid gap-1">
        <p className="type-heading wrap-anywhere">
          <UserText>{user.name}</UserText>
        </p>
        <Text tone="muted">{t('lead')}</Text>
      </div>
      <ListSection id="scores" title={t('scores')} seeAll={to.board}>
        <OwnScores key={user.id} userId={user.id} />
      </ListSection>
      <ListSection id="favorites" title={t('favorites')} seeAll={to.favorites}>
        <Games games={hearts} empty={t('noFavorites')} />
      </ListSection>
      <ListSection id="played" title={t('played')} seeAll={to.played}>
        <Games games={played} empty={t('noPlayed')} />
      </ListSection>
    </div>
  )
}

/** The user's scores, favorites and recently played games. */
function Profile() {
  const t = useTranslations('profile')
  const { status, user } = useAuth()
  usePageMeta({ title: t('title'), description: t('description') })
  return (
    <div className="page-width grid gap-8 pt-5 sm:pt-10">
      <Heading level={1} size="title" tabIndex={-1}>
        {t('title')}
      </Heading>
      {user && <UserProfile user={user} />}
      {status === 'signedOut' && <LoginPrompt icon={UserIcon} title={t('login')} link={t('loginLink')} />}
    </div>
  )
}

export default withMessages({ ...dailyMessages, ...profileMessages, ...scoreMessages }, Profile)
