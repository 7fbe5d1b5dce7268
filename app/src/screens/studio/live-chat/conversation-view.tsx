import { useLiveChat } from '@saha/machines/react'
import { Button, Num, SoundIcon, VisuallyHidden, formatClockTime } from '@saha/ui'
import { useRef, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { geminiSettings } from '../../../adapters/gemini/client/config.ts'
import { isolate } from '../../../i18n/index.ts'
import { LiveChatControls } from './live-chat-controls.tsx'
import { getConversationState } from './conversation-state.ts'
import type { Draft } from './live-chat.draft.ts'
import { LiveChatFailureNotice } from './live-chat-failure-notice.tsx'
import type { LiveChatStore } from './live-chat.store.ts'
import { LiveLevelMeter } from './levels/live-level-meter.tsx'
import { useCurrentTime } from './use-current-time.ts'
import { VoiceStar } from './levels/voice-star.tsx'

/** Shows the state of the conversation with its controls and level meters. */
export function ConversationView({ store, draft }: { store: LiveChatStore; draft: Draft }) {
  const t = useTranslations('liveChat')
  const { news } = useSyncExternalStore(store.subscribe, store.getSnapshot)
  const chat = useLiveChat(store.chat)
  const { muted, speakingWhileMuted, needsGesture } = chat
  const state = getConversationState(chat)
  const submitButton = useRef<HTMLButtonElement>(null)
  const isConnecting = state === 'asking' || state === 'connecting'
  const hint = () => {
    if (speakingWhileMuted) return t('hint.unheard', { key: isolate('M') })
    if (chat.reconnecting) return t('hint.reconnecting')
    if (state === 'muted' || (muted && !isConnecting)) return t('hint.muted', { key: isolate('M') })
    return state === 'error' ? '' : t(`hint.${state}`)
  }
  return (
    <section
      aria-labelledby="conversation"
      className="tile grid content-start justify-items-center gap-4 rounded-panel bg-surface p-5 text-center max-lg:gap-2"
    >
      <h2 id="conversation">
        <VisuallyHidden>{t('conversation')}</VisuallyHidden>
      </h2>
      <VoiceStar store={store} state={state} muted={muted} />
      <div className="grid gap-1">
        <p className="type-title" data-state={state}>
          {t(`state.${state}`)}
        </p>
        <Elapsed store={store} />
      </div>
      {/* Placed before text of changing length, so that the buttons do not move. */}
      <LiveChatControls store={store} draft={draft} buttonRef={submitButton} />
      <div className="grid min-h-[3lh] max-w-prose content-start gap-3 text-balance text-ink-muted">
        {state === 'error' ? (
          <LiveChatFailureNotice store={store} />
        ) : (
          <p className={speakingWhileMuted ? 'font-medium text-danger' : ''}>{hint()}</p>
        )}
        {state === 'disconnected' && (
          <p className="type-small">{t(`hears.${geminiSettings.mode === 'demo' ? 'demo' : 'service'}`)}</p>
        )}
      </div>
      {needsGesture && (
        <Button
          startIcon={SoundIcon}
          onClick={() => {
            // The button that was clicked disappears.
            submitButton.current?.focus()
            chat.resumeSound()
          }}
        >
          {t('letSound')}
        </Button>
      )}
      <output className="type-small min-h-[1lh] max-w-prose text-balance text-ink">
        {needsGesture ? t('soundHeld') : news && t(`news.${news}`)}
      </output>
      <div className="grid w-full grid-cols-2 gap-4">
        <LiveLevelMeter store={store} of="microphone" who={t('you')} label={t('microphoneLevel')} />
        <LiveLevelMeter store={store} of="speaker" who={t('voice')} label={t('voiceLevel')} />
      </div>
      <Announcement store={store} />
    </section>
  )
}

/** Shows how long the connection lasts. Not announced, because it changes every second. */
function Elapsed({ store }: { store: LiveChatStore }) {
  const t = useTranslations('liveChat')
  const { since } = useSyncExternalStore(store.subscribe, store.getSnapshot)
  const now = useCurrentTime(since !== null)
  return (
    <p className="type-small min-h-[1lh] text-ink-muted">
      {since !== null && (
        <>
          <span>{t('connected')}</span> · <Num>{formatClockTime(Math.max(0, now - since) / 1000)}</Num>
        </>
      )}
    </p>
  )
}

/** Announces changes of the connection once. Turns are audible, so they are not announced. */
function Announcement({ store }: { store: LiveChatStore }) {
  const t = useTranslations('liveChat')
  const { hasStarted } = useSyncExternalStore(store.subscribe, store.getSnapshot)
  const chat = useLiveChat(store.chat)
  const { status, muted, speakingWhileMuted } = chat
  const getMessage = () => {
    // Failures are announced by their own alert.
    if (!hasStarted || status === 'error') return ''
    if (getConversationState(chat) === 'asking') return t('announce.asking')
    if (status !== 'connected') return t(`announce.${status}`)
    return t(`announce.${speakingWhileMuted ? 'unheard' : muted ? 'muted' : 'connected'}`)
  }
  return (
    <VisuallyHidden>
      <output>{getMessage()}</output>
    </VisuallyHidden>
  )
}
