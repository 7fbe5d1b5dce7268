import { Field, Textarea } from '@saha/ui'
import { useRef, type ReactNode, type Ref } from 'react'
import { useTranslations } from 'use-intl'
import { Examples } from '../examples.tsx'
import { isSendKey } from '../send-key.ts'
import { WorkButton } from '../work-button.tsx'

interface QuestionProps {
  text: string
  onText: (text: string) => void
  busy: boolean
  sendable: boolean
  /** What has to be done before a question can be asked; empty for nothing. */
  missing: string
  /** The button that asks, and stops while it does. */
  pressRef: Ref<HTMLButtonElement>
  onSend: () => void
  onCancel: () => void
  /** How it is getting on. */
  children: ReactNode
}

const examples = ['example1', 'example2', 'example3', 'example4'] as const

/** Where the question is written, and asked with a press or with Ctrl and Enter. */
export function Question({
  text,
  onText,
  busy,
  sendable,
  missing,
  pressRef,
  onSend,
  onCancel,
  children,
}: QuestionProps) {
  const t = useTranslations('videoAnalyzer')
  const field = useRef<HTMLTextAreaElement>(null)
  const send = () => sendable && !busy && onSend()
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Field label={t('question')} hint={t('hint')}>
        {(control) => (
          <Textarea
            {...control}
            ref={field}
            rows={3}
            value={text}
            onChange={(event) => onText(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (!isSendKey(event)) return
              event.preventDefault()
              send()
            }}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <WorkButton
          ref={pressRef}
          busy={busy}
          sendable={sendable}
          begin={t('ask')}
          cancel={t('stop')}
          onBegin={send}
          onCancel={onCancel}
        />
        {missing === '' ? (
          <p className="type-small text-ink-muted coarse:hidden">
            {t.rich('keys', { keys: () => <kbd dir="ltr">Ctrl/⌘ + Enter</kbd> })}
          </p>
        ) : (
          <p className="type-small text-ink-muted">{missing}</p>
        )}
      </div>
      {children}
      {text === '' && !busy && (
        <Examples
          title={t('examples')}
          texts={examples.map((example) => t(example))}
          onPick={(example) => {
            onText(example)
            field.current?.focus()
          }}
        />
      )}
    </form>
  )
}
