import type { Manifest } from 'vite'
import type { Locale } from '../i18n/locale.ts'
import { site } from '../config/site.ts'
import { tag } from './tags.ts'

/** Font faces of the first screen, by language. */
const faces: Readonly<Record<Locale, readonly string[]>> = {
  en: ['alexandria-latin', 'rubik-latin'],
  ar: ['alexandria-arabic', 'rubik-arabic'],
}

interface Hints {
  sheets: string[]
  scripts: string[]
  /** Hints that only this language needs. */
  own: string[]
}

/** Files of the client build, read from its manifest. */
export class BuiltFiles {
  readonly #manifest: Manifest

  constructor(manifest: Manifest) {
    this.#manifest = manifest
  }

  #entryOf(source: string) {
    const entry = this.#manifest[source]
    if (!entry)
      throw new Error(`The build has no file of ${source}, which the pages ask for before they need it.`)
    return entry
  }

  #closure(source: string, known = new Set<string>()): Set<string> {
    if (known.has(source)) return known
    known.add(source)
    for (const next of this.#entryOf(source).imports ?? []) this.#closure(next, known)
    return known
  }

  /** Preload hints for everything that a page needs at once. */
  hintsOf(screen: string, locale: Locale, articleId: string | undefined): Hints {
    const first = this.#closure('index.html')
    const later = [
      `src/screens/${screen.includes('/') ? screen : `${screen}/${screen}`}.tsx`,
      ...(articleId === undefined ? [] : [`src/catalogue/articles/${articleId}.ts`]),
    ].flatMap((source) => [...this.#closure(source)])
    const scripts = [...new Set(later)].filter((source) => !first.has(source))
    return {
      sheets: scripts.flatMap((source) => this.#entryOf(source).css ?? []).map(sheet),
      scripts: scripts.map((source) => scriptHint(this.#entryOf(source).file)),
      own: [
        ...faces[locale].map((face) => font(this.#entryOf(`../packages/ui/src/fonts/${face}.woff2`).file)),
        scriptHint(this.#entryOf(`src/i18n/locales/${locale}.ts`).file),
      ],
    }
  }
}

/**
 * Hint for an app script. `boot.js` activates it after the first paint.
 *
 * @param role `entry` for the entry script
 */
export const scriptHint = (file: string, role = '') =>
  tag('link', {
    'data-app': role,
    'data-rel': 'modulepreload',
    fetchpriority: 'low',
    crossorigin: '',
    href: `./${file}`,
  })
const font = (file: string) =>
  tag('link', { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `./${file}` })

/** Preload hint for a stylesheet at the end of the page. */
export const sheetHint = (file: string) =>
  tag('link', { rel: 'preload', as: 'style', crossorigin: '', href: `./${file}` })

/** A stylesheet of the build. */
export const sheet = (file: string) => tag('link', { rel: 'stylesheet', crossorigin: '', href: `./${file}` })

/** Preload hint for the first image. */
export const picture = (file: string) =>
  tag('link', { rel: 'preload', as: 'image', fetchpriority: 'high', href: `./${file}` })

/** The same hint, activated by `boot.js` when the user's language is known. */
export const forLanguage = (hint: string, locale: Locale) =>
  hint.replace(/^<link(?: rel="([a-z]+)")?/, (_, rel?: string) =>
    rel === undefined ? `<link data-for="${locale}"` : `<link data-for="${locale}" data-rel="${rel}"`,
  )

/** Title of the root page, which serves both languages. */
export const bothNames = `${site.name.en} · ${site.name.ar}`
