import { AspectRatioPicker, Field, Textarea, WandIcon } from '@saha/ui'
import { useVideoGeneration } from '@saha/machines/react'
import { useSyncExternalStore, type Ref, type RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { limits } from '../../../adapters/gemini/client/models.ts'
import { videoRatios } from '../../../adapters/storage/video-job.ts'
import { ExamplePrompts } from '../shared/forms/example-prompts.tsx'
import { submitOnSendKey } from '../shared/forms/submit-on-send-key.ts'
import { SubmitOrCancelButton } from '../shared/forms/submit-or-cancel-button.tsx'
import type { Draft } from './video-generation.draft.ts'
import { FirstFramePicker } from './first-frame-picker.tsx'
import type { VideoGenerationActors } from './video-generation.actors.ts'

const examples = ['example1', 'example2', 'example3'] as const

interface VideoFormProps {
  actors: VideoGenerationActors
  draft: Draft
  onDraft: (draft: Draft) => void
  busy: boolean
  fieldRef: RefObject<HTMLTextAreaElement | null>
  /** The button that generates and cancels. */
  buttonRef: Ref<HTMLButtonElement>
}

/** Form for the prompt, the first frame and the aspect ratio. */
export function VideoForm({ actors, draft, onDraft, busy, fieldRef, buttonRef }: VideoFormProps) {
  const t = useTranslations('videoGeneration')
  const { firstFrame } = useSyncExternalStore(actors.store.subscribe, actors.store.get)
  const { failure, cancel } = useVideoGeneration(actors.generation)
  const over = draft.prompt.length - limits.description
  const isMissing = failure?.code === 'input-required' && draft.prompt.trim() === '' && !firstFrame
  const send = () => !busy && over <= 0 && actors.generate(draft)
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div className="grid gap-1.5">
        <Field
          label={t('prompt')}
          hint={t('promptHint')}
          error={over > 0 ? t('tooLong', { count: over }) : isMissing && t('inputRequired')}
        >
          {(control) => (
            <Textarea
              {...control}
              ref={fieldRef}
              rows={4}
              value={draft.prompt}
              placeholder={t('placeholder')}
              onChange={(event) => onDraft({ ...draft, prompt: event.currentTarget.value })}
              onKeyDown={submitOnSendKey}
            />
          )}
        </Field>
        {/* Live region, which must exist before it announces. */}
        <output className="sr-only">{isMissing && t('inputRequired')}</output>
      </div>
      <FirstFramePicker actors={actors} />
      <AspectRatioPicker
        label={t('ratio')}
        ratios={videoRatios}
        value={draft.ratio}
        onValueChange={(ratio) => onDraft({ ...draft, ratio })}
      />
      <SubmitOrCancelButton
        ref={buttonRef}
        size="large"
        className="justify-self-start"
        busy={busy}
        // Stays enabled without input, so that submitting explains what is missing.
        canSubmit={over <= 0}
        submitLabel={t('generate')}
        submitIcon={WandIcon}
        cancelLabel={t('cancel')}
        onSubmit={send}
        onCancel={cancel}
      />
      {draft.prompt === '' && !busy && (
        <ExamplePrompts
          title={t('examples')}
          texts={examples.map((example) => t(example))}
          onPick={(prompt) => {
            onDraft({ ...draft, prompt })
            fieldRef.current?.focus()
          }}
        />
      )}
    </form>
  )
}
