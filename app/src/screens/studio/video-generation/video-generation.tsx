import { useVideoGeneration } from '@saha/machines/react'
import { selectVideoGate } from '@saha/machines/video-generation'
import { Skeleton } from '@saha/ui'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { videoGenerationMessages } from '../../../i18n/messages/video-generation/index.ts'
import { withMessages } from '../../../i18n/index.ts'
import { imagesMessages } from '../../../i18n/messages/images/index.ts'
import { useDraft } from '../shared/forms/use-draft.ts'
import { ToolHistory } from '../shared/history/tool-history.tsx'
import { useHandOver } from '../shared/send-to/hand-over.ts'
import { useToolActors } from '../shared/use-tool-actors.ts'
import { draftSchema, noDraft, type Draft } from './video-generation.draft.ts'
import { ApiKeyBar } from './api-key/api-key-bar.tsx'
import { ApiKeyDialog } from './api-key/api-key-dialog.tsx'
import { ApiKeyNotice } from './api-key/api-key-notice.tsx'
import { videoKind } from './stored-video.ts'
import { VideoForm } from './video-form.tsx'
import { VideoGenerationProgress } from './video-generation-progress.tsx'
import { StaleJobBanner } from './stale-job-banner.tsx'
import { useFinishedTitle } from './use-finished-title.ts'
import { VideoGallery } from './video-gallery.tsx'
import { VideoResult } from './video-result.tsx'
import {
  leaveVideoGeneration,
  createVideoGenerationActors,
  type VideoGenerationActors,
} from './video-generation.actors.ts'

const messages = { ...imagesMessages, ...videoGenerationMessages }

function VideoGeneration() {
  const actors = useToolActors(createVideoGenerationActors, leaveVideoGeneration)
  const { gate, cancelKey } = useVideoGeneration(actors.generation)
  const isKeyDialogOpen = useSyncExternalStore(actors.isKeyDialogOpen.subscribe, actors.isKeyDialogOpen.get)
  const { shownId } = useSyncExternalStore(actors.store.subscribe, actors.store.get)
  const select = useRef<HTMLButtonElement>(null)
  const text = useRef<HTMLTextAreaElement>(null)
  const before = useRef(gate)
  useHandOver('video-generation', ({ file }) => file && actors.loadFirstFrame(file))
  useFinishedTitle(actors.generation)

  // The notice or the form that had focus is gone.
  useEffect(() => {
    const turned = before.current !== 'checking' && (before.current === 'open') !== (gate === 'open')
    before.current = gate
    if (turned && document.activeElement === document.body) (gate === 'open' ? text : select).current?.focus()
  }, [gate])

  return (
    <div className="grid content-start gap-6">
      <ToolHistory kind={videoKind} openId={shownId} onOpen={actors.open} onRemove={actors.leaveRemoved} />
      <StaleJobBanner actors={actors} />
      {gate === 'checking' && <Skeleton shape="card" className="h-64 w-full" />}
      {(gate === 'required' || gate === 'selecting') && <ApiKeyNotice actors={actors} selectRef={select} />}
      {gate === 'open' && <GeneratorLayout actors={actors} fieldRef={text} />}
      <ApiKeyDialog
        open={isKeyDialogOpen}
        onKey={actors.submitKey}
        onClose={cancelKey}
        next={() => (selectVideoGate(actors.generation.getSnapshot()) === 'open' ? text : select)}
      />
      <VideoGallery store={actors.store} />
    </div>
  )
}

interface GeneratorLayoutProps {
  actors: VideoGenerationActors
  fieldRef: React.RefObject<HTMLTextAreaElement | null>
}

function GeneratorLayout({ actors, fieldRef }: GeneratorLayoutProps) {
  const [draft, setDraft] = useDraft('video-generation', draftSchema, noDraft)
  const { status } = useVideoGeneration(actors.generation)
  const since = useSyncExternalStore(actors.store.subscribe, actors.store.get).order?.since ?? 0
  const submitButton = useRef<HTMLButtonElement>(null)
  const busy = status !== 'none' && status !== 'completed'

  function edit(next: Draft = draft) {
    setDraft(next)
    fieldRef.current?.focus()
  }

  return (
    <div className="grid content-start gap-6">
      <ApiKeyBar busySince={busy ? since : null} onForget={actors.clearKey} />
      <div className="grid items-start gap-8 xl:grid-cols-[20.5rem_minmax(0,1fr)]">
        <div className="grid gap-2">
          <VideoForm
            actors={actors}
            draft={draft}
            onDraft={setDraft}
            busy={busy}
            fieldRef={fieldRef}
            buttonRef={submitButton}
          />
          <VideoGenerationProgress actors={actors} />
        </div>
        <VideoResult
          actors={actors}
          ratio={draft.ratio}
          onRetry={() => {
            submitButton.current?.focus()
            actors.generate(draft)
          }}
          onEdit={edit}
          onRestoreFocus={() => submitButton.current?.focus()}
        />
      </div>
    </div>
  )
}

export default withMessages(messages, VideoGeneration)
