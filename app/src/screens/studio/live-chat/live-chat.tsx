import { selectLiveChatStatus, selectUndelivered } from '@saha/machines/live-chat'
import { PromptInput } from '@saha/ui'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import ar from '../../../i18n/messages/live-chat/ar.ts'
import en from '../../../i18n/messages/live-chat/en.ts'
import arSpeech from '../../../i18n/messages/text-to-speech/ar.ts'
import enSpeech from '../../../i18n/messages/text-to-speech/en.ts'
import { ScreenMessages } from '../../../i18n/index.ts'
import { useNotice } from '../../../features/notices/notices.tsx'
import { useDraft } from '../use-draft.ts'
import { useKept } from '../use-kept.ts'
import { Captions } from './captions.tsx'
import { Devices } from './devices.tsx'
import { isDraft, noDraft } from './draft.ts'
import { LiveDesk } from './live-desk.ts'
import { Stage } from './stage.tsx'

const messages = { liveChat: { en, ar }, textToSpeech: { en: enSpeech, ar: arSpeech } }

/** Of a longer message the captions would show only the beginning. */
const longestMessage = 2000

const startDesk = () => new LiveDesk()
const leaveDesk = (desk: LiveDesk) => desk.leave()

export default function LiveChat() {
  return (
    <ScreenMessages add={messages}>
      <Desk />
    </ScreenMessages>
  )
}

function Desk() {
  const t = useTranslations('liveChat')
  const notice = useNotice()
  const desk = useKept(startDesk, leaveDesk)
  const [draft, setDraft] = useDraft('live-chat', isDraft, noDraft)
  const connected = useSelector(desk.chat, (snapshot) => selectLiveChatStatus(snapshot) === 'connected')
  const unsaid = useSelector(desk.chat, selectUndelivered)
  useEffect(() => {
    if (unsaid.length === 0) return
    desk.chat.send({ type: 'undelivered.clear' })
    setDraft({ ...draft, text: [...unsaid, draft.text].filter(Boolean).join('\n') })
    notice(t('cameBack'))
  }, [desk, draft, notice, setDraft, t, unsaid])
  return (
    <div className="grid min-w-0 content-start gap-6">
      <div className="grid min-w-0 gap-6 xl:grid-cols-2">
        <Stage desk={desk} draft={draft} />
        <div className="flex min-w-0 flex-col gap-3">
          <Captions desk={desk} />
          <PromptInput
            label={t('message')}
            placeholder={t('placeholder')}
            aria-describedby="message-hint"
            value={draft.text}
            onValueChange={(text) => setDraft({ ...draft, text })}
            limit={longestMessage}
            maxRows={4}
            onSend={(text) => {
              if (!connected) {
                notice(t('connectFirst'))
                return false
              }
              desk.chat.send({ type: 'text.send', text })
              return true
            }}
          />
          <p id="message-hint" className="type-small text-ink-muted">
            {t('messageHint')}
          </p>
        </div>
      </div>
      <Devices desk={desk} draft={draft} onDraft={setDraft} />
    </div>
  )
}
