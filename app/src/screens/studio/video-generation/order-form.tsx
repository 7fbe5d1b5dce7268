import { AspectRatioPicker, Field, Textarea, WandIcon } from '@saha/ui'
import { selectVideoFailure } from '@saha/machines/video-generation'
import { useSelector } from '@xstate/react'
import type { Ref } from 'react'
import { useTranslations } from 'use-intl'
import { limits } from '../../../adapters/gemini/models.ts'
import { videoRatios } from '../../../adapters/storage/video-job.ts'
import { isSendKey } from '../send-key.ts'
import { WorkButton } from '../work-button.tsx'
import type { Draft } from './draft.ts'
import { FirstPicture } from './first-picture.tsx'
import type { VideoWork } from './work.ts'

interface OrderFormProps {
  work: VideoWork
  draft: Draft
  onDraft: (draft: Draft) => void
  busy: boolean
  textRef: Ref<HTMLTextAreaElement>
  /** The button that generates, and cancels while it does. */
  pressRef: Ref<HTMLButtonElement>
}

/** What the video is to be: words, a picture to begin with, or both, and its shape. */
export function OrderForm({ work, draft, onDraft, busy, textRef, pressRef }: OrderFormProps) {
  const t = useTranslations('videoGeneration')
  const hasPicture = useSelector(work.shelf, ({ context }) => context.picture !== null)
  const asked = useSelector(work.maker, selectVideoFailure) === 'input-required'
  const over = draft.prompt.length - limits.description
  const isMissing = asked && draft.prompt.trim() === '' && !hasPicture
  const send = () => !busy && over <= 0 && work.generate(draft)
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
              ref={textRef}
              rows={4}
              value={draft.prompt}
              placeholder={t('placeholder')}
              onChange={(event) => onDraft({ ...draft, prompt: event.currentTarget.value })}
              onKeyDown={(event) => {
                if (!isSendKey(event)) return
                event.preventDefault()
                event.currentTarget.form?.requestSubmit()
              }}
            />
          )}
        </Field>
        {/* Told to those who do not see the field: it stands before it has anything to say. */}
        <output className="sr-only">{isMissing && t('inputRequired')}</output>
      </div>
      <FirstPicture work={work} />
      <AspectRatioPicker
        legend={t('ratio')}
        ratios={videoRatios}
        value={draft.ratio}
        onValueChange={(ratio) => onDraft({ ...draft, ratio })}
      />
      <WorkButton
        ref={pressRef}
        size="large"
        className="justify-self-start"
        busy={busy}
        // Without words or a picture it says what is missing.
        sendable={over <= 0}
        begin={t('generate')}
        beginIcon={WandIcon}
        cancel={t('cancel')}
        onBegin={send}
        onCancel={() => work.maker.send({ type: 'video.cancel' })}
      />
    </form>
  )
}
