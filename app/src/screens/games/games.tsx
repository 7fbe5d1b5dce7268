import { Navigate, useParams, useSearchParams } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import { catalogue } from '../../catalogue/index.ts'
import { useLocale, withMessages } from '../../i18n/index.ts'
import { listMessages } from '../../i18n/messages/lists/index.ts'
import NotFound from '../../layout/not-found/not-found.tsx'
import { usePageMeta } from '../../layout/page-meta.ts'
import { links, pathOf } from '../../routing/links.ts'
import { TaggedGames, useTags } from './tagged-games.tsx'

function AllGames() {
  const t = useTranslations('lists')
  usePageMeta({ title: t('title'), description: t('description') })
  return <TaggedGames heading={t('heading')} games={catalogue.games()} selected={null} />
}

function GamesWithTag({ tag, label }: { tag: string; label: string }) {
  const t = useTranslations('lists')
  const title = t('tagTitle', { tag: label })
  const games = catalogue.games().filter((game) => game.tags.includes(tag))
  usePageMeta({ title, description: t('tagDescription', { tag: label }) })
  return <TaggedGames heading={title} games={games} selected={tag} />
}

/** All games, or those of the tag in the path. */
function Games() {
  const { tagId } = useParams()
  const [parameters] = useSearchParams()
  const to = links(useLocale())
  const tags = useTags()
  const find = (asked: string | null | undefined) => tags.find(({ tag }) => tag === asked)
  if (tagId !== undefined) {
    const tag = find(tagId)
    return tag ? <GamesWithTag {...tag} /> : <NotFound />
  }
  // Tags were a query before they had addresses of their own.
  const asked = find(parameters.get('tag'))
  if (!asked) return <AllGames />
  parameters.delete('tag')
  return <Navigate replace to={{ pathname: pathOf(to.tag(asked.tag)), search: parameters.toString() }} />
}

export default withMessages(listMessages, Games)
