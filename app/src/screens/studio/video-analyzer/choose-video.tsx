import { selectRequestStatus } from '@saha/machines/request'
import { FileDrop, StatusLine, Text } from '@saha/ui'
import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { Refusal } from './refusal.tsx'
import type { Analyzing } from './work.ts'

/** Phones offer their camera for it. What systems do not know as a video is told by its ending, here below. */
const accept = ['video/*']
const none: never[] = []

/** Where a video comes in. What is wrong with one is said in one place, whichever way it came. */
export function ChooseVideo({ analyzing }: { analyzing: Analyzing }) {
  const t = useTranslations('videoAnalyzer')
  const { opening, offer } = analyzing
  const status = useSelector(opening, selectRequestStatus)
  const id = useId()
  return (
    <div className="grid content-start gap-3">
      <div className="grid gap-1">
        <p id={id} className="type-subheading">
          {t('choose')}
        </p>
        <Text size="small" tone="muted" id={`${id}-hint`}>
          {t('chooseHint')}
        </Text>
      </div>
      <FileDrop
        aria-labelledby={id}
        aria-describedby={`${id}-hint`}
        accept={accept}
        files={none}
        rejected={none}
        onFilesChange={([file], [refused]) => {
          const chosen = file ?? refused?.file
          if (chosen) offer(chosen)
        }}
      />
      <StatusLine state={status === 'working' ? 'busy' : 'idle'} className="empty:hidden">
        {status === 'working' ? t('opening') : t('idle')}
      </StatusLine>
      <Refusal opening={opening} />
      <Text size="small" tone="muted">
        {t('private')}
      </Text>
    </div>
  )
}
