import { Button, Field, StopIcon, Textarea } from '@saha/ui'
import { useRef, type KeyboardEvent, type ReactNode, type Ref } from 'react'
import { useTranslations } from 'use-intl'

interface QuestionProps {
  text: string
  onText: (text: string) => void
  busy: boolean
  sendable: boolean
  /** The button that analyzes, and cancels while it does. */
  pressRef: Ref<HTMLButtonElement>
  onSend: () => void
  onCancel: () => void
  /** How it is getting on. */
  children: ReactNode
}

/** Not in the middle of a word that an input method is still making. */
const sends = ({ key, ctrlKey, metaKey, repeat, nativeEvent }: KeyboardEvent) =>
  key === 'Enter' && (ctrlKey || metaKey) && !repeat && !nativeEvent.isComposing

const examples = ['example1', 'example2', 'example3'] as const

/** Where the question is written, and sent with a press or with Ctrl and Enter. */
export function Question({
  text,
  onText,
  busy,
  sendable,
  pressRef,
  onSend,
  onCancel,
  children,
}: QuestionProps) {
  const t = useTranslations('complexQuery')
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
            rows={5}
            value={text}
            onChange={(event) => onText(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (!sends(event)) return
              event.preventDefault()
              send()
            }}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {/* One button throughout, so that focus stays with whoever pressed it. */}
        <Button
          ref={pressRef}
          type="button"
          variant={busy ? 'neutral' : 'action'}
          {...(busy ? { startIcon: StopIcon } : {})}
          disabled={!busy && !sendable}
          onClick={(event) => {
            if (!busy) send()
            // The second click of a double click on Analyze is not meant for Cancel.
            else if (event.detail <= 1) onCancel()
          }}
        >
          {busy ? t('cancel') : t('analyze')}
        </Button>
        <p className="type-small text-ink-muted coarse:hidden">
          {t.rich('keys', { keys: () => <kbd dir="ltr">Ctrl/⌘ + Enter</kbd> })}
        </p>
      </div>
      {children}
      {text === '' && (
        <section aria-labelledby="examples" className="grid gap-2">
          <h2 id="examples" className="type-label text-ink-muted">
            {t('examples')}
          </h2>
          <ul className="grid gap-2">
            {examples.map((example) => (
              <li key={example}>
                <Button
                  type="button"
                  size="small"
                  className="text-start"
                  onClick={() => {
                    onText(t(example))
                    field.current?.focus()
                  }}
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
