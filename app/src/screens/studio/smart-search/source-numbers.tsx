import { useNumberFormat, type Source } from '@saha/ui'
import type { MouseEvent, RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { isolate, useLocale } from '../../../i18n/index.ts'
import { links } from '../../../routing/links.ts'

interface SourceNumbersProps {
  /** Indexes in the list of sources. */
  cited: readonly number[]
  sources: readonly Source[]
  list: RefObject<HTMLOListElement | null>
}

/** Numbered links from the cited words to their sources. */
export function SourceNumbers({ cited, sources, list }: SourceNumbersProps) {
  const t = useTranslations('smartSearch')
  const figure = useNumberFormat()
  const to = links(useLocale())
  const focusSource = (event: MouseEvent, place: number) => {
    const item = list.current?.children[place]
    if (!(item instanceof HTMLElement)) return
    // The hash holds the route, so it cannot point to an element.
    event.preventDefault()
    item.focus()
  }
  return (
    <>
      {/* Keeps a number in the line of the word before it. */}
      {'\u2060'}
      <span className="inline-flex gap-1 px-1 whitespace-nowrap">
        {cited.map((place) => (
          <a
            key={place}
            href={to.tool('smart-search')}
            aria-label={t('source', {
              number: figure(place + 1),
              title: isolate(sources[place]?.title ?? ''),
            })}
            onClick={(event) => focusSource(event, place)}
            className="type-caption rounded-tag border border-line bg-surface px-2 font-semibold text-link no-underline hover:bg-sunken"
          >
            {figure(place + 1)}
          </a>
        ))}
      </span>
    </>
  )
}
