import { CategoryTile } from '@saha/ui'
import { useTranslations } from 'use-intl'
import { catalogue } from '../../catalogue/index.ts'
import { useLocale } from '../../i18n/index.ts'
import { links } from '../../routing/links.ts'
import { HomeSection } from './home-section.tsx'

export function Categories() {
  const t = useTranslations('home')
  const count = useTranslations('count')
  const locale = useLocale()
  const to = links(locale)
  return (
    <HomeSection id="categories" title={t('categories')}>
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-6">
        {catalogue.categories().map((category) => (
          <li key={category.id} className="grid">
            <CategoryTile
              title={category.title[locale]}
              hue={category.id}
              count={count('games', { count: catalogue.gamesIn(category.id).length })}
              href={to.category(category.id)}
            />
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
