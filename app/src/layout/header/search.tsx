import { SearchBox } from '@saha/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import { loadChunk } from '../../chunks/load-chunk.ts'
import { useLocale } from '../../i18n/index.ts'
import { links, pathOf } from '../../routing/links.ts'
import type { SuggestionProps } from './suggestions.tsx'

interface SearchProps {
  /** Where suggestions open: over the page, or inside the scrolling menu. */
  placement: 'overlay' | 'inline'
}

/** Search field of the header. Suggestions load on first use; without them the field still searches. */
export function Search({ placement }: SearchProps) {
  const t = useTranslations('nav')
  const locale = useLocale()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [suggesting, setSuggesting] = useState<SuggestionProps | null>(null)
  const found = text.trim() === '' ? undefined : suggesting?.find(text)
  return (
    <SearchBox
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
          <suggesting.Suggestions games={found} query={text.trim()} placement={placement} />
        ) : null
      }
      suggestionsStatus={suggesting && found && <suggesting.Status games={found} />}
    />
  )
}
