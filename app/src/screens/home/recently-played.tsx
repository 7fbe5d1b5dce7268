import { useTranslations } from 'use-intl'
import { GameList } from '../../features/games/game-list.tsx'
import { useLocale } from '../../i18n/index.ts'
import { useRecentlyPlayed } from '../../features/recently-played/use-recently-played.ts'
import { links } from '../../routing/links.ts'
import { ListSection } from '../../layout/list-section.tsx'

/**
 * Games played in this browser. Prerendered pages have none, so it is below the fold to avoid a visible layout
 * shift.
 */
export function RecentlyPlayed() {
  const t = useTranslations('home')
  const to = links(useLocale())
  const games = useRecentlyPlayed().slice(0, 4)
  if (games.length === 0) return null
  return (
    <ListSection id="played" title={t('played')} seeAll={to.played}>
      <GameList games={games} from="all" />
    </ListSection>
  )
}
