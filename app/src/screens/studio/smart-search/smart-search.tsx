import { useSmartSearch } from '@saha/machines/react'
import { Banner, Button, RetryIcon, StatusLine } from '@saha/ui'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { smartSearchMessages } from '../../../i18n/messages/smart-search/index.ts'
import { withMessages } from '../../../i18n/index.ts'
import { ToolFailure } from '../shared/failure/tool-failure.tsx'
import { useDraft } from '../shared/forms/use-draft.ts'
import { useCancelOnEscape } from '../shared/forms/use-cancel-on-escape.ts'
import { useLateNotice } from '../shared/use-late-notice.tsx'
import { useToolActors } from '../shared/use-tool-actors.ts'
import { SearchAnswer } from './search-answer.tsx'
import { SearchForm } from './search-form.tsx'
import { draftSchema, noDraft } from './smart-search.draft.ts'
import { leaveSmartSearch, createSmartSearchActor, isSearching } from './smart-search.actors.ts'

const states = {
  idle: 'idle',
  locating: 'busy',
  searching: 'busy',
  answered: 'done',
  failed: 'idle',
} as const

function SmartSearch() {
  const t = useTranslations('smartSearch')
  const studio = useTranslations('studio')
  const [draft, setDraft] = useDraft('smart-search', draftSchema, noDraft)
  const actor = useToolActors(createSmartSearchActor, leaveSmartSearch)
  useLateNotice('smart-search', actor, isSearching)
  const search = useSmartSearch(actor)
  const { status, search: asked, result, cutOff, failure, positionUnknown } = search
  const submitButton = useRef<HTMLButtonElement>(null)
  useCancelOnEscape(states[status] === 'busy', search.cancel)
  const onMaps = positionUnknown ? t('searchingMaps') : t('searchingNear')
  const labels = {
    idle: t('idle'),
    locating: t('locating'),
    searching: asked?.mode === 'maps' ? onMaps : t('searchingWeb'),
    answered: cutOff ? studio('breaksOff') : t('ready'),
    failed: '',
  }
  const retry = () => {
    submitButton.current?.focus()
    search.retry()
  }
  return (
    <div className="grid content-start gap-6">
      <SearchForm
        draft={draft}
        onDraft={setDraft}
        busy={states[status] === 'busy'}
        canSubmit={draft.query.trim() !== ''}
        buttonRef={submitButton}
        onSend={() => {
          search.changeMode(draft.mode)
          search.submit(draft.query.trim())
        }}
        onCancel={search.cancel}
      >
        <StatusLine state={cutOff ? 'idle' : states[status]}>{labels[status]}</StatusLine>
      </SearchForm>
      {positionUnknown && (
        <Banner
          // The status line announces it.
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
      {asked && result && <SearchAnswer search={asked} result={result} cutOff={cutOff} />}
    </div>
  )
}

export default withMessages(smartSearchMessages, SmartSearch)
