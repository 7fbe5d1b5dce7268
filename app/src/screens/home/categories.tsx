import { CategoryTile } from '@saha/ui'
import { useTranslations } from 'use-intl'
import { categoryIcons } from '../../catalogue/content/category-icons.ts'
import { catalogue } from '../../catalogue/index.ts'
import { useLocale } from '../../i18n/index.ts'
import { links } from '../../routing/links.ts'
import { ListSection } from '../../layout/list-section.tsx'

/** The categories as tiles: on a phone one scrolling row, which leaves room for games on the first screen. */
export function Categories() {
  const t = useTranslations('home')
  const count = useTranslations('count')
  const locale = useLocale()
  const to = links(locale)
  return (
    <ListSection id="categories" title={t('categories')} compact>
      <ul className="-m-4 flex gap-2 overflow-x-auto p-4 [scrollbar-width:none] sm:grid sm:grid-cols-3 sm:gap-4 lg:grid-cols-6">
        {catalogue.categories().map((category) => (
          <li key={category.id} className="grid shrink-0">
            <CategoryTile
              title={category.title[locale]}
              hue={category.hue}
              {...(categoryIcons[category.id] && { icon: categoryIcons[category.id] })}
              count={count('games', { count: catalogue.gamesIn(category.id).length })}
              href={to.category(category.id)}
            />
          </li>
        ))}
      </ul>
    </ListSection>
  )
}
