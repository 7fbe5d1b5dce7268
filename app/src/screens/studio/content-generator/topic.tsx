import { isComplete } from '@saha/machines/request'
import { Field, Textarea } from '@saha/ui'
import { useRef, type ReactNode, type Ref } from 'react'
import { useTranslations } from 'use-intl'
import { limits } from '../../../adapters/gemini/models.ts'
import { Examples } from '../examples.tsx'
import { isSendKey } from '../send-key.ts'
import { WorkButton } from '../work-button.tsx'

interface TopicProps {
  text: string
  onText: (text: string) => void
  busy: boolean
  /** The button that generates, and cancels while it does. */
  pressRef: Ref<HTMLButtonElement>
  onSend: () => void
  onCancel: () => void
  /** How it is getting on. */
  children: ReactNode
}

const examples = ['example1', 'example2', 'example3'] as const

/** What the post is to be about. */
export function Topic({ text, onText, busy, pressRef, onSend, onCancel, children }: TopicProps) {
  const t = useTranslations('contentGenerator')
  const field = useRef<HTMLTextAreaElement>(null)
  const over = text.trim().length - limits.description
  const sendable = isComplete(text) && over <= 0
  const send = () => sendable && !busy && onSend()
  return (
    <form
      className="grid max-w-3xl gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Field label={t('topic')} hint={t('hint')} error={over > 0 && t('tooLong', { over })}>
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
          begin={t('generate')}
          cancel={t('cancel')}
          onBegin={send}
          onCancel={onCancel}
        />
        <p className="type-small text-ink-muted coarse:hidden">
          {t.rich('keys', { keys: () => <kbd dir="ltr">Ctrl/⌘ + Enter</kbd> })}
        </p>
      </div>
      {children}
      {text === '' && (
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
