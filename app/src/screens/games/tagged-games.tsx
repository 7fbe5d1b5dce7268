import { EmptyState, Heading, Tag, edgeFadeStyles, getEdgeAttributes, useScrollEdges } from '@saha/ui'
import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import { catalogue, type Game } from '../../catalogue/index.ts'
import { tagLabel } from '../../catalogue/games/tags.ts'
import { GameList } from '../../features/games/game-list.tsx'
import { RandomButton } from '../../features/games/random-button.tsx'
import { SortSelect, useSort } from '../../features/games/sort-select.tsx'
import { useLocale } from '../../i18n/index.ts'
import { links } from '../../routing/links.ts'

/** Returns every tag with its label, sorted by label. */
export function useTags() {
  const locale = useLocale()
  const collator = new Intl.Collator(locale)
  return catalogue
    .tags()
    .map((tag) => ({ tag, label: tagLabel(tag, locale) }))
    .sort((a, b) => collator.compare(a.label, b.label))
}

/** Returns a function that builds the URL of a tag's games, or of all, and keeps the sort order. */
function useTagHref() {
  const to = links(useLocale())
  const query = useLocation().search
  return (tag: string | null) => `${tag === null ? to.games : to.tag(tag)}${query}`
}

/** The tags in one row, which scrolls: in several rows the games below would move when the web font loads. */
function TagFilter({ selected }: { selected: string | null }) {
  const t = useTranslations('lists')
  const tags = useTags()
  const tagHref = useTagHref()
  const list = useRef<HTMLUListElement>(null)
  const edges = useScrollEdges(list)
  useLayoutEffect(() => {
    const center = () => {
      const row = list.current
      const current = row?.querySelector('[aria-current]')?.getBoundingClientRect()
      if (selected === null || !row || !current) return
      const { left, width } = row.getBoundingClientRect()
      row.scrollBy({ left: current.left + current.width / 2 - (left + width / 2), behavior: 'instant' })
    }
    center()
    // The web font changes the widths.
    void document.fonts.ready.then(center)
  }, [selected])
  return (
    <nav aria-label={t('tags')} className="min-w-0">
      <ul
        ref={list}
        {...getEdgeAttributes(edges)}
        className={`-m-2 flex scroll-px-8 gap-2 overflow-x-auto p-2 [scrollbar-width:none] ${edgeFadeStyles}`}
      >
        {[{ tag: null, label: t('allTags') }, ...tags].map(({ tag, label }) => (
          <li key={tag} className="shrink-0">
            <Tag asChild selected={selected === tag}>
              <a href={tagHref(tag)}>{label}</a>
            </Tag>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface TaggedGamesProps {
  heading: string
  games: readonly Game[]
  /** The tag of all these games, or null for every game. */
  selected: string | null
}

/** Games in the chosen order, below the tags that narrow them. */
export function TaggedGames({ heading, games, selected }: TaggedGamesProps) {
  const t = useTranslations('lists')
  const count = useTranslations('count')
  const sort = useSort()
  const locale = useLocale()
  return (
    <div className="page-width grid gap-4 pt-5 sm:gap-5 sm:pt-10">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <Heading level={1} size="title" tabIndex={-1}>
            {heading}
          </Heading>
          <output className="text-ink-muted sm:type-lead">{count('games', { count: games.length })}</output>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <RandomButton games={games} from="all" />
          <SortSelect sort={sort} />
        </div>
      </div>
      {/* The order and the widths of the tags depend on the language. */}
      <TagFilter key={locale} selected={selected} />
      {games.length > 0 ? (
        <GameList games={sort.sort(games)} from="all" headingLevel={2} eager />
      ) : (
        <EmptyState title={t('empty')} />
      )}
    </div>
  )
}
