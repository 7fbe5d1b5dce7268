import type { Catalogue } from '../catalogue/types.ts'
import type { Locale } from '../i18n/locale.ts'
import type { CompletePageMeta } from '../layout/page-meta.ts'
import { site } from '../config/site.ts'
import { StructuredData } from './structured-data.ts'

/** Structured data of a page, by its kind. */
export function pageData(
  catalogue: Catalogue,
  locale: Locale,
  path: string,
  metaOf: (path: string) => CompletePageMeta,
  base: string,
): object[] {
  const data = new StructuredData(catalogue, locale, base)
  const home = { name: site.name[locale], path: '' }
  if (path === '') return [data.site(metaOf('').description)]
  const [kind = '', id = ''] = path.split('/')
  const nameOf = (place: string) => metaOf(place).title.replace(` · ${site.name[locale]}`, '')
  const category = kind === 'category' ? catalogue.category(id) : undefined
  const game = kind === 'game' ? catalogue.game(id) : undefined
  const article = kind === 'article' ? catalogue.article(id) : undefined
  if (game) {
    const above = catalogue.category(game.categoryId)
    return [
      data.game(game),
      data.trail([
        home,
        ...(above ? [{ name: above.title[locale], path: above.href }] : []),
        { name: game.title[locale], path },
      ]),
    ]
  }
  if (article)
    return [
      data.article(article),
      data.trail([home, { name: nameOf('blog'), path: 'blog' }, { name: article.title[locale], path }]),
    ]
  if (kind === 'ai-studio' && id !== '')
    return [data.trail([home, { name: nameOf(kind), path: kind }, { name: nameOf(path), path }])]
  const trail = data.trail([home, { name: category?.title[locale] ?? nameOf(path), path }])
  if (category) return [trail, data.list(catalogue.gamesIn(category.id))]
  return kind === 'games' ? [trail, data.list(catalogue.games())] : [trail]
}
