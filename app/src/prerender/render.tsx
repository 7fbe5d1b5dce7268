import { BareSahaProvider, Button } from '@saha/ui'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { preloadArticleBody } from '../features/articles/preloaded-article.ts'
import { loadMessages, type Locale } from '../i18n/index.ts'
import { failureMessages } from '../features/errors/failure-messages.ts'
import { PageMetaListener, type CompletePageMeta } from '../layout/page-meta.ts'
import { Portal } from '../shell/portal.tsx'
import { BrowserOnly, Session } from '../features/session/session.tsx'
import { browserOnly } from '../routing/page-attributes.ts'

/** Markup and metadata of a prerendered page. */
export interface RenderedPage {
  markup: string
  meta: CompletePageMeta
}

/** Renders a route in one language. */
export async function render(locale: Locale, path: string): Promise<RenderedPage> {
  await loadMessages(locale)
  const [, articleId] = /^article\/(.*)$/.exec(path) ?? []
  if (articleId !== undefined) await preloadArticleBody(articleId)
  let meta: CompletePageMeta | undefined
  const failures: unknown[] = []
  const { prelude } = await prerender(
    <PageMetaListener value={(pageMeta) => (meta = pageMeta)}>
      <Portal
        session={new Session()}
        Router={({ children }) => <StaticRouter location={`/${locale}/${path}`}>{children}</StaticRouter>}
      />
    </PageMetaListener>,
    {
      // A single chunk: streamed chunks are joined by inline scripts, which the policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        if (error instanceof BrowserOnly) return browserOnly
        failures.push(error)
        return undefined
      },
    },
  )
  const markup = await new Response(prelude).text()
  if (failures.length > 0) throw new Error(`/${locale}/${path} cannot be rendered.`, { cause: failures[0] })
  if (!meta) throw new Error(`The screen at /${locale}/${path} has no metadata: it must call usePageMeta.`)
  return { markup, meta }
}

/** Renders the message that `boot.js` shows when the app failed to load and no prerendered page exists. */
export async function renderUnloaded(locale: Locale): Promise<string> {
  const { kit } = await loadMessages(locale)
  const { part, refresh } = failureMessages[locale]
  return renderToStaticMarkup(
    <BareSahaProvider locale={locale} messages={kit}>
      <h1 className="type-title">{part}</h1>
      <Button variant="action">{refresh}</Button>
    </BareSahaProvider>,
  )
}
