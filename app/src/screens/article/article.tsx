import { Breadcrumb, ErrorState, Heading, Image, Skeleton } from '@saha/ui'
import { useParams } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import { Advertisement } from '../../features/advertisement/advertisement.tsx'
import { ArticleList } from '../../features/articles/article-list.tsx'
import { catalogue, type Article as ArticleData, type ArticleBody } from '../../catalogue/index.ts'
import { ScreenMessages, useFormat, useLocale } from '../../i18n/index.ts'
import { usePageMeta } from '../../layout/page-meta.ts'
import { links } from '../../routing/links.ts'
import { Share } from '../../features/share/lazy-share.tsx'
import { ContentBlocks } from '../../features/static-pages/content-blocks.tsx'
import { readingMessages } from '../../i18n/messages/reading/index.ts'
import NotFound from '../../layout/not-found/not-found.tsx'
import { readingMinutes } from './reading-time.ts'
import { useArticleBody } from './use-article-body.ts'

export default function Article() {
  const { articleId = '' } = useParams()
  const article = catalogue.article(articleId)
  return article ? (
    <ScreenMessages add={readingMessages}>
      <KnownArticle key={article.id} article={article} />
    </ScreenMessages>
  ) : (
    <NotFound />
  )
}

function KnownArticle({ article }: { article: ArticleData }) {
  const t = useTranslations('reading')
  const nav = useTranslations('nav')
  const locale = useLocale()
  const format = useFormat()
  const to = links(locale)
  const body = useArticleBody(article.id)
  const title = article.title[locale]
  const excerpt = article.excerpt[locale]
  usePageMeta({ title, description: excerpt, image: article.thumbnailUrl })
  return (
    <div className="page-width pt-3 sm:pt-8">
      <article className="mx-auto grid max-w-[54rem] gap-8">
        <header className="grid gap-4">
          <Breadcrumb
            items={[
              { label: nav('home'), href: to.home },
              { label: nav('blog'), href: to.blog },
              { label: title },
            ]}
          />
          <Heading level={1} size="display" tabIndex={-1}>
            {title}
          </Heading>
          <p className="type-small flex flex-wrap gap-x-3 text-ink-muted">
            <time dateTime={article.createdAt}>{format.date(article.createdAt)}</time>
            {body.text && <span>{t('minutes', { minutes: readingMinutes(body.text[locale], locale) })}</span>}
          </p>
        </header>
        <Image
          src={article.thumbnailUrl}
          fallbackSrc="posters/placeholder.svg"
          alt=""
          ratio="16 / 9"
          loading="eager"
          className="tile rounded-panel [--tile-depth:6px]"
        />
        <div className="mx-auto grid w-full max-w-[35rem] gap-8">
          <p className="type-lead font-medium text-pretty">{excerpt}</p>
          {body.state === 'loading' && <BodySkeleton />}
          {body.state === 'failed' && (
            <ErrorState title={t('article.failed')} onRetry={body.retry}>
              {t('article.failedHint')}
            </ErrorState>
          )}
          {body.text && <Body article={article} body={body.text} />}
        </div>
      </article>
      {body.state !== 'loading' && <NextArticle article={article} />}
    </div>
  )
}

/** Fills the viewport, so that the text's arrival causes no layout shift. */
const BodySkeleton = () => (
  <div aria-hidden="true" className="grid min-h-dvh content-start gap-4">
    {Array.from({ length: 9 }, (_, line) => (
      <Skeleton key={line} className="h-5 w-full" />
    ))}
  </div>
)

function Body({ article, body }: { article: ArticleData; body: ArticleBody }) {
  const t = useTranslations('reading.article')
  const locale = useLocale()
  return (
    <>
      <ContentBlocks blocks={body[locale]} />
      <section aria-labelledby="share" className="grid gap-3 border-t border-line pt-6">
        <Heading level={2} size="subheading" id="share">
          {t('share')}
        </Heading>
        <Share
          href={links(locale).article(article.id)}
          text={t('shareText', { title: article.title[locale] })}
        />
      </section>
    </>
  )
}

/** Links to the next older article, or from the last one to the newest, and shows the ad slot. */
function NextArticle({ article }: { article: ArticleData }) {
  const t = useTranslations('reading.article')
  const all = catalogue.articles()
  const next = all[(all.indexOf(article) + 1) % all.length]
  return (
    <div className="mx-auto grid max-w-[54rem] items-center gap-8 pt-12 md:grid-cols-[1fr_18.75rem]">
      {next && next !== article && (
        <section aria-labelledby="next" className="grid gap-4">
          <Heading level={2} size="heading" id="next">
            {t('next')}
          </Heading>
          <ArticleList articles={[next]} />
        </section>
      )}
      <Advertisement place="article" />
    </div>
  )
}
