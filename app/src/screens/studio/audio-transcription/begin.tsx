import { recordingLimit } from '@saha/machines/transcription'
import { Button, Field, FileDrop, Select, Text, UndoIcon } from '@saha/ui'
import { useSelector } from '@xstate/react'
import { useId, type RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { isolate } from '../../../i18n/index.ts'
import { audioAccept, audioLimits } from './audio-file.ts'
import { AudioTranscriptionDrawing } from './drawing.tsx'
import { useDevices } from '../use-devices.ts'
import type { TranscriptionWork } from './work.ts'

const none: File[] = []

interface BeginProps {
  work: TranscriptionWork
  /** Its `deviceId`; empty for the one the browser takes. */
  microphone: string
  onMicrophone: (id: string) => void
  pressRef: RefObject<HTMLButtonElement | null>
}

/** Where speech comes in: by the microphone, or as a file. */
export function Begin({ work, microphone, onMicrophone, pressRef }: BeginProps) {
  const t = useTranslations('audioTranscription')
  const before = useSelector(work.desk, ({ context }) => context.before)
  const id = useId()
  return (
    <div className="grid gap-4">
      <div className="grid gap-5 md:grid-cols-2">
        <section
          aria-labelledby={`${id}-speak`}
          className="tile grid content-start justify-items-center gap-4 rounded-panel bg-surface p-5 text-center sm:p-7"
        >
          <span className="inline-flex text-[2rem]">
            <AudioTranscriptionDrawing />
          </span>
          <div className="grid gap-1">
            <h2 id={`${id}-speak`} className="type-subheading">
              {t('speak')}
            </h2>
            <Text size="small" tone="muted" id={`${id}-limit`}>
              {t('speakHint', { minutes: recordingLimit / 60_000 })}
            </Text>
          </div>
          <Button
            ref={pressRef}
            variant="action"
            size="large"
            aria-describedby={`${id}-limit`}
            onClick={() => work.record(microphone)}
          >
            {t('record')}
          </Button>
          <MicrophoneChoice microphone={microphone} onMicrophone={onMicrophone} />
        </section>
        <section aria-labelledby={`${id}-bring`} className="grid content-start gap-3">
          <div className="grid gap-1">
            <h2 id={`${id}-bring`} className="type-subheading">
              {t('bring')}
            </h2>
            <Text size="small" tone="muted" id={`${id}-hint`}>
              {t('bringHint', { minutes: audioLimits.duration / 60 })}
            </Text>
          </div>
          <FileDrop
            aria-labelledby={`${id}-bring`}
            aria-describedby={`${id}-hint`}
            accept={audioAccept}
            maxBytes={audioLimits.file}
            files={none}
            onFilesChange={([file]) => file && work.offer(file)}
          />
        </section>
      </div>
      {before && (
        <Button
          size="small"
          variant="quiet"
          startIcon={UndoIcon}
          className="justify-self-start"
          onClick={() => work.tidy('brought-back')}
        >
          {t('bringBack')}
        </Button>
      )}
    </div>
  )
}

/**
 * Which microphone. Their names are known once one was allowed, and come a moment after the rest even then: the field is
 * there before, so that nothing below it moves.
 */
function MicrophoneChoice({ microphone, onMicrophone }: Pick<BeginProps, 'microphone' | 'onMicrophone'>) {
  const t = useTranslations('audioTranscription')
  const microphones = useDevices('audioinput')
  return (
    <Field label={t('microphone')} className="w-full text-start">
      {(control) => (
        <Select
          {...control}
          value={microphones.some((one) => one.id === microphone) ? microphone : ''}
          onChange={(event) => onMicrophone(event.currentTarget.value)}
        >
          <option value="">{t('anyMicrophone')}</option>
          {microphones.map((one) => (
            <option key={one.id} value={one.id}>
              {isolate(one.label)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
