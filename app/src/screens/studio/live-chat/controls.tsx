import { selectLiveChatStatus, selectMuted } from '@saha/machines/live-chat'
import { Button, MicrophoneIcon, MicrophoneOffIcon, MutedIcon } from '@saha/ui'
import { useSelector } from '@xstate/react'
import { useEffect, type Ref } from 'react'
import { useTranslations } from 'use-intl'
import { geminiSettings } from '../../../adapters/gemini/configured.ts'
import { useLocale } from '../../../i18n/index.ts'
import { WorkButton } from '../work-button.tsx'
import type { Draft } from './draft.ts'
import type { LiveDesk } from './live-desk.ts'
import { shortcutsAreOn } from '../../../features/settings/shortcuts.ts'
import { isMuteKey } from './mute-key.ts'

interface ControlsProps {
  desk: LiveDesk
  draft: Draft
  pressRef: Ref<HTMLButtonElement>
}

/** Connects and disconnects; while it is on, mutes, and stops an answer. */
export function Controls({ desk: { chat }, draft, pressRef }: ControlsProps) {
  const t = useTranslations('liveChat')
  const locale = useLocale()
  const status = useSelector(chat, selectLiveChatStatus)
  const muted = useSelector(chat, selectMuted)
  const on = status === 'connecting' || status === 'connected'

  useEffect(() => {
    if (!on) return undefined
    const press = (event: KeyboardEvent) => {
      if (!shortcutsAreOn() || !isMuteKey(event)) return
      chat.send({ type: selectMuted(chat.getSnapshot()) ? 'chat.unmute' : 'chat.mute' })
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [chat, on])

  return (
    <div className="grid justify-items-center gap-2">
      <div className="flex flex-wrap justify-center gap-3">
        <WorkButton
          ref={pressRef}
          size="large"
          busy={on}
          sendable
          begin={status === 'error' ? t('connectAgain') : t('connect')}
          beginIcon={MicrophoneIcon}
          cancel={t('disconnect')}
          onBegin={() =>
            chat.send({
              type: 'chat.connect',
              settings: {
                voice: draft.voice,
                ...(draft.microphone === '' ? {} : { microphone: draft.microphone }),
                ...(draft.speaker === '' ? {} : { speaker: draft.speaker }),
                // A model hears for itself in which language it is spoken to; the demo voice does not.
                ...(geminiSettings.mode === 'demo' ? { language: locale } : {}),
              },
            })
          }
          onCancel={() => chat.send({ type: 'chat.disconnect' })}
        />
        {on && (
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
      {on && (
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
