import { Button, Field, GlobeIcon, Input, PlaceIcon, SearchIcon, SegmentedControl, StopIcon } from '@saha/ui'
import type { SearchMode } from '@saha/machines/smart-search'
import type { ReactNode, Ref } from 'react'
import { useTranslations } from 'use-intl'

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
      {/* One button throughout, so that focus stays with whoever pressed it. */}
      <Button
        ref={pressRef}
        type="button"
        className="justify-self-start"
        variant={busy ? 'neutral' : 'action'}
        startIcon={busy ? StopIcon : SearchIcon}
        disabled={!busy && !sendable}
        onClick={(event) => {
          if (!busy) send()
          // The second click of a double click on Search is not meant for Cancel.
          else if (event.detail <= 1) onCancel()
        }}
      >
        {busy ? t('cancel') : t('search')}
      </Button>
      {children}
      {query === '' && (
        <section aria-labelledby="examples" className="grid gap-2">
          <h2 id="examples" className="type-label text-ink-muted">
            {t('examples')}
          </h2>
          <ul className="grid gap-2">
            {examples[mode].map((example) => (
              <li key={example}>
                <Button
                  size="small"
                  className="text-start"
                  type="button"
                  onClick={() => onDraft({ query: t(example), mode })}
                >
                  {t(example)}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </form>
  )
}
