import { Breadcrumb, Heading, Skeleton } from '@saha/ui'
import { Suspense, use, useEffect, useState, type ComponentType } from 'react'
import { useTranslations } from 'use-intl'
import { CaughtError, FailureBoundary } from '../../features/errors/failure-boundary.tsx'
import { lazyChunk } from '../../features/errors/lazy-chunk.tsx'
import { withMessages, useLocale } from '../../i18n/index.ts'
import { usePageMeta } from '../../layout/page-meta.ts'
import { NeedsConnection } from '../../features/offline/needs-connection.tsx'
import { useOffline } from '../../features/offline/use-offline.ts'
import { links } from '../../routing/links.ts'
import type { ToolId } from '../../routing/tools.ts'
import { AgeGate } from './age-gate.tsx'
import { DemoLabel } from './demo-label.tsx'
import { HeaderSlot } from './shared/header-slot.ts'
import { studioMessages } from '../../i18n/messages/studio/index.ts'
import { ToolList, ToolMenu } from './tool-list.tsx'
import './styles.css'

const toolScreens: Readonly<Record<ToolId, ComponentType>> = {
  chatbot: lazyChunk(() => import('./chatbot/chatbot.tsx')),
  'complex-query': lazyChunk(() => import('./complex-query/complex-query.tsx')),
  'image-generation': lazyChunk(() => import('./image-generation/image-generation.tsx')),
  'image-editor': lazyChunk(() => import('./image-editor/image-editor.tsx')),
  'video-analyzer': lazyChunk(() => import('./video-analyzer/video-analyzer.tsx')),
  'audio-transcription': lazyChunk(() => import('./audio-transcription/audio-transcription.tsx')),
  'smart-search': lazyChunk(() => import('./smart-search/smart-search.tsx')),
  tts: lazyChunk(() => import('./text-to-speech/text-to-speech.tsx')),
  'video-generation': lazyChunk(() => import('./video-generation/video-generation.tsx')),
  'live-chat': lazyChunk(() => import('./live-chat/live-chat.tsx')),
}

/** Layout of a tool: title, list of tools, and the tool itself. */
function ToolPage({ tool }: { tool: ToolId }) {
  const Screen = toolScreens[tool]
  const t = useTranslations('studio')
  const nav = useTranslations('nav')
  const to = links(useLocale())
  const name = t(`tool.${tool}.name`)
  const lead = t(`tool.${tool}.lead`)
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  usePageMeta({ title: name, description: lead })
  return (
    <>
      <DemoLabel />
      {/* Compact on phones, so that the first control is above the fold. */}
      <div className="page-width pt-1 lg:pt-8">
        <div className="flex items-center justify-between gap-1 sm:gap-3">
          <Breadcrumb
            className="min-w-0 max-sm:[&_li:first-child]:hidden max-sm:[&_li>svg]:hidden max-lg:[&_li:last-child]:hidden"
            items={[
              { label: nav('home'), href: to.home },
              { label: nav('studio'), href: to.studio },
              { label: name },
            ]}
          />
          <div className="flex shrink-0 items-center gap-1 sm:gap-2">
            <div ref={setSlot} className="contents" />
            <ToolMenu key={tool} current={tool} />
          </div>
        </div>
        <div className="h-1 lg:h-3" />
        <header className="grid gap-3">
          <div>
            <Heading level={1} size="title" className="max-lg:type-heading" tabIndex={-1}>
              {name}
            </Heading>
            <p className="max-lg:type-small lg:type-lead mt-1 max-w-[46rem] text-ink-muted">{lead}</p>
          </div>
          <NeedsConnection what="tool" />
        </header>
        <div className="mt-3 grid grid-cols-1 gap-12 lg:mt-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
          <div className="hidden lg:sticky lg:top-28 lg:block lg:self-start">
            <ToolList current={tool} />
          </div>
          <FailureBoundary fallback={<LoadFailure />}>
            <Suspense fallback={<Skeleton shape="card" className="h-64 w-full" />}>
              <AgeGate>
                <HeaderSlot value={slot}>
                  <Screen />
                </HeaderSlot>
              </AgeGate>
            </Suspense>
          </FailureBoundary>
        </div>
      </div>
    </>
  )
}

/**
 * Shows nothing while offline, because a notice explains it, and reloads the page once online. If the chunk failed
 * while online, throws the error to the screen's boundary.
 */
function LoadFailure() {
  const error = use(CaughtError)
  const offline = useOffline()
  const [wasOffline] = useState(offline)
  useEffect(() => {
    if (wasOffline && !offline) window.location.reload()
  }, [wasOffline, offline])
  if (wasOffline) return null
  throw error
}

export default withMessages(studioMessages, ToolPage)
