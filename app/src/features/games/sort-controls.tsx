import { Field, Select } from '@saha/ui'
import { useSearchParams } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import type { Game } from '../../catalogue/index.ts'
import { sortGames, type SortDirection, type SortKey } from '../../catalogue/games/sort-games.ts'
import { useLocale } from '../../i18n/index.ts'

const sortKeys: readonly SortKey[] = ['rating', 'title', 'newest']
const directions: readonly SortDirection[] = ['desc', 'asc']

/** Returns the sort order of the URL and its setters. Invalid values mean the default, best rated first. */
export function useSort() {
  const locale = useLocale()
  const [parameters, setParameters] = useSearchParams()
  const key = sortKeys.find((each) => each === parameters.get('sort')) ?? 'rating'
  const direction = directions.find((each) => each === parameters.get('order')) ?? 'desc'
  const set = (name: 'sort' | 'order', value: string) =>
    setParameters(
      (current) => {
        const next = new URLSearchParams(current)
        next.set(name, value)
        return next
      },
      { replace: true },
    )
  return {
    key,
    direction,
    setKey: (value: string) => set('sort', value),
    setDirection: (value: string) => set('order', value),
    sort: (games: readonly Game[]) => sortGames(games, { key, direction }, locale),
  }
}

/** Two native selects: sort key and direction. */
export function SortControls({ sort }: { sort: ReturnType<typeof useSort> }) {
  const t = useTranslations('sort')
  return (
    <div className="flex flex-wrap gap-3">
      <Field label={t('label')}>
        {(control) => (
          <Select {...control} value={sort.key} onChange={(event) => sort.setKey(event.currentTarget.value)}>
            {sortKeys.map((key) => (
              <option key={key} value={key}>
                {t(key)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('direction')}>
        {(control) => (
          <Select
            {...control}
            value={sort.direction}
            onChange={(event) => sort.setDirection(event.currentTarget.value)}
          >
            {directions.map((direction) => (
              <option key={direction} value={direction}>
                {t(direction)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  )
}
