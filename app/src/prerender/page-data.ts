import type { Catalogue } from '../catalogue/types.ts'
import type { Locale } from '../i18n/locale.ts'
import type { CompletePageMeta } from '../layout/page-meta.ts'
import { portal } from '../config/portal.ts'
import { StructuredData } from './structured-data.ts'

/** Structured data of a page, by its kind. */
export function pageData(
  catalogue: Catalogue,
  locale: Locale,
  path: string,
  getMeta: (path: string) => CompletePageMeta,
  base: string,
): object[] {
  const data = new StructuredData(catalogue, locale, base)
  const home = { name: portal.name[locale], path: '' }
  if (path === '') return [data.site(getMeta('').description)]
  const [kind = '', id = ''] = path.split('/')
  const getName = (path: string) => getMeta(path).title.replace(` · ${portal.name[locale]}`, '')
  const category = kind === 'category' ? catalogue.category(id) : undefined
  const game = kind === 'game' ? catalogue.game(id) : undefined
  const article = kind === 'article' ? catalogue.article(id) : undefined
  if (game) {
    const gameCategory = catalogue.category(game.categoryId)
    return [
      data.game(game),
      data.breadcrumbs([
        home,
        ...(gameCategory ? [{ name: gameCategory.title[locale], path: gameCategory.href }] : []),
        { name: game.title[locale], path },
      ]),
    ]
  }
  if (article)
    return [
      data.article(article),
      data.breadcrumbs([
        home,
        { name: getName('blog'), path: 'blog' },
        { name: article.title[locale], path },
      ]),
    ]
  if (kind === 'ai-studio' && id !== '')
    return [data.breadcrumbs([home, { name: getName(kind), path: kind }, { name: getName(path), path }])]
  const breadcrumbs = data.breadcrumbs([home, { name: category?.title[locale] ?? getName(path), path }])
  if (category) return [breadcrumbs, data.list(catalogue.gamesIn(category.id))]
  if (kind !== 'games' && kind !== 'tag') return [breadcrumbs]
  return [
    breadcrumbs,
    data.list(catalogue.games().filter(({ tags }) => kind === 'games' || tags.includes(id))),
  ]
}
