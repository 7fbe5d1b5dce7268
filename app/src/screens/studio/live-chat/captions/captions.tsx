import type { Caption } from '@saha/machines/live-chat'
import { useLiveChat } from '@saha/machines/react'
import {
  Button,
  ChatMessage,
  ChatTranscript,
  CopyButton,
  DownloadIcon,
  Heading,
  StopIcon,
  TrashIcon,
  UserText,
} from '@saha/ui'
import { Fragment, memo, useMemo, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useFullViewport } from '../../../../layout/use-full-viewport.ts'
import { useNotice } from '../../../../features/notices/notices.tsx'
import { useObjectUrl } from '../../../../platform/use-object-url.ts'
import { toFileName } from '../../shared/files/file-name.ts'
import type { LiveChatStore } from '../live-chat.store.ts'
import { captionsToText } from './captions-to-text.ts'

/** Shows what both sides said, with actions to copy, save and clear it. */
export function Captions({ store }: { store: LiveChatStore }) {
  const t = useTranslations('liveChat')
  const { captions, clearCaptions } = useLiveChat(store.chat)
  const heading = useRef<HTMLHeadingElement>(null)
  // Keeps the "back to top" button from covering the captions.
  useFullViewport(captions.length > 0)
  return (
    <section aria-labelledby="captions" className="flex min-h-0 min-w-0 flex-auto flex-col gap-3">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-2">
        <Heading ref={heading} level={2} size="subheading" id="captions" tabIndex={-1}>
          {t('captions')}
        </Heading>
        {captions.length > 0 && (
          <CaptionActions
            captions={captions}
            onClear={() => {
              heading.current?.focus()
              clearCaptions()
            }}
          />
        )}
      </div>
      <div className="relative min-h-80 flex-auto">
        <ChatTranscript label={t('transcript')} className="absolute! inset-0">
          {captions.map((caption, index) => (
            <Fragment key={`${caption.memory} ${caption.id}`}>
              {index > 0 && captions[index - 1]?.memory !== caption.memory && (
                <li className="type-caption border-t border-line px-2 pt-2 text-center text-ink-muted">
                  {t('forgets')}
                </li>
              )}
              <CaptionLine caption={caption} />
            </Fragment>
          ))}
        </ChatTranscript>
        {captions.length === 0 && (
          <p className="absolute inset-x-0 top-2 text-ink-muted">{t('noCaptions')}</p>
        )}
      </div>
    </section>
  )
}

/** Memoized because only the last caption grows. */
const CaptionLine = memo(function CaptionLine({
  caption: { speaker, text, final, interrupted },
}: {
  caption: Caption
}) {
  const t = useTranslations('liveChat')
  const isUser = speaker === 'visitor'
  return (
    <ChatMessage
      from={isUser ? 'user' : 'model'}
      who={isUser ? t('you') : t('voice')}
      state={final ? 'complete' : 'streaming'}
      // The reply is audible, so its progress is not announced.
      progress=""
    >
      <UserText as="p" className="whitespace-pre-wrap">
        {text}
      </UserText>
      {interrupted && (
        <p className="type-small mt-1 flex items-center gap-2 text-ink-muted">
          <StopIcon size={1.1} />
          <span>{t('interruptedLine')}</span>
        </p>
      )}
    </ChatMessage>
  )
})

/** Actions for all finished captions. */
function CaptionActions({ captions, onClear }: { captions: readonly Caption[]; onClear: () => void }) {
  const t = useTranslations('liveChat')
  const studio = useTranslations('studio')
  const notice = useNotice()
  const text = captionsToText(
    captions.filter(({ final }) => final),
    { you: t('you'), voice: t('voice'), interrupted: t('interruptedLine'), forgets: t('forgets') },
  )
  const file = useMemo(() => new Blob([text], { type: 'text/plain;charset=utf-8' }), [text])
  const url = useObjectUrl(file)
  return (
    <div className="flex flex-wrap gap-1">
      <CopyButton size="small" variant="quiet" value={text} onError={() => notice(t('copyFailed'))} />
      <Button asChild size="small" variant="quiet" startIcon={DownloadIcon}>
        <a href={url ?? undefined} download={toFileName(studio('tool.live-chat.name'), 'txt')}>
          {t('save')}
        </a>
      </Button>
      <Button size="small" variant="quiet" startIcon={TrashIcon} onClick={onClear}>
        {t('clear')}
      </Button>
    </div>
  )
}
