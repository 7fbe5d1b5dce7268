import { ArrowStartIcon, Button, StarMotif } from '@saha/ui'
import { useTranslations } from 'use-intl'
import { withMessages, useLocale } from '../../i18n/index.ts'
import { notFoundMessages } from '../../i18n/messages/not-found/index.ts'
import { usePageMeta } from '../page-meta.ts'
import { links } from '../../routing/links.ts'

/** Decoration: a grid of stars with one tile missing. */
function MissingTile() {
  return (
    <div aria-hidden="true" className="grid grid-cols-3 gap-2 text-line-strong">
      {Array.from({ length: 9 }, (_, index) =>
        index === 4 ? (
          <span
            key={index}
            className="size-16 rounded-tag border-2 border-dashed border-line-strong sm:size-20"
          />
        ) : (
          <span key={index} className="grid size-16 place-items-center rounded-tag bg-sunken sm:size-20">
            <StarMotif size="2.5rem" />
          </span>
        ),
      )}
    </div>
  )
}

function NotFound() {
  const t = useTranslations('notFound')
  const common = useTranslations('common')
  const to = links(useLocale())
  usePageMeta({ title: t('title'), description: t('text') })
  return (
    <div className="page-width grid justify-items-center gap-6 pt-16 text-center">
      <MissingTile />
      <div className="grid gap-2">
        <p className="type-subheading text-ink-muted">{t('code')}</p>
        <h1 tabIndex={-1} className="type-title">
          {t('heading')}
        </h1>
        <p className="type-lead mx-auto max-w-md text-ink-muted">{t('text')}</p>
      </div>
      <Button asChild variant="action" startIcon={ArrowStartIcon}>
        <a href={to.home}>{common('backHome')}</a>
      </Button>
    </div>
  )
}

export default withMessages(notFoundMessages, NotFound)
