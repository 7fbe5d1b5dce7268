import { Heading, TextLink } from '@saha/ui'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { catalogue } from '../../catalogue/index.ts'
import { tagLabel } from '../../catalogue/games/tags.ts'
import { crawlerFiles } from '../../seo/crawler-files.ts'
import { withMessages, useLocale } from '../../i18n/index.ts'
import { usePageMeta } from '../../layout/page-meta.ts'
import { links } from '../../routing/links.ts'
import { staticRoutes, type RouteSection } from '../../routing/route-manifest.ts'
import { hasStudio, tools } from '../../routing/tools.ts'
import { readingMessages } from '../../i18n/messages/reading/index.ts'
import { authMessages } from '../../i18n/messages/auth/index.ts'
import { studioMessages } from '../../i18n/messages/studio/index.ts'

const messages = { ...authMessages, ...readingMessages, ...studioMessages }

interface SiteLink {
  href: string
  label: string
}

/** A group of links; its heading may be a link as well. */
function Group({ id, title, href, links }: { id: string; title: string; href?: string; links: SiteLink[] }) {
  return (
    <section aria-labelledby={id} className="grid content-start gap-1">
      <Heading level={3} size="subheading" id={id}>
        {href ? <TextLink href={href}>{title}</TextLink> : title}
      </Heading>
      <ul className="grid justify-items-start">
        {links.map(({ href, label }) => (
          <li key={href}>
            <TextLink variant="standalone" href={href}>
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

const Section = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={id} className="grid gap-5 border-t border-line pt-6">
    <Heading level={2} size="heading" id={id}>
      {title}
    </Heading>
    <div className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">{children}</div>
  </section>
)

function SiteMap() {
  const t = useTranslations('reading.siteMap')
  const nav = useTranslations('nav')
  const label = useTranslations()
  const studio = useTranslations('studio')
  const locale = useLocale()
  const to = links(locale)
  usePageMeta({ title: t('title'), description: t('description') })
  const linksIn = (section: RouteSection): SiteLink[] =>
    staticRoutes.flatMap(([name, { siteMap }]) =>
      siteMap?.[0] === section ? { href: to[name], label: label(siteMap[1]) } : [],
    )
  return (
    <div className="page-width grid gap-8 pt-5 sm:pt-10">
      <div className="grid gap-2">
        <Heading level={1} size="display" tabIndex={-1}>
          {t('heading')}
        </Heading>
        <p className="type-lead text-ink-muted">{t('lead')}</p>
      </div>
      <Section id="places" title={t('places')}>
        <Group id="portal" title={t('portal')} links={linksIn('portal')} />
        <Group
          id="reading"
          title={t('reading')}
          links={[
            ...linksIn('reading'),
            ...catalogue.articles().map(({ id, title }) => ({ href: to.article(id), label: title[locale] })),
          ]}
        />
        <Group id="account" title={nav('account')} links={linksIn('account')} />
        {hasStudio() && (
          <Group
            id="studio"
            title={nav('studio')}
            href={to.studio}
            links={tools.map((id) => ({ href: to.tool(id), label: studio(`tool.${id}.name`) }))}
          />
        )}
        <Group
          id="machines"
          title={t('machines')}
          links={crawlerFiles.map((name) => ({ href: to.place(name), label: name }))}
        />
      </Section>
      <Section id="games" title={nav('games')}>
        <Group
          id="tags"
          title={t('tags')}
          links={catalogue.tags().map((tag) => ({ href: to.tag(tag), label: tagLabel(tag, locale) }))}
        />
        {catalogue.categories().map((category) => (
          <Group
            key={category.id}
            id={`games-${category.id}`}
            title={category.title[locale]}
            href={to.category(category.id)}
            links={catalogue
              .gamesIn(category.id)
              .map(({ id, title }) => ({ href: to.game(id), label: title[locale] }))}
          />
        ))}
      </Section>
    </div>
  )
}

export default withMessages(messages, SiteMap)
