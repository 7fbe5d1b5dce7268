import { recordingLimit } from '@saha/machines/transcription'
import { Button, Field, FileDrop, Select, Text, UndoIcon } from '@saha/ui'
import { useId, useSyncExternalStore, type RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { isolate } from '../../../i18n/index.ts'
import { audioAccept, audioLimits } from './audio-file.ts'
import { ToolIcon } from '../tool-icon.tsx'
import { useAudioDevices } from '../shared/audio/use-audio-devices.ts'
import type { TranscriptionActors } from './audio-transcription.actors.ts'

const none: File[] = []

interface AudioSourcePickerProps {
  actors: TranscriptionActors
  /** `deviceId` of the microphone; empty for the browser's default. */
  microphone: string
  onMicrophone: (id: string) => void
  buttonRef: RefObject<HTMLButtonElement | null>
}

/** Starts a recording or picks an audio file. */
export function AudioSourcePicker({ actors, microphone, onMicrophone, buttonRef }: AudioSourcePickerProps) {
  const t = useTranslations('audioTranscription')
  const { previous } = useSyncExternalStore(actors.store.subscribe, actors.store.get)
  const id = useId()
  return (
    <div className="grid gap-4">
      <div className="grid gap-5 md:grid-cols-2">
        <section
          aria-labelledby={`${id}-speak`}
          className="tile grid content-start justify-items-center gap-4 rounded-panel bg-surface p-5 text-center sm:p-7"
        >
          <span className="inline-flex text-[2rem]">
            <ToolIcon tool="audio-transcription" />
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
            ref={buttonRef}
            variant="action"
            size="large"
            aria-describedby={`${id}-limit`}
            onClick={() => actors.record(microphone)}
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
            onFilesChange={([file]) => file && actors.offerFile(file)}
          />
        </section>
      </div>
      {previous && (
        <Button
          size="small"
          variant="quiet"
          startIcon={UndoIcon}
          className="justify-self-start"
          onClick={() => actors.changeClip('restored')}
        >
          {t('bringBack')}
        </Button>
      )}
    </div>
  )
}

/**
 * Selects the microphone. Device names arrive late and only after permission, so the field is rendered before them to
 * avoid a layout shift.
 */
function MicrophoneChoice({
  microphone,
  onMicrophone,
}: Pick<AudioSourcePickerProps, 'microphone' | 'onMicrophone'>) {
  const t = useTranslations('audioTranscription')
  const microphones = useAudioDevices('audioinput')
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
