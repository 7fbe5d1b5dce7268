import { Field, GlobeIcon, Input, PlaceIcon, SearchIcon, SegmentedControl } from '@saha/ui'
import type { SearchMode } from '@saha/machines/smart-search'
import type { ReactNode, Ref } from 'react'
import { useTranslations } from 'use-intl'
import { Examples } from '../examples.tsx'
import { WorkButton } from '../work-button.tsx'

/** What is being looked for, and where. */
export interface Draft {
  readonly query: string
  readonly mode: SearchMode
}

interface QueryProps {
  draft: Draft
  onDraft: (draft: Draft) => void
  busy: boolean
  sendable: boolean
  /** The button that searches, and cancels while it does. */
  pressRef: Ref<HTMLButtonElement>
  onSend: () => void
  onCancel: () => void
  /** How it is getting on. */
  children: ReactNode
}

const examples = {
  web: ['webExample1', 'webExample2', 'webExample3'],
  maps: ['mapsExample1', 'mapsExample2', 'mapsExample3'],
} as const

/** Where the search is written, and sent with a press or with Enter. */
export function Query({ draft, onDraft, busy, sendable, pressRef, onSend, onCancel, children }: QueryProps) {
  const t = useTranslations('smartSearch')
  const { query, mode } = draft
  const send = () => sendable && !busy && onSend()
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <SegmentedControl
        legend={t('where')}
        value={mode}
        options={[
          { value: 'web', label: t('web'), icon: GlobeIcon },
          { value: 'maps', label: t('maps'), icon: PlaceIcon },
        ]}
        onValueChange={(chosen) => onDraft({ query, mode: chosen })}
      />
      <Field label={t('query')} hint={mode === 'maps' ? t('mapsHint') : t('webHint')}>
        {(control) => (
          <Input
            {...control}
            enterKeyHint="search"
            value={query}
            onChange={(event) => onDraft({ query: event.currentTarget.value, mode })}
          />
        )}
      </Field>
      <WorkButton
        ref={pressRef}
        className="justify-self-start"
        busy={busy}
        sendable={sendable}
        begin={t('search')}
        beginIcon={SearchIcon}
        cancel={t('cancel')}
        onBegin={send}
        onCancel={onCancel}
      />
      {children}
      {query === '' && (
        <Examples
          title={t('examples')}
          texts={examples[mode].map((example) => t(example))}
          onPick={(example) => onDraft({ query: example, mode })}
        />
      )}
    </form>
  )
}
