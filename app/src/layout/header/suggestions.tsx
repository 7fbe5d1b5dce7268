import { SearchIcon, Suggestion, SuggestionList, UserText } from '@saha/ui'
import { useTranslations } from 'use-intl'
import { loadGameSearch } from '../../catalogue/search/game-search.ts'
import { catalogue, type Game } from '../../catalogue/index.ts'
import { Rich, useLocale } from '../../i18n/index.ts'
import { findingMessages } from '../../i18n/messages/finding/index.ts'
import { ScreenMessages } from '../../i18n/screen-messages.tsx'
import { links } from '../../routing/links.ts'

/** Maximum number of suggestions. */
const maxSuggestions = 6

interface SuggestionsProps {
  games: readonly Game[]
  query: string
}

function List({ games, query }: SuggestionsProps) {
  const t = useTranslations('finding')
  const locale = useLocale()
  const to = links(locale)
  return (
    <SuggestionList>
      {games.map((game) => (
        <Suggestion
          key={game.id}
          href={to.game(game.id, `search:${query}`)}
          image={game.thumbnailUrl}
          imageFallback="posters/placeholder.svg"
          hue={catalogue.category(game.categoryId)?.hue ?? 0}
          detail={catalogue.category(game.categoryId)?.title[locale]}
        >
          {game.title[locale]}
        </Suggestion>
      ))}
      <Suggestion href={to.search(query)} icon={SearchIcon}>
        <Rich>{t.rich('all', { query: () => <UserText>{query}</UserText> })}</Rich>
      </Suggestion>
    </SuggestionList>
  )
}

const Suggestions = (props: SuggestionsProps) => (
  <ScreenMessages add={findingMessages}>
    <List {...props} />
  </ScreenMessages>
)

const Count = ({ count }: { count: number }) => (
  <span>{useTranslations('finding')('suggested', { count })}</span>
)

/** Announces the number of suggestions to screen readers. */
const Status = ({ games }: { games: readonly Game[] }) => (
  <ScreenMessages add={findingMessages}>
    <Count count={games.length} />
  </ScreenMessages>
)

/** Props that make the search field suggest games. */
export interface SuggestionProps {
  find: (text: string) => readonly Game[]
  Suggestions: typeof Suggestions
  Status: typeof Status
}

/** Loads the catalogue and returns the props. */
export async function loadSuggestions(): Promise<SuggestionProps> {
  const find = await loadGameSearch()
  return { find: (text) => find(text).games.slice(0, maxSuggestions), Suggestions, Status }
}
