import type { ModelAnswer } from '@saha/machines/port'
import {
  ArrowDownIcon,
  Banner,
  Button,
  CopyButton,
  Heading,
  SegmentedControl,
  Text,
  UserText,
} from '@saha/ui'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useObjectUrl } from '../../../platform/use-object-url.ts'
import { isolate } from '../../../i18n/index.ts'
import type { Take } from './desk.ts'
import { cuesOf, toSrt, toVtt } from './subtitles.ts'
import { nameOf } from './take-file.ts'
import { TimedLines } from './timed-lines.tsx'

interface TranscriptProps {
  take: Take
  answer: ModelAnswer<string>
  /** In which the take sounds. */
  audio: HTMLAudioElement
}

/** What was said, to be read, heard line by line, and taken along. */
export function Transcript({ take, answer: { value, cutOff }, audio }: TranscriptProps) {
  const t = useTranslations('audioTranscription')
  const [view, setView] = useState<'text' | 'timed'>('text')
  const [copyFailed, setCopyFailed] = useState(false)
  const text = value.trim()
  const { sound } = take
  const isTimed = sound !== null && sound.duration > 0
  const cues = useMemo(() => (sound !== null && sound.duration > 0 ? cuesOf(text, sound) : []), [text, sound])
  return (
    <section aria-labelledby="transcript" className="tile grid gap-5 rounded-panel bg-surface p-5 sm:p-7">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Heading level={2} size="heading" id="transcript">
          {t('transcript')}
        </Heading>
        {isTimed && (
          <SegmentedControl
            legend={t('view')}
            legendHidden
            options={[
              { value: 'text', label: t('text') },
              { value: 'timed', label: t('timed') },
            ]}
            value={view}
            onValueChange={setView}
          />
        )}
      </div>
      <div className="flex flex-wrap gap-3 border-b border-line pb-5">
        <CopyButton
          label={t('copy')}
          value={text}
          onCopied={() => setCopyFailed(false)}
          onError={() => setCopyFailed(true)}
        />
        <Save take={take} text={`${text}\n`} extension="txt" />
        {isTimed && (
          <>
            <Save take={take} text={toSrt(cues)} extension="srt" />
            <Save take={take} text={toVtt(cues)} extension="vtt" />
          </>
        )}
      </div>
      {copyFailed && (
        <Banner tone="danger" live="alert">
          {t('copyFailed')}
        </Banner>
      )}
      {cutOff && (
        <Banner tone="info" live="none">
          {t('cutOff')}
        </Banner>
      )}
      {isTimed && view === 'timed' ? (
        <TimedLines text={text} sound={sound} audio={audio} />
      ) : (
        <div className="grid max-w-prose gap-3">
          {text.split(/\n+/).map((paragraph, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- Paragraphs never change places.
            <UserText key={at} as="p" text={paragraph} />
          ))}
        </div>
      )}
      <Text size="small" tone="muted">
        {isTimed ? t('approximate') : take.sound !== null && t('untimed')}
      </Text>
    </section>
  )
}

const types = { txt: 'text/plain', srt: 'application/x-subrip', vtt: 'text/vtt' } as const

interface SaveProps {
  take: Take
  text: string
  extension: keyof typeof types
}

function Save({ take, text, extension }: SaveProps) {
  const t = useTranslations('audioTranscription')
  const file = useMemo(
    () => new Blob([text], { type: `${types[extension]};charset=utf-8` }),
    [text, extension],
  )
  const url = useObjectUrl(file)
  return (
    <Button asChild startIcon={ArrowDownIcon}>
      <a href={url ?? undefined} download={nameOf(take, t('fileName'), extension)}>
        {extension === 'txt' ? t('saveText') : t('saveSubtitles', { type: isolate(extension.toUpperCase()) })}
      </a>
    </Button>
  )
}
