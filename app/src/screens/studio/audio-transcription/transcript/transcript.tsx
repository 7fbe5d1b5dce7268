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
import { useObjectUrl } from '../../../../platform/use-object-url.ts'
import { SendTo } from '../../shared/send-to/send-to.tsx'
import { isolate } from '../../../../i18n/index.ts'
import type { Clip } from '../audio-transcription.state.ts'
import { createCues, toSrt, toVtt } from './subtitles.ts'
import { toClipFileName } from '../clip-file-name.ts'
import { TimedTranscript } from './timed-transcript.tsx'

interface TranscriptProps {
  clip: Clip
  answer: ModelAnswer<string>
  /** Element that plays the clip. */
  audio: HTMLAudioElement
}

/** Shows the transcript as text or with times, with actions to copy and save it. */
export function Transcript({ clip, answer: { value, cutOff }, audio }: TranscriptProps) {
  const t = useTranslations('audioTranscription')
  const [view, setView] = useState<'text' | 'timed'>('text')
  const [copyFailed, setCopyFailed] = useState(false)
  const text = value.trim()
  const { sound } = clip
  const isTimed = sound !== null && sound.duration > 0
  const cues = useMemo(
    () => (sound !== null && sound.duration > 0 ? createCues(text, sound) : []),
    [text, sound],
  )
  return (
    <section aria-labelledby="transcript" className="tile grid gap-5 rounded-panel bg-surface p-5 sm:p-7">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Heading level={2} size="heading" id="transcript">
          {t('transcript')}
        </Heading>
        {isTimed && (
          <SegmentedControl
            label={t('view')}
            labelHidden
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
        <SaveLink clip={clip} text={`${text}\n`} extension="txt" />
        {isTimed && (
          <>
            <SaveLink clip={clip} text={toSrt(cues)} extension="srt" />
            <SaveLink clip={clip} text={toVtt(cues)} extension="vtt" />
          </>
        )}
        <SendTo
          tools={{
            chatbot: () => ({ text }),
            'complex-query': () => ({ text }),
            tts: () => ({ text }),
          }}
        />
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
        <TimedTranscript text={text} sound={sound} audio={audio} />
      ) : (
        <div className="grid max-w-prose gap-3">
          {text.split(/\n+/).map((paragraph, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- Paragraphs never change places.
            <UserText key={at} as="p">
              {paragraph}
            </UserText>
          ))}
        </div>
      )}
      <Text size="small" tone="muted">
        {isTimed ? t('approximate') : clip.sound !== null && t('untimed')}
      </Text>
    </section>
  )
}

const types = { txt: 'text/plain', srt: 'application/x-subrip', vtt: 'text/vtt' } as const

interface SaveLinkProps {
  clip: Clip
  text: string
  extension: keyof typeof types
}

function SaveLink({ clip, text, extension }: SaveLinkProps) {
  const t = useTranslations('audioTranscription')
  const file = useMemo(
    () => new Blob([text], { type: `${types[extension]};charset=utf-8` }),
    [text, extension],
  )
  const url = useObjectUrl(file)
  return (
    <Button asChild startIcon={ArrowDownIcon}>
      <a href={url ?? undefined} download={toClipFileName(clip, t('fileName'), extension)}>
        {extension === 'txt' ? t('saveText') : t('saveSubtitles', { type: isolate(extension.toUpperCase()) })}
      </a>
    </Button>
  )
}
