import { useSmartSearch } from '@saha/machines/react'
import { Banner, Button, RetryIcon, StatusLine } from '@saha/ui'
import { useRef, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { smartSearchMessages } from '../../../i18n/messages/smart-search/index.ts'
import { withMessages } from '../../../i18n/index.ts'
import { ToolFailure } from '../shared/failure/tool-failure.tsx'
import { useDraft } from '../shared/forms/use-draft.ts'
import { useCancelOnEscape } from '../shared/forms/use-cancel-on-escape.ts'
import { useLateNotice } from '../shared/use-late-notice.tsx'
import { ToolHistory } from '../shared/history/tool-history.tsx'
import { useToolActors } from '../shared/use-tool-actors.ts'
import { SearchAnswer } from './search-answer.tsx'
import { SearchForm } from './search-form.tsx'
import { draftSchema, noDraft } from './smart-search.draft.ts'
import { leaveSmartSearch, createSmartSearchActors, isSearching } from './smart-search.actors.ts'
import { searchKind } from './stored-search.ts'

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
  const { actor, saver } = useToolActors(createSmartSearchActors, leaveSmartSearch)
  const openId = useSyncExternalStore(saver.openId.subscribe, saver.openId.get)
  const current = useSyncExternalStore(actor.subscribe, actor.get)
  useLateNotice('smart-search', current, isSearching)
  const search = useSmartSearch(current)
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
      <ToolHistory kind={searchKind} openId={openId} onOpen={saver.open} onRemove={saver.leaveRemoved} />
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
