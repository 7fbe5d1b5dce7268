import {
  selectSounding,
  selectSpeech,
  selectSpeechFailure,
  selectSpeechRequest,
  selectSpeechStatus,
} from '@saha/machines/text-to-speech'
import { Banner, StatusLine } from '@saha/ui'
import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import ar from '../../../i18n/messages/text-to-speech/ar.ts'
import en from '../../../i18n/messages/text-to-speech/en.ts'
import { ScreenMessages } from '../../../i18n/index.ts'
import { ToolFailure } from '../tool-failure.tsx'
import { useDraft } from '../use-draft.ts'
import { useKept } from '../use-kept.ts'
import { isDraft, noDraft } from './draft.ts'
import { Player } from './player.tsx'
import { Script } from './script.tsx'
import { isPaused, useAudio } from '../use-audio.ts'
import { leaveSpeech, startSpeech, type SpeechWork } from './work.ts'

const messages = { textToSpeech: { en, ar } }

export default function TextToSpeech() {
  return (
    <ScreenMessages add={messages}>
      <Speaking />
    </ScreenMessages>
  )
}

function Speaking() {
  const t = useTranslations('textToSpeech')
  const [draft, setDraft] = useDraft('tts', isDraft, noDraft)
  const work = useKept(startSpeech, leaveSpeech)
  const { speech } = work
  const busy = useSelector(speech, selectSpeechStatus) === 'generating'
  const request = useSelector(speech, selectSpeechRequest)
  const made = useSelector(speech, selectSpeech)
  const failure = useSelector(speech, ({ context }) => context.failure)
  const press = useRef<HTMLButtonElement>(null)
  return (
    <div className="grid content-start gap-6">
      <Script
        draft={draft}
        onDraft={setDraft}
        busy={busy}
        pressRef={press}
        onSend={() => speech.send({ type: 'speech.generate', ...draft, text: draft.text.trim() })}
        onCancel={() => speech.send({ type: 'speech.stop' })}
      >
        <Progress {...work} />
      </Script>
      {failure?.code === 'generation' && (
        <ToolFailure
          title={t('failed')}
          failure={failure}
          onRetry={() => {
            press.current?.focus()
            if (request) speech.send({ type: 'speech.generate', ...request })
          }}
        />
      )}
      {failure?.code === 'playback' && (
        <Banner tone={failure.kind === 'permission' ? 'info' : 'danger'} live="status">
          {failure.kind === 'permission' ? t('pressFirst') : t('notPlayed')}
        </Banner>
      )}
      {request && made && <Player {...work} request={request} made={made} />}
    </div>
  )
}

/** How it is getting on. What failed says so itself. */
function Progress({ audio, speech }: SpeechWork) {
  const t = useTranslations('textToSpeech')
  const status = useSelector(speech, selectSpeechStatus)
  const sounding = useSelector(speech, selectSounding)
  const made = useSelector(speech, selectSpeech)
  const failed = useSelector(speech, selectSpeechFailure) !== null
  const paused = useAudio(audio, isPaused)
  if (status === 'generating') return <StatusLine state="busy">{t('generating')}</StatusLine>
  if (status === 'playing' && !sounding) return <StatusLine state="busy">{t('starting')}</StatusLine>
  if (status === 'playing')
    return <StatusLine state={paused ? 'idle' : 'busy'}>{paused ? t('paused') : t('playing')}</StatusLine>
  if (failed) return <StatusLine state="idle" />
  if (made === null) return <StatusLine state="idle">{t('idle')}</StatusLine>
  return made.cutOff ? (
    <StatusLine state="idle">{t('partReady')}</StatusLine>
  ) : (
    <StatusLine state="done">{t('ready')}</StatusLine>
  )
}
