import { StatusLine } from '@saha/ui'
import { useRequest } from '@saha/machines/react'
import { useRef, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { withMessages } from '../../../i18n/index.ts'
import { imagesMessages } from '../../../i18n/messages/images/index.ts'
import { ToolHistory } from '../shared/history/tool-history.tsx'
import { statusLineStates } from '../shared/images/status-line-states.ts'
import { useToolActors } from '../shared/use-tool-actors.ts'
import { ImagePromptForm, useImagePromptDraft, type ImagePrompt } from './image-prompt-form.tsx'
import { leaveImageGeneration, createImageGenerationActors } from './image-generation.actors.ts'
import { ImageGallery } from './image-gallery.tsx'
import { ImageResult } from './image-result.tsx'
import { imageKind } from './stored-image.ts'

function ImageGeneration() {
  const t = useTranslations('images.generation')
  const actors = useToolActors(createImageGenerationActors, leaveImageGeneration)
  const { status, ...request } = useRequest(actors.request)
  const [description, setDescription] = useImagePromptDraft()
  const { shownId } = useSyncExternalStore(actors.gallery.subscribe, actors.gallery.get)
  const field = useRef<HTMLTextAreaElement>(null)
  const submitButton = useRef<HTMLButtonElement>(null)

  function generate() {
    request.submit({ prompt: description.prompt.trim(), aspectRatio: description.ratio })
  }
  function reuse(again: ImagePrompt) {
    setDescription(again)
    field.current?.focus()
  }
  function retry() {
    // The retry button disappears with the failure.
    submitButton.current?.focus()
    request.retry()
  }

  return (
    <div className="grid content-start gap-8">
      <ToolHistory kind={imageKind} openId={shownId} onOpen={actors.open} onRemove={actors.leaveRemoved} />
      <div className="grid items-start gap-8 xl:grid-cols-[20.5rem_minmax(0,1fr)]">
        <div className="grid gap-2">
          <ImagePromptForm
            textRef={field}
            buttonRef={submitButton}
            value={description}
            onValueChange={setDescription}
            busy={status === 'working'}
            onSend={generate}
            onStop={request.cancel}
          />
          <StatusLine state={statusLineStates[status]}>
            {status === 'working' ? t('working') : status === 'done' && t('ready')}
          </StatusLine>
        </div>
        <ImageResult
          actors={actors}
          ratio={description.ratio}
          onRetry={retry}
          onReuse={reuse}
          onEmpty={() => field.current?.focus()}
        />
      </div>
      <ImageGallery gallery={actors.gallery} />
    </div>
  )
}

export default withMessages(imagesMessages, ImageGeneration)
