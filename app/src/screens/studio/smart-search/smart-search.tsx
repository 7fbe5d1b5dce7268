import {
  selectPositionUnknown,
  selectSearch,
  selectSearchCutOff,
  selectSearchResult,
  selectSearchStatus,
} from '@saha/machines/smart-search'
import { Banner, Button, RetryIcon, StatusLine } from '@saha/ui'
import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import ar from '../../../i18n/messages/smart-search/ar.ts'
import en from '../../../i18n/messages/smart-search/en.ts'
import { ScreenMessages } from '../../../i18n/index.ts'
import { ToolFailure } from '../tool-failure.tsx'
import { useDraft } from '../use-draft.ts'
import { useEscape } from '../use-escape.ts'
import { useKept } from '../use-kept.ts'
import { Answer } from './answer.tsx'
import { Query, type Draft } from './query.tsx'
import { leaveSearch, startSearch } from './work.ts'

const messages = { smartSearch: { en, ar } }

export default function SmartSearch() {
  return (
    <ScreenMessages add={messages}>
      <Finder />
    </ScreenMessages>
  )
}

const nothing: Draft = { query: '', mode: 'web' }

function isDraft(kept: unknown): kept is Draft {
  const { query, mode } = (kept ?? {}) as Partial<Draft>
  return typeof query === 'string' && (mode === 'web' || mode === 'maps')
}

const states = {
  idle: 'idle',
  locating: 'busy',
  searching: 'busy',
  answered: 'done',
  failed: 'idle',
} as const

function Finder() {
  const t = useTranslations('smartSearch')
  const studio = useTranslations('studio')
  const [draft, setDraft] = useDraft('smart-search', isDraft, nothing)
  const finder = useKept(startSearch, leaveSearch)
  const status = useSelector(finder, selectSearchStatus)
  const asked = useSelector(finder, selectSearch)
  const result = useSelector(finder, selectSearchResult)
  const cutOff = useSelector(finder, selectSearchCutOff)
  const failure = useSelector(finder, ({ context }) => context.failure)
  const positionUnknown = useSelector(finder, selectPositionUnknown)
  const press = useRef<HTMLButtonElement>(null)
  const cancel = () => finder.send({ type: 'search.cancel' })
  useEscape(states[status] === 'busy', cancel)
  const onMaps = positionUnknown ? t('searchingMaps') : t('searchingNear')
  const words = {
    idle: t('idle'),
    locating: t('locating'),
    searching: asked?.mode === 'maps' ? onMaps : t('searchingWeb'),
    answered: cutOff ? studio('breaksOff') : t('ready'),
    failed: '',
  }
  const retry = () => {
    press.current?.focus()
    finder.send({ type: 'search.retry' })
  }
  return (
    <div className="grid content-start gap-6">
      <Query
        draft={draft}
        onDraft={setDraft}
        busy={states[status] === 'busy'}
        sendable={draft.query.trim() !== ''}
        pressRef={press}
        onSend={() => {
          finder.send({ type: 'mode.change', mode: draft.mode })
          finder.send({ type: 'search.submit', query: draft.query.trim() })
        }}
        onCancel={cancel}
      >
        <StatusLine state={cutOff ? 'idle' : states[status]}>{words[status]}</StatusLine>
      </Query>
      {positionUnknown && (
        <Banner
          // The status line has said it already.
          live="none"
          title={t('positionUnknown')}
          action={
            result && (
              <Button size="small" startIcon={RetryIcon} onClick={retry}>
                {t('again')}
              </Button>
            )
          }
        >
          {t('positionHelp')}
        </Banner>
      )}
      {failure && <ToolFailure failure={failure} title={t('failed')} onRetry={retry} />}
      {asked && result && <Answer search={asked} result={result} cutOff={cutOff} />}
    </div>
  )
}
