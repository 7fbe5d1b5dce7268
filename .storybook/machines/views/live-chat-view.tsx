import { Banner } from '@saha/ui/banner'
import { Button } from '@saha/ui/button'
import { MicrophoneIcon, MicrophoneOffIcon } from '@saha/ui/icons'
import { StatusLine } from '@saha/ui/status-line'
import { ToggleButton } from '@saha/ui/toggle-button'
import {
  selectCaptions,
  selectListening,
  selectLiveChatStatus,
  selectMuted,
  type liveChatMachine,
} from '../../../packages/machines/src/live-chat/index.ts'
import { useSample } from '../../../packages/ui/src/testing/sample.ts'
import type { MachineViewProps } from '../../machine-inspector/component-panel.tsx'

const samples = {
  en: {
    connect: 'Start talking',
    disconnect: 'End the conversation',
    mute: 'Mute',
    disconnected: 'Not connected',
    connecting: 'Connecting …',
    connected: 'Connected',
    listening: 'Listening …',
    error: 'The conversation ended with an error.',
  },
  ar: {
    connect: 'ابدأ الحديث',
    disconnect: 'أنهِ المحادثة',
    mute: 'كتم الميكروفون',
    disconnected: 'غير متصل',
    connecting: 'جارٍ الاتصال…',
    connected: 'متصل',
    listening: 'يستمع…',
    error: 'انتهت المحادثة بخطأ.',
  },
}
const states = { disconnected: 'idle', connecting: 'busy', connected: 'done', error: 'failed' } as const

/** A voice conversation. */
export function LiveChatView({ snapshot, send }: MachineViewProps<typeof liveChatMachine>) {
  const t = useSample(samples)
  const status = selectLiveChatStatus(snapshot)
  const isMuted = selectMuted(snapshot)
  return (
    <div className="grid justify-items-start gap-3">
      <StatusLine state={states[status]}>{selectListening(snapshot) ? t.listening : t[status]}</StatusLine>
      <ul className="grid gap-1">
        {selectCaptions(snapshot).map(({ text }, index) => (
          <li key={index} dir="auto">
            {text}
          </li>
        ))}
      </ul>
      {status === 'error' && (
        <Banner tone="danger" onDismiss={() => send({ type: 'chat.dismiss' })}>
          {t.error}
        </Banner>
      )}
      {status === 'disconnected' && (
        <Button variant="action" onClick={() => send({ type: 'chat.connect' })}>
          {t.connect}
        </Button>
      )}
      {(status === 'connecting' || status === 'connected') && (
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => send({ type: 'chat.disconnect' })}>{t.disconnect}</Button>
          <ToggleButton
            icon={isMuted ? MicrophoneOffIcon : MicrophoneIcon}
            pressed={isMuted}
            onClick={() => send({ type: isMuted ? 'chat.unmute' : 'chat.mute' })}
          >
            {t.mute}
          </ToggleButton>
        </div>
      )}
    </div>
  )
}
