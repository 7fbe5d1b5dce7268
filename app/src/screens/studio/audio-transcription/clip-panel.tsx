import { useTranscription } from '@saha/machines/react'
import {
  ArrowDownIcon,
  Button,
  Heading,
  TrashIcon,
  UndoIcon,
  UploadIcon,
  UserText,
  formatClockTime,
} from '@saha/ui'
import { useRef, useSyncExternalStore, type RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { isolate } from '../../../i18n/index.ts'
import { useObjectUrl } from '../../../platform/use-object-url.ts'
import { useFileSizeFormat } from '../shared/files/use-file-size-format.ts'
import { SubmitOrCancelButton } from '../shared/forms/submit-or-cancel-button.tsx'
import { audioAccept } from './audio-file.ts'
import type { Clip } from './audio-transcription.state.ts'
import { toClipFileName } from './clip-file-name.ts'
import { ClipPlayer } from './clip-player.tsx'
import type { TranscriptionActors } from './audio-transcription.actors.ts'

interface ClipPanelProps {
  actors: TranscriptionActors
  clip: Clip
  /** Element that plays the clip. */
  audio: HTMLAudioElement
  microphone: string
  buttonRef: RefObject<HTMLButtonElement | null>
}

/** Shows a clip with actions to play, transcribe, download, replace and discard it. */
export function ClipPanel({ actors, clip, audio, microphone, buttonRef }: ClipPanelProps) {
  const t = useTranslations('audioTranscription')
  const bytes = useFileSizeFormat()
  const { status, cancel } = useTranscription(actors.transcription)
  const { previous } = useSyncExternalStore(actors.store.subscribe, actors.store.get)
  const input = useRef<HTMLInputElement>(null)
  const url = useObjectUrl(clip.name === null ? clip.blob : null)
  const { blob, name, sound, answer } = clip
  const isBusy = status === 'transcribing'
  const duration = sound?.duration ?? 0
  return (
    <section aria-labelledby="take" className="tile grid gap-5 rounded-panel bg-surface p-5 sm:p-7">
      <div className="grid gap-1">
        <Heading level={2} size="heading" id="take" className="min-w-0">
          {name === null ? t('recording') : <UserText lines={1}>{name}</UserText>}
        </Heading>
        <p className="type-small flex flex-wrap gap-x-4 text-ink-muted tabular-nums">
          {duration > 0 && <span>{t('length', { length: isolate(formatClockTime(duration)) })}</span>}
          <span>{bytes(blob.size)}</span>
        </p>
      </div>
      <ClipPlayer audio={audio} blob={blob} sound={sound} />
      <div className="flex flex-wrap gap-3">
        <SubmitOrCancelButton
          ref={buttonRef}
          busy={isBusy}
          canSubmit
          submitLabel={answer ? t('again') : t('transcribe')}
          cancelLabel={t('cancel')}
          onSubmit={actors.send}
          onCancel={cancel}
        />
        {url !== null && (
          <Button asChild startIcon={ArrowDownIcon}>
            <a href={url} download={toClipFileName(clip, t('fileName'))}>
              {t('download')}
            </a>
          </Button>
        )}
      </div>
      <div className="flex flex-wrap gap-2 border-t border-line pt-4">
        <Button size="small" variant="quiet" disabled={isBusy} onClick={() => actors.record(microphone)}>
          {t('recordAgain')}
        </Button>
        <input
          ref={input}
          type="file"
          accept={audioAccept.join(',')}
          hidden
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) actors.offerFile(file)
            // Otherwise choosing the same file again fires no `change` event.
            target.value = ''
          }}
        />
        <Button
          size="small"
          variant="quiet"
          startIcon={UploadIcon}
          disabled={isBusy}
          onClick={() => input.current?.click()}
        >
          {t('another')}
        </Button>
        <Button
          size="small"
          variant="quiet"
          startIcon={TrashIcon}
          disabled={isBusy}
          onClick={() => actors.changeClip('discarded')}
        >
          {t('discardClip')}
        </Button>
        {previous && (
          <Button
            size="small"
            variant="quiet"
            startIcon={UndoIcon}
            disabled={isBusy}
            onClick={() => actors.changeClip('restored')}
          >
            {t('bringBack')}
          </Button>
        )}
      </div>
    </section>
  )
}
