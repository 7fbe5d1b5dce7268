import { Field, GlobeIcon, Input, PlaceIcon, SearchIcon, SegmentedControl } from '@saha/ui'
import type { ReactNode, Ref } from 'react'
import { useTranslations } from 'use-intl'
import { ExamplePrompts } from '../shared/forms/example-prompts.tsx'
import { SubmitOrCancelButton } from '../shared/forms/submit-or-cancel-button.tsx'
import type { Draft } from './smart-search.draft.ts'

interface SearchFormProps {
  draft: Draft
  onDraft: (draft: Draft) => void
  busy: boolean
  canSubmit: boolean
  /** The button that searches and cancels. */
  buttonRef: Ref<HTMLButtonElement>
  onSend: () => void
  onCancel: () => void
  /** Progress of the search. */
  children: ReactNode
}

const examples = {
  web: ['webExample1', 'webExample2', 'webExample3'],
  maps: ['mapsExample1', 'mapsExample2', 'mapsExample3'],
} as const

export function SearchForm({
  draft,
  onDraft,
  busy,
  canSubmit,
  buttonRef,
  onSend,
  onCancel,
  children,
}: SearchFormProps) {
  const t = useTranslations('smartSearch')
  const { query, mode } = draft
  const send = () => canSubmit && !busy && onSend()
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <SegmentedControl
        label={t('where')}
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
      <SubmitOrCancelButton
        ref={buttonRef}
        className="justify-self-start"
        busy={busy}
        canSubmit={canSubmit}
        submitLabel={t('search')}
        submitIcon={SearchIcon}
        cancelLabel={t('cancel')}
        onSubmit={send}
        onCancel={onCancel}
      />
      {children}
      {query === '' && (
        <ExamplePrompts
          title={t('examples')}
          texts={examples[mode].map((example) => t(example))}
          onPick={(example) => onDraft({ query: example, mode })}
        />
      )}
    </form>
  )
}
