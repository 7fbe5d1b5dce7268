import { isComplete } from '@saha/machines/request'
import { Field, Select, Textarea } from '@saha/ui'
import { useRef, type ReactNode, type Ref } from 'react'
import { useTranslations } from 'use-intl'
import { limits, voices } from '../../../adapters/gemini/client/models.ts'
import { isolate, useFormat } from '../../../i18n/index.ts'
import { ExamplePrompts } from '../shared/forms/example-prompts.tsx'
import { submitOnSendKey } from '../shared/forms/submit-on-send-key.ts'
import { SubmitOrCancelButton } from '../shared/forms/submit-or-cancel-button.tsx'
import { VoicePreview } from '../shared/audio/voice-preview.tsx'
import type { Draft } from './text-to-speech.draft.ts'

interface SpeechFormProps {
  draft: Draft
  onDraft: (draft: Draft) => void
  busy: boolean
  /** The generated speech is playing. */
  isPlaying: boolean
  /** The button that generates and cancels. */
  buttonRef: Ref<HTMLButtonElement>
  onSend: () => void
  onCancel: () => void
  /** Progress of the request. */
  children: ReactNode
}

const examples = ['example1', 'example2', 'example3'] as const

export function SpeechForm({
  draft,
  onDraft,
  busy,
  isPlaying,
  buttonRef,
  onSend,
  onCancel,
  children,
}: SpeechFormProps) {
  const t = useTranslations('textToSpeech')
  const { number } = useFormat()
  const field = useRef<HTMLTextAreaElement>(null)
  const length = draft.text.trim().length
  const over = length - limits.wholeSpeech
  const canSubmit = isComplete(draft.text) && over <= 0
  const send = () => canSubmit && !busy && onSend()
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div className="grid gap-1.5">
        <Field label={t('text')} hint={t('hint')} error={over > 0 && t('tooLong', { over })}>
          {(control) => (
            <Textarea
              {...control}
              ref={field}
              rows={6}
              value={draft.text}
              onChange={(event) => onDraft({ ...draft, text: event.currentTarget.value })}
              onKeyDown={submitOnSendKey}
            />
          )}
        </Field>
        <p className="type-small text-end text-ink-muted tabular-nums">
          {t('count', { count: number(length), most: number(limits.wholeSpeech) })}
        </p>
      </div>
      <div className="flex flex-wrap items-end gap-4">
        <Field label={t('voice')} className="min-w-0 flex-[0_1_18rem]">
          {(control) => (
            <Select
              {...control}
              value={draft.voice}
              onChange={(event) => {
                const voice = voices.find((name) => name === event.currentTarget.value)
                if (voice) onDraft({ ...draft, voice })
              }}
            >
              {voices.map((name) => (
                <option key={name} value={name}>
                  {t('voiceOption', { name: isolate(name), character: t(`character.${name}`) })}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <VoicePreview voice={draft.voice} disabled={busy || isPlaying} />
        <SubmitOrCancelButton
          ref={buttonRef}
          busy={busy}
          canSubmit={canSubmit}
          submitLabel={t('generate')}
          cancelLabel={t('cancel')}
          onSubmit={send}
          onCancel={onCancel}
        />
      </div>
      {children}
      {draft.text === '' && (
        <ExamplePrompts
          title={t('examples')}
          variant="quiet"
          texts={examples.map((example) => t(example))}
          onPick={(example) => {
            onDraft({ ...draft, text: example })
            field.current?.focus()
          }}
        />
      )}
    </form>
  )
}
