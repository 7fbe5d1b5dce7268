import { selectVideoGate, selectVideoStatus } from '@saha/machines/video-generation'
import { Skeleton } from '@saha/ui'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import ar from '../../../i18n/messages/video-generation/ar.ts'
import en from '../../../i18n/messages/video-generation/en.ts'
import { ScreenMessages } from '../../../i18n/index.ts'
import { picturesMessages } from '../pictures/pictures-messages.ts'
import { useDraft } from '../use-draft.ts'
import { useKept } from '../use-kept.ts'
import { isDraft, noDraft, type Draft } from './draft.ts'
import { KeyBar } from './key-bar.tsx'
import { KeyDialog } from './key-dialog.tsx'
import { KeyNotice } from './key-notice.tsx'
import { OrderForm } from './order-form.tsx'
import { Progress } from './progress.tsx'
import { StaleJob } from './stale-job.tsx'
import { useFinishedTitle } from './use-finished-title.ts'
import { VideoGallery } from './video-gallery.tsx'
import { VideoStage } from './video-stage.tsx'
import { leaveVideoWork, startVideoWork, type VideoWork } from './work.ts'

const messages = { ...picturesMessages, videoGeneration: { en, ar } }

export default function VideoGeneration() {
  return (
    <ScreenMessages add={messages}>
      <Studio />
    </ScreenMessages>
  )
}

function Studio() {
  const work = useKept(startVideoWork, leaveVideoWork)
  const gate = useSelector(work.maker, selectVideoGate)
  const dialogOpen = useSelector(work.dialog, ({ context }) => context)
  const select = useRef<HTMLButtonElement>(null)
  const text = useRef<HTMLTextAreaElement>(null)
  const before = useRef(gate)
  useFinishedTitle(work.maker)

  // What had focus is gone with the notice, or with the form.
  useEffect(() => {
    const turned = before.current !== 'checking' && (before.current === 'open') !== (gate === 'open')
    before.current = gate
    if (turned && document.activeElement === document.body) (gate === 'open' ? text : select).current?.focus()
  }, [gate])

  return (
    <div className="grid content-start gap-6">
      <StaleJob work={work} />
      {gate === 'checking' && <Skeleton shape="card" className="h-64 w-full" />}
      {(gate === 'required' || gate === 'selecting') && <KeyNotice work={work} selectRef={select} />}
      {gate === 'open' && <Making work={work} textRef={text} />}
      <KeyDialog
        open={dialogOpen}
        onKey={work.giveKey}
        onClose={() => work.maker.send({ type: 'key.cancel' })}
        next={() => (selectVideoGate(work.maker.getSnapshot()) === 'open' ? text : select)}
      />
      <VideoGallery shelf={work.shelf} />
    </div>
  )
}

interface MakingProps {
  work: VideoWork
  textRef: React.RefObject<HTMLTextAreaElement | null>
}

/** The form, how it is getting on, and what comes of it. */
function Making({ work, textRef }: MakingProps) {
  const [draft, write] = useDraft('video-generation', isDraft, noDraft)
  const status = useSelector(work.maker, selectVideoStatus)
  const since = useSelector(work.shelf, ({ context }) => context.order?.since ?? 0)
  const press = useRef<HTMLButtonElement>(null)
  const busy = status !== 'none' && status !== 'completed'

  function writeAgain(next: Draft = draft) {
    write(next)
    textRef.current?.focus()
  }

  return (
    <div className="grid content-start gap-6">
      <KeyBar making={busy ? since : null} onForget={work.clearKey} />
      <div className="grid items-start gap-8 xl:grid-cols-[20.5rem_minmax(0,1fr)]">
        <div className="grid gap-2">
          <OrderForm
            work={work}
            draft={draft}
            onDraft={write}
            busy={busy}
            textRef={textRef}
            pressRef={press}
          />
          <Progress work={work} />
        </div>
        <VideoStage
          work={work}
          ratio={draft.ratio}
          onRetry={() => {
            press.current?.focus()
            work.generate(draft)
          }}
          onWrite={writeAgain}
          onGone={() => press.current?.focus()}
        />
      </div>
    </div>
  )
}
