import { SearchBox } from '@saha/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import { loadChunk } from '../../chunks/load-chunk.ts'
import { useLocale } from '../../i18n/index.ts'
import { links, pathOf } from '../../routing/links.ts'
import type { SuggestionProps } from './suggestions.tsx'

/** Search field of the header. Suggestions load on first use; without them the field still searches. */
export function Search() {
  const t = useTranslations('nav')
  const locale = useLocale()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [suggesting, setSuggesting] = useState<SuggestionProps | null>(null)
  const found = text.trim() === '' ? undefined : suggesting?.find(text)
  return (
    <SearchBox
      // On a phone the field covers the bar while it has focus; a small one has no room for a placeholder.
      className="max-[22.5rem]:[&_::placeholder]:opacity-0 max-sm:focus-within:absolute max-sm:focus-within:inset-x-2 max-sm:focus-within:z-10"
      label={t('search')}
      placeholder={t('searchHint')}
      value={text}
      onValueChange={setText}
      onSearch={(query) => void navigate(pathOf(links(locale).search(query)))}
      onFocus={() => {
        if (suggesting) return
        loadChunk(() => import('./suggestions.tsx'))
          .then(({ loadSuggestions }) => loadSuggestions().then(setSuggesting))
          .catch(() => undefined)
      }}
      suggestions={
        suggesting && found && found.length > 0 ? (
          <suggesting.Suggestions games={found} query={text.trim()} />
        ) : null
      }
      suggestionsStatus={suggesting && found && <suggesting.Status games={found} />}
    />
  )
}
