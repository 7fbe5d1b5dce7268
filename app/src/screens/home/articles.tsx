import { useTranslations } from 'use-intl'
import { ArticleList } from '../../features/articles/article-list.tsx'
import { catalogue } from '../../catalogue/index.ts'
import { useLocale } from '../../i18n/index.ts'
import { links } from '../../routing/links.ts'
import { site } from '../../config/site.ts'
import { ListSection } from '../../layout/list-section.tsx'

export function Articles() {
  const t = useTranslations('home')
  const to = links(useLocale())
  return (
    <ListSection id="articles" title={t('articles')} seeAll={to.blog}>
      <ArticleList articles={catalogue.articles().slice(0, site.home.articles)} />
    </ListSection>
  )
}
