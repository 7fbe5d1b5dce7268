import { WandIcon, Heading, StatusLine, Text, UserText } from '@saha/ui'
import { useRequest } from '@saha/machines/react'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import * as v from 'valibot'
import { SendTo } from '../shared/send-to/send-to.tsx'
import { toFile } from '../shared/files/to-file.ts'
import { ReplaceFileButton } from '../shared/files/replace-file-button.tsx'
import { ImageActions } from '../shared/images/image-actions.tsx'
import { ImageFailure } from '../shared/images/image-failure.tsx'
import { ImageFileError } from '../shared/images/image-file-error.tsx'
import { useSizeFormats } from '../shared/images/use-size-formats.ts'
import { PromptForm } from '../shared/images/prompt-form.tsx'
import { statusLineStates } from '../shared/images/status-line-states.ts'
import { useDraft } from '../shared/forms/use-draft.ts'
import { EditComparison } from './edit-comparison.tsx'
import type { ImageEditorActors } from './image-editor.actors.ts'
import { EditHistoryStrip } from './edit-history-strip.tsx'
import { getOriginal, getShownStep } from './edit-history.ts'
import type { EditedImage } from './image-editor.state.ts'

const examples = ['example1', 'example2', 'example3', 'example4'] as const

interface EditorWorkspaceProps {
  actors: ImageEditorActors
  image: EditedImage
}

/** Shows the image, its history and the form for the next edit. */
export function EditorWorkspace({ actors, image }: EditorWorkspaceProps) {
  const t = useTranslations('images.editor')
  const { pixels } = useSizeFormats()
  const { edit, fileLoader } = actors
  const [instruction, setInstruction] = useDraft('image-editor', v.string(), '')
  const { status, failure, ...request } = useRequest(edit, undefined, {
    // Clears the field once its edit has arrived, unless the text was changed meanwhile.
    answered: ({ question }) => {
      if (instruction.trim() === question.instruction) setInstruction('')
    },
  })
  const submitButton = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { name, originalSize, steps } = image
  const original = getOriginal(steps)
  const shown = getShownStep(steps)
  const busy = status === 'working'

  // The file picker that had focus is gone.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus()
  }, [])

  return (
    <div className="grid content-start gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Heading level={2} size="subheading" ref={heading} tabIndex={-1} className="min-w-0">
          <UserText lines={1}>{name}</UserText>
        </Heading>
        <ReplaceFileButton accept="image/*" label={t('another')} onChoose={actors.offerFile} />
      </div>
      <ImageFileError fileLoader={fileLoader} />
      <EditComparison name={name} original={original} shown={shown} number={steps.at} isWorking={busy} />
      {shown.instruction !== null && (
        <ImageActions blob={shown.blob} description={shown.instruction}>
          <SendTo
            tools={{
              chatbot: () => ({ file: toFile(shown.blob, name) }),
              'video-generation': () => ({ file: toFile(shown.blob, name) }),
            }}
          />
        </ImageActions>
      )}
      {originalSize && (
        <Text size="small" tone="muted">
          {t('scaled', { from: pixels(originalSize), to: pixels(original) })}
        </Text>
      )}
      <EditHistoryStrip steps={steps} disabled={busy} onShow={actors.showStep} />
      <div className="grid gap-2">
        <PromptForm
          textRef={field}
          buttonRef={submitButton}
          label={t('instruction')}
          hint={t('instructionHint')}
          placeholder={t('placeholder')}
          value={instruction}
          onValueChange={setInstruction}
          tooLong={(count) => t('tooLong', { count })}
          action={t('apply')}
          actionIcon={WandIcon}
          busy={busy}
          stop={t('stop')}
          examplesTitle={t('examples')}
          examples={examples.map((example) => t(example))}
          onSend={() => request.submit({ image: shown.blob, instruction: instruction.trim() })}
          onStop={request.cancel}
        />
        <StatusLine state={statusLineStates[status]}>
          {busy ? t('working') : status === 'done' && t('ready')}
        </StatusLine>
      </div>
      {failure && (
        <ImageFailure
          title={t('failed')}
          failure={failure}
          hints={{ blocked: t('blockedHint'), empty: t('emptyHint') }}
          onRetry={() => {
            // The retry button disappears with the failure.
            submitButton.current?.focus()
            request.retry()
          }}
        />
      )}
    </div>
  )
}
