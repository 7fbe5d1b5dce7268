import { useTextToSpeech } from '@saha/machines/react'
import { Banner, StatusLine } from '@saha/ui'
import { useRef, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { textToSpeechMessages } from '../../../i18n/messages/text-to-speech/index.ts'
import { withMessages } from '../../../i18n/index.ts'
import { useHandOver } from '../shared/send-to/hand-over.ts'
import { ToolFailure } from '../shared/failure/tool-failure.tsx'
import { useDraft } from '../shared/forms/use-draft.ts'
import { ToolHistory } from '../shared/history/tool-history.tsx'
import { useToolActors } from '../shared/use-tool-actors.ts'
import { draftSchema, noDraft } from './text-to-speech.draft.ts'
import { SpeechPlayer } from './speech-player.tsx'
import { SpeechForm } from './speech-form.tsx'
import { isPaused, useAudioValue } from '../shared/audio/use-audio-value.ts'
import {
  leaveTextToSpeech,
  createTextToSpeechActors,
  type TextToSpeechTool,
} from './text-to-speech.actors.ts'
import { speechKind } from './stored-speech.ts'

function TextToSpeech() {
  const t = useTranslations('textToSpeech')
  const [draft, setDraft] = useDraft('tts', draftSchema, noDraft)
  const { actor, ...parts } = useToolActors(createTextToSpeechActors, leaveTextToSpeech)
  const actors = { ...parts, speech: useSyncExternalStore(actor.subscribe, actor.get) }
  const { saver } = parts
  const openId = useSyncExternalStore(saver.openId.subscribe, saver.openId.get)
  const { request, speech, failure, ...tool } = useTextToSpeech(actors.speech)
  useHandOver('tts', ({ text }) => text !== undefined && setDraft({ ...draft, text }))
  const submitButton = useRef<HTMLButtonElement>(null)
  return (
    <div className="grid content-start gap-6">
      <ToolHistory kind={speechKind} openId={openId} onOpen={saver.open} onRemove={saver.leaveRemoved} />
      <SpeechForm
        draft={draft}
        onDraft={setDraft}
        busy={tool.status === 'generating'}
        isPlaying={tool.status === 'playing'}
        buttonRef={submitButton}
        onSend={() => tool.generate({ ...draft, text: draft.text.trim() })}
        onCancel={tool.stop}
      >
        <SpeechProgress {...actors} />
      </SpeechForm>
      {failure?.code === 'generation' && (
        <ToolFailure
          title={t('failed')}
          failure={failure}
          onRetry={() => {
            submitButton.current?.focus()
            if (request) tool.generate(request)
          }}
        />
      )}
      {failure?.code === 'playback' && (
        <Banner tone={failure.kind === 'permission' ? 'info' : 'danger'} live="status">
          {failure.kind === 'permission' ? t('pressFirst') : t('notPlayed')}
        </Banner>
      )}
      {request && speech && <SpeechPlayer {...actors} request={request} result={speech} />}
    </div>
  )
}

/** Failures are shown by their own alert. */
function SpeechProgress({ audio, ...actors }: TextToSpeechTool) {
  const t = useTranslations('textToSpeech')
  const { status, sounding, speech, failure } = useTextToSpeech(actors.speech)
  const paused = useAudioValue(audio, isPaused)
  if (status === 'generating') return <StatusLine state="busy">{t('generating')}</StatusLine>
  if (status === 'playing' && !sounding) return <StatusLine state="busy">{t('starting')}</StatusLine>
  if (status === 'playing')
    return <StatusLine state={paused ? 'idle' : 'busy'}>{paused ? t('paused') : t('playing')}</StatusLine>
  if (failure) return <StatusLine state="idle" />
  if (speech === null) return <StatusLine state="idle">{t('idle')}</StatusLine>
  return speech.cutOff ? (
    <StatusLine state="idle">{t('partReady')}</StatusLine>
  ) : (
    <StatusLine state="done">{t('ready')}</StatusLine>
  )
}

export default withMessages(textToSpeechMessages, TextToSpeech)
