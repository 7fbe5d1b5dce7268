import { selectLiveChatStatus, selectMuted } from '@saha/machines/live-chat'
import { Button, MicrophoneIcon, MicrophoneOffIcon, MutedIcon } from '@saha/ui'
import { useSelector } from '@xstate/react'
import { useEffect, type Ref } from 'react'
import { useTranslations } from 'use-intl'
import { geminiSettings } from '../../../adapters/gemini/client/config.ts'
import { useLocale } from '../../../i18n/index.ts'
import { SubmitOrCancelButton } from '../shared/forms/submit-or-cancel-button.tsx'
import type { Draft } from './live-chat.draft.ts'
import type { LiveChatStore } from './live-chat.store.ts'
import { areShortcutsOn } from '../../../features/settings/shortcuts.ts'
import { isMuteKey } from './mute-key.ts'

interface LiveChatControlsProps {
  store: LiveChatStore
  draft: Draft
  buttonRef: Ref<HTMLButtonElement>
}

/** Connects and disconnects; while connected, mutes and stops a reply. */
export function LiveChatControls({ store: { chat }, draft, buttonRef }: LiveChatControlsProps) {
  const t = useTranslations('liveChat')
  const locale = useLocale()
  const status = useSelector(chat, selectLiveChatStatus)
  const muted = useSelector(chat, selectMuted)
  const isActive = status === 'connecting' || status === 'connected'

  useEffect(() => {
    if (!isActive) return undefined
    const toggleMute = (event: KeyboardEvent) => {
      if (!areShortcutsOn() || !isMuteKey(event)) return
      chat.send({ type: selectMuted(chat.getSnapshot()) ? 'chat.unmute' : 'chat.mute' })
    }
    window.addEventListener('keydown', toggleMute)
    return () => window.removeEventListener('keydown', toggleMute)
  }, [chat, isActive])

  return (
    <div className="grid justify-items-center gap-2">
      <div className="flex flex-wrap justify-center gap-3">
        <SubmitOrCancelButton
          ref={buttonRef}
          size="large"
          busy={isActive}
          canSubmit
          submitLabel={status === 'error' ? t('connectAgain') : t('connect')}
          submitIcon={MicrophoneIcon}
          cancelLabel={t('disconnect')}
          onSubmit={() =>
            chat.send({
              type: 'chat.connect',
              settings: {
                voice: draft.voice,
                ...(draft.microphone === '' ? {} : { microphone: draft.microphone }),
                ...(draft.speaker === '' ? {} : { speaker: draft.speaker }),
                // The model detects the language; the demo voice does not.
                ...(geminiSettings.mode === 'demo' ? { language: locale } : {}),
              },
            })
          }
          onCancel={() => chat.send({ type: 'chat.disconnect' })}
        />
        {isActive && (
          <Button
            size="large"
            aria-keyshortcuts="M"
            startIcon={muted ? MicrophoneOffIcon : MicrophoneIcon}
            onClick={() => chat.send({ type: muted ? 'chat.unmute' : 'chat.mute' })}
          >
            {muted ? t('unmute') : t('mute')}
          </Button>
        )}
      </div>
      {isActive && (
        <Button
          size="small"
          variant="quiet"
          startIcon={MutedIcon}
          onClick={() => chat.send({ type: 'reply.stop' })}
        >
          {t('stopAnswer')}
        </Button>
      )}
    </div>
  )
}
