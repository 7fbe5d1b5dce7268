import type { Article, Catalogue, Game } from '../catalogue/types.ts'
import { shareImageUrl } from '../catalogue/posters/share/share-image.ts'
import { getGameTexts } from '../catalogue/games/get-game-texts.ts'
import { locales, type Locale } from '../i18n/locale.ts'
import { pagePath } from '../routing/public-pages.ts'
import { portal } from '../config/portal.ts'
import { tagLabel } from '../catalogue/games/tags.ts'

const context = { '@context': 'https://schema.org' }

interface Breadcrumb {
  name: string
  /** Path without the language. */
  path: string
}

/** Creates schema.org data for one language. Includes facts only: no invented ratings. */
export class StructuredData {
  readonly #base: string
  readonly #locale: Locale
  readonly #catalogue: Catalogue

  /** @param base prefix of URLs */
  constructor(catalogue: Catalogue, locale: Locale, base: string) {
    this.#catalogue = catalogue
    this.#locale = locale
    this.#base = base
  }

  #at(path: string): string {
    return `${this.#base}${pagePath(this.#locale, path)}`
  }

  get #publisher(): object {
    return {
      '@type': 'Organization',
      name: portal.name[this.#locale],
      url: this.#base,
      email: portal.contact,
    }
  }

  /** The site and its search. */
  site(description: string): object {
    return {
      ...context,
      '@type': 'WebSite',
      name: portal.name[this.#locale],
      alternateName: locales.filter((each) => each !== this.#locale).map((each) => portal.name[each]),
      url: this.#base,
      description,
      inLanguage: locales,
      publisher: this.#publisher,
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${this.#base}#/${this.#locale}/search/{search_term_string}`,
        },
        'query-input': 'required name=search_term_string',
      },
    }
  }

  game(game: Game): object {
    const locale = this.#locale
    const genre = this.#catalogue.category(game.categoryId)?.title[locale]
    return {
      ...context,
      '@type': ['VideoGame', 'WebApplication'],
      name: game.title[locale],
      description: getGameTexts(game).description[locale],
      url: this.#at(`game/${game.id}`),
      image: `${this.#base}${shareImageUrl(game.thumbnailUrl, locale)}`,
      ...(genre ? { genre } : {}),
      keywords: game.tags.map((slug) => tagLabel(slug, locale)).join(', '),
      inLanguage: locales,
      datePublished: game.createdAt,
      applicationCategory: 'GameApplication',
      gamePlatform: 'Web browser',
      operatingSystem: 'Any',
      playMode: 'https://schema.org/SinglePlayer',
      isAccessibleForFree: true,
      offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
      publisher: this.#publisher,
    }
  }

  article(article: Article): object {
    const locale = this.#locale
    return {
      ...context,
      '@type': 'Article',
      headline: article.title[locale],
      description: article.excerpt[locale],
      url: this.#at(`article/${article.id}`),
      mainEntityOfPage: this.#at(`article/${article.id}`),
      image: `${this.#base}${shareImageUrl(article.thumbnailUrl, locale)}`,
      datePublished: article.createdAt,
      inLanguage: locale,
      author: this.#publisher,
      publisher: this.#publisher,
    }
  }

  /** Breadcrumbs from home to the page. */
  breadcrumbs(items: readonly Breadcrumb[]): object {
    return {
      ...context,
      '@type': 'BreadcrumbList',
      itemListElement: items.map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: this.#at(path),
      })),
    }
  }

  /** An item list of games. */
  list(games: readonly Game[]): object {
    return {
      ...context,
      '@type': 'ItemList',
      itemListElement: games.map(({ id, title }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title[this.#locale],
        url: this.#at(`game/${id}`),
      })),
    }
  }
}
