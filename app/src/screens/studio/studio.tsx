import { Breadcrumb, Card, CardBody, CardTitle, Heading, StarGrid, TextLink } from '@saha/ui'
import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { Rich, withMessages, useLocale } from '../../i18n/index.ts'
import { usePageMeta } from '../../layout/page-meta.ts'
import { links } from '../../routing/links.ts'
import { tools } from '../../routing/tools.ts'
import { useAccess } from './content-generator/access.ts'
import { DemoNote } from './demo-note.tsx'
import { ToolIcon } from './tool-icon.tsx'
import { studioMessages } from '../../i18n/messages/studio/index.ts'
import './styles.css'

/** Link to the content generator for users with access. */
function ForEditors() {
  const t = useTranslations('studio')
  const to = links(useLocale())
  if (useAccess() !== 'allowed') return null
  return (
    <p className="type-small text-ink-muted">
      <Rich>
        {t.rich('editors', { link: (words) => <TextLink href={to.contentGenerator}>{words}</TextLink> })}
      </Rich>
    </p>
  )
}

function Studio() {
  const t = useTranslations('studio')
  const nav = useTranslations('nav')
  const to = links(useLocale())
  usePageMeta({ title: t('title'), description: t('description') })
  return (
    <div className="relative isolate -mb-16 min-h-[inherit] overflow-hidden pb-16">
      <StarGrid step={128} className="-z-1 text-ink opacity-[0.04]" />
      <div className="page-width grid gap-8 pt-8">
        <header className="grid gap-3">
          <Breadcrumb items={[{ label: nav('home'), href: to.home }, { label: t('heading') }]} />
          <div className="grid gap-2">
            <Heading level={1} size="display" tabIndex={-1}>
              {t('heading')}
            </Heading>
            {/* Unlimited width, because it fits one line in the fallback font too. */}
            <p className="type-lead text-ink-muted">{t('lead')}</p>
          </div>
          <DemoNote />
        </header>
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {tools.map((id) => (
            <li key={id} className="grid">
              <Card className="p-6">
                <span className="inline-flex text-[2rem]">
                  <ToolIcon tool={id} />
                </span>
                <CardTitle level={2} href={to.tool(id)}>
                  {t(`tool.${id}.name`)}
                </CardTitle>
                <CardBody>{t(`tool.${id}.lead`)}</CardBody>
              </Card>
            </li>
          ))}
        </ul>
        <Suspense fallback={null}>
          <ForEditors />
        </Suspense>
      </div>
    </div>
  )
}

export default withMessages(studioMessages, Studio)
