import {
  selectLiveChatStatus,
  selectMuted,
  selectNeedsGesture,
  selectReconnecting,
  selectSpeakingWhileMuted,
} from '@saha/machines/live-chat'
import { Button, Num, SoundIcon, VisuallyHidden, formatClockTime } from '@saha/ui'
import { useSelector } from '@xstate/react'
import { useRef, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { geminiSettings } from '../../../adapters/gemini/configured.ts'
import { isolate } from '../../../i18n/index.ts'
import { Controls } from './controls.tsx'
import { selectConversationState } from './conversation-state.ts'
import type { Draft } from './draft.ts'
import { Failure } from './failure.tsx'
import type { LiveDesk } from './live-desk.ts'
import { Meter } from './meter.tsx'
import { useNow } from './use-now.ts'
import { VoiceStar } from './voice-star.tsx'

/** Where the conversation stands, in one word and one living figure, and the one press that begins or ends it. */
export function Stage({ desk, draft }: { desk: LiveDesk; draft: Draft }) {
  const t = useTranslations('liveChat')
  const { chat } = desk
  const { news } = useSyncExternalStore(desk.subscribe, desk.getSnapshot)
  const state = useSelector(chat, selectConversationState)
  const muted = useSelector(chat, selectMuted)
  const unheard = useSelector(chat, selectSpeakingWhileMuted)
  const held = useSelector(chat, selectNeedsGesture)
  const reconnecting = useSelector(chat, selectReconnecting)
  const press = useRef<HTMLButtonElement>(null)
  const waits = state === 'asking' || state === 'connecting'
  const hint = () => {
    if (unheard) return t('hint.unheard', { key: isolate('M') })
    if (reconnecting) return t('hint.reconnecting')
    if (state === 'muted' || (muted && !waits)) return t('hint.muted', { key: isolate('M') })
    return state === 'error' ? '' : t(`hint.${state}`)
  }
  return (
    <section
      aria-labelledby="conversation"
      className="tile grid content-start justify-items-center gap-4 rounded-panel bg-surface p-5 text-center"
    >
      <h2 id="conversation">
        <VisuallyHidden>{t('conversation')}</VisuallyHidden>
      </h2>
      <VoiceStar desk={desk} state={state} muted={muted} />
      <div className="grid gap-1">
        <p className="type-title" data-state={state}>
          {t(`state.${state}`)}
        </p>
        <Elapsed desk={desk} />
      </div>
      {/* Before the words, whose length changes: the button stays where it was pressed. */}
      <Controls desk={desk} draft={draft} pressRef={press} />
      <div className="grid min-h-[3lh] max-w-prose content-start gap-3 text-balance text-ink-muted">
        {state === 'error' ? (
          <Failure desk={desk} />
        ) : (
          <p className={unheard ? 'font-medium text-danger' : ''}>{hint()}</p>
        )}
        {state === 'disconnected' && (
          <p className="type-small">{t(`hears.${geminiSettings.mode === 'demo' ? 'demo' : 'service'}`)}</p>
        )}
      </div>
      {held && (
        <Button
          startIcon={SoundIcon}
          onClick={() => {
            // The button goes with the press.
            press.current?.focus()
            chat.send({ type: 'sound.resume' })
          }}
        >
          {t('letSound')}
        </Button>
      )}
      <output className="type-small min-h-[1lh] max-w-prose text-balance text-ink">
        {held ? t('soundHeld') : news && t(`news.${news}`)}
      </output>
      <div className="grid w-full grid-cols-2 gap-4">
        <Meter desk={desk} of="microphone" who={t('you')} label={t('microphoneLevel')} />
        <Meter desk={desk} of="speaker" who={t('voice')} label={t('voiceLevel')} />
      </div>
      <Announcement desk={desk} />
    </section>
  )
}

/** For how long it is connected. Not announced: it changes every second. */
function Elapsed({ desk }: { desk: LiveDesk }) {
  const t = useTranslations('liveChat')
  const { since } = useSyncExternalStore(desk.subscribe, desk.getSnapshot)
  const now = useNow(since !== null)
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

/** What changes for the visitor, once. Whose turn it is can be heard. */
function Announcement({ desk }: { desk: LiveDesk }) {
  const t = useTranslations('liveChat')
  const { begun } = useSyncExternalStore(desk.subscribe, desk.getSnapshot)
  const status = useSelector(desk.chat, selectLiveChatStatus)
  const state = useSelector(desk.chat, selectConversationState)
  const muted = useSelector(desk.chat, selectMuted)
  const unheard = useSelector(desk.chat, selectSpeakingWhileMuted)
  const words = () => {
    // A failure speaks for itself.
    if (!begun || status === 'error') return ''
    if (state === 'asking') return t('announce.asking')
    if (status !== 'connected') return t(`announce.${status}`)
    return t(`announce.${unheard ? 'unheard' : muted ? 'muted' : 'connected'}`)
  }
  return (
    <VisuallyHidden>
      <output>{words()}</output>
    </VisuallyHidden>
  )
}
