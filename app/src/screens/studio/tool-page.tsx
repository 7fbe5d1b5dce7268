import { Breadcrumb, Heading, Skeleton } from '@saha/ui'
import { Suspense, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { FailureBoundary } from '../../failure/failure-boundary.tsx'
import { ScreenMessages, useLocale } from '../../i18n/index.ts'
import { usePageMeta } from '../../layout/page-meta.ts'
import { NeedsConnection } from '../../offline/needs-connection.tsx'
import { useOffline } from '../../offline/use-offline.ts'
import { links } from '../../routing/links.ts'
import type { ToolId } from '../../routing/tools.ts'
import { AgeGate } from './age-gate.tsx'
import { DemoNote } from './demo-note.tsx'
import { studioMessages } from './studio-messages.ts'
import { ToolList } from './tool-list.tsx'
import { toolScreens } from './tool-screens.ts'
import './styles.css'

export default function ToolPage({ tool }: { tool: ToolId }) {
  return (
    <ScreenMessages add={studioMessages}>
      <PageOf tool={tool} />
    </ScreenMessages>
  )
}

/** The page of a tool: what it is, all the others, and the place where it works. */
function PageOf({ tool }: { tool: ToolId }) {
  const Screen = toolScreens[tool]
  const t = useTranslations('studio')
  const nav = useTranslations('nav')
  const to = links(useLocale())
  const name = t(`tool.${tool}.name`)
  const lead = t(`tool.${tool}.lead`)
  usePageMeta({ title: name, description: lead })
  return (
    <div className="page-width grid grid-cols-1 gap-6 pt-8 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-12">
      <header className="grid gap-3 lg:col-span-2">
        <Breadcrumb
          items={[
            { label: nav('home'), href: to.home },
            { label: nav('studio'), href: to.studio },
            { label: name },
          ]}
        />
        <div className="grid gap-2">
          <Heading level={1} size="title" tabIndex={-1}>
            {name}
          </Heading>
          <p className="type-lead max-w-[46rem] text-ink-muted">{lead}</p>
        </div>
        <NeedsConnection what="tool" />
        <DemoNote />
      </header>
      <div className="lg:sticky lg:top-24 lg:self-start">
        <ToolList current={tool} />
      </div>
      <FailureBoundary fallback={<DidNotCome />}>
        <Suspense fallback={<Skeleton shape="card" className="h-64 w-full" />}>
          <AgeGate>
            <Screen />
          </AgeGate>
        </Suspense>
      </FailureBoundary>
    </div>
  )
}

/**
 * Without a connection the page says already why a tool is not there. Once there is one, a new document brings it, because
 * this one keeps the import that failed. With a connection from the start, it has failed like any screen.
 */
function DidNotCome() {
  const offline = useOffline()
  const [wasOffline] = useState(offline)
  useEffect(() => {
    if (wasOffline && !offline) window.location.reload()
  }, [wasOffline, offline])
  if (wasOffline) return null
  throw new Error('The tool did not come.')
}
