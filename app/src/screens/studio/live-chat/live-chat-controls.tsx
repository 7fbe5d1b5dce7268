import { useLiveChat } from '@saha/machines/react'
import { Button, MicrophoneIcon, MicrophoneOffIcon, MutedIcon } from '@saha/ui'
import { useEffect, useEffectEvent, type Ref } from 'react'
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
export function LiveChatControls({ store, draft, buttonRef }: LiveChatControlsProps) {
  const t = useTranslations('liveChat')
  const locale = useLocale()
  const { status, muted, ...chat } = useLiveChat(store.chat)
  const isActive = status === 'connecting' || status === 'connected'
  const toggleMute = muted ? chat.unmute : chat.mute
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (areShortcutsOn() && isMuteKey(event)) toggleMute()
  })

  useEffect(() => {
    if (!isActive) return undefined
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [isActive])

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
            chat.connect({
              voice: draft.voice,
              ...(draft.microphone === '' ? {} : { microphone: draft.microphone }),
              ...(draft.speaker === '' ? {} : { speaker: draft.speaker }),
              // The model detects the language; the demo voice does not.
              ...(geminiSettings.mode === 'demo' ? { language: locale } : {}),
            })
          }
          onCancel={chat.disconnect}
        />
        {isActive && (
          <Button
            size="large"
            aria-keyshortcuts="M"
            startIcon={muted ? MicrophoneOffIcon : MicrophoneIcon}
            onClick={toggleMute}
          >
            {muted ? t('unmute') : t('mute')}
          </Button>
        )}
      </div>
      {isActive && (
        <Button size="small" variant="quiet" startIcon={MutedIcon} onClick={chat.stopReply}>
          {t('stopAnswer')}
        </Button>
      )}
    </div>
  )
}
