import { Select } from '@saha/ui'
import { useSearchParams } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import type { Game } from '../../catalogue/index.ts'
import { sortGames, type SortDirection, type SortOrder } from '../../catalogue/games/sort-games.ts'
import { useLocale } from '../../i18n/index.ts'

const orders = [
  { key: 'rating', direction: 'desc', message: 'bestRated' },
  { key: 'rating', direction: 'asc', message: 'lowestRated' },
  { key: 'newest', direction: 'desc', message: 'newest' },
  { key: 'newest', direction: 'asc', message: 'oldest' },
  { key: 'title', direction: 'asc', message: 'titleAscending' },
  { key: 'title', direction: 'desc', message: 'titleDescending' },
] as const satisfies readonly (SortOrder & { message: string })[]

/** Returns the sort order of the URL and its setters. Invalid values mean the default, best rated first. */
export function useSort() {
  const locale = useLocale()
  const [parameters, setParameters] = useSearchParams()
  const key = orders.find((order) => order.key === parameters.get('sort'))?.key ?? 'rating'
  const direction: SortDirection = parameters.get('order') === 'asc' ? 'asc' : 'desc'
  return {
    key,
    direction,
    setOrder: (order: SortOrder) =>
      setParameters(
        (current) => {
          const next = new URLSearchParams(current)
          next.set('sort', order.key)
          next.set('order', order.direction)
          return next
        },
        { replace: true },
      ),
    sort: (games: readonly Game[]) => sortGames(games, { key, direction }, locale),
  }
}

const toQuery = ({ key, direction }: SortOrder) => `sort=${key}&order=${direction}`

/** One native select of all orders. */
export function SortSelect({ sort }: { sort: ReturnType<typeof useSort> }) {
  const t = useTranslations('lists.sort')
  return (
    <Select
      aria-label={t('label')}
      value={toQuery(sort)}
      onChange={({ currentTarget }) => {
        const order = orders.find((each) => toQuery(each) === currentTarget.value)
        if (order) sort.setOrder(order)
      }}
    >
      {orders.map((order) => (
        <option key={order.message} value={toQuery(order)}>
          {t(order.message)}
        </option>
      ))}
    </Select>
  )
}
