import { selectTranscriptionStatus } from '@saha/machines/transcription'
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
import { useSelector } from '@xstate/react'
import { useRef, type RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { isolate } from '../../../i18n/index.ts'
import { useObjectUrl } from '../../../platform/use-object-url.ts'
import { useBytes } from '../use-bytes.ts'
import { WorkButton } from '../work-button.tsx'
import { audioAccept } from './audio-file.ts'
import type { Take } from './desk.ts'
import { nameOf } from './take-file.ts'
import { TakePlayer } from './take-player.tsx'
import type { TranscriptionWork } from './work.ts'

interface TakeDeskProps {
  work: TranscriptionWork
  take: Take
  /** In which it sounds. */
  audio: HTMLAudioElement
  microphone: string
  pressRef: RefObject<HTMLButtonElement | null>
}

/** A recording or a file: to be heard, sent, kept, or put away for another. */
export function TakeDesk({ work, take, audio, microphone, pressRef }: TakeDeskProps) {
  const t = useTranslations('audioTranscription')
  const bytes = useBytes()
  const status = useSelector(work.transcription, selectTranscriptionStatus)
  const before = useSelector(work.desk, ({ context }) => context.before)
  const input = useRef<HTMLInputElement>(null)
  const url = useObjectUrl(take.name === null ? take.clip : null)
  const { clip, name, sound, answer } = take
  const isBusy = status === 'transcribing'
  const duration = sound?.duration ?? 0
  return (
    <section aria-labelledby="take" className="tile grid gap-5 rounded-panel bg-surface p-5 sm:p-7">
      <div className="grid gap-1">
        <Heading level={2} size="heading" id="take" className="min-w-0">
          {name === null ? t('recording') : <UserText text={name} lines={1} />}
        </Heading>
        <p className="type-small flex flex-wrap gap-x-4 text-ink-muted tabular-nums">
          {duration > 0 && <span>{t('length', { length: isolate(formatClockTime(duration)) })}</span>}
          <span>{bytes(clip.size)}</span>
        </p>
      </div>
      <TakePlayer audio={audio} clip={clip} sound={sound} />
      <div className="flex flex-wrap gap-3">
        <WorkButton
          ref={pressRef}
          busy={isBusy}
          sendable
          begin={answer ? t('again') : t('transcribe')}
          cancel={t('cancel')}
          onBegin={work.send}
          onCancel={() => work.transcription.send({ type: 'transcription.cancel' })}
        />
        {url !== null && (
          <Button asChild startIcon={ArrowDownIcon}>
            <a href={url} download={nameOf(take, t('fileName'))}>
              {t('download')}
            </a>
          </Button>
        )}
      </div>
      <div className="flex flex-wrap gap-2 border-t border-line pt-4">
        <Button size="small" variant="quiet" disabled={isBusy} onClick={() => work.record(microphone)}>
          {t('recordAgain')}
        </Button>
        <input
          ref={input}
          type="file"
          accept={audioAccept.join(',')}
          hidden
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) work.offer(file)
            // So that the same file can be chosen again.
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
          onClick={() => work.tidy('put-away')}
        >
          {t('putAway')}
        </Button>
        {before && (
          <Button
            size="small"
            variant="quiet"
            startIcon={UndoIcon}
            disabled={isBusy}
            onClick={() => work.tidy('brought-back')}
          >
            {t('bringBack')}
          </Button>
        )}
      </div>
    </section>
  )
}
