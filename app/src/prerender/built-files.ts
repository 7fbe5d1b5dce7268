import type { Manifest } from 'vite'
import { locales, type Locale } from '../i18n/locale.ts'
import { portal } from '../config/portal.ts'
import { tag } from './tags.ts'

/** Font files of the first screen, by language. */
const fontFiles: Readonly<Record<Locale, readonly string[]>> = {
  en: ['alexandria-latin', 'rubik-latin'],
  ar: ['alexandria-arabic', 'rubik-arabic'],
}

interface Hints {
  scripts: string[]
  /** Hints that only this language needs. */
  localeHints: string[]
}

/** Files of the client build, read from its manifest. */
export class BuiltFiles {
  readonly #manifest: Manifest

  constructor(manifest: Manifest) {
    this.#manifest = manifest
  }

  #getEntry(source: string) {
    const entry = this.#manifest[source]
    if (!entry) throw new Error(`The build has no file of ${source}, which prerendered pages preload.`)
    return entry
  }

  #closure(source: string, visited = new Set<string>()): Set<string> {
    if (visited.has(source)) return visited
    visited.add(source)
    for (const next of this.#getEntry(source).imports ?? []) this.#closure(next, visited)
    return visited
  }

  /** Modules of a screen that the entry does not load. */
  #screenModules(screen: string): string[] {
    const entryFiles = this.#closure('index.html')
    const source = `src/screens/${screen.includes('/') ? screen : `${screen}/${screen}`}.tsx`
    return [...this.#closure(source)].filter((each) => !entryFiles.has(each))
  }

  /** Stylesheets that only this screen loads. */
  getStylesheets(screen: string): string[] {
    return this.#screenModules(screen).flatMap((source) => this.#getEntry(source).css ?? [])
  }

  /** Preload hints for everything that a page needs at once. */
  getHints(screen: string, locale: Locale, articleId: string | undefined): Hints {
    const article =
      articleId === undefined ? [] : [...this.#closure(`src/catalogue/articles/${articleId}.ts`)]
    const scripts = [...new Set([...this.#screenModules(screen), ...article])]
    return {
      scripts: scripts.map((source) => scriptPreload(this.#getEntry(source).file)),
      localeHints: [
        ...fontFiles[locale].map((face) =>
          fontPreload(this.#getEntry(`../packages/ui/src/fonts/${face}.woff2`).file),
        ),
        scriptPreload(this.#getEntry(`src/i18n/locales/${locale}.ts`).file),
      ],
    }
  }
}

/**
 * Hint for an app script. `boot.js` activates it after the first paint.
 *
 * @param role `entry` for the entry script
 */
export const scriptPreload = (file: string, role = '') =>
  tag('link', {
    'data-app': role,
    'data-rel': 'modulepreload',
    fetchpriority: 'low',
    crossorigin: '',
    href: `./${file}`,
  })
const fontPreload = (file: string) =>
  tag('link', { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `./${file}` })

/** Preload hint for a stylesheet at the end of the page. */
export const stylesheetPreload = (file: string) =>
  tag('link', { rel: 'preload', as: 'style', crossorigin: '', href: `./${file}` })

/** A stylesheet of the build. */
export const stylesheet = (file: string) =>
  tag('link', { rel: 'stylesheet', crossorigin: '', href: `./${file}` })

/** Preload hint for the first image. */
export const imagePreload = (file: string) =>
  tag('link', { rel: 'preload', as: 'image', fetchpriority: 'high', href: `./${file}` })

/** Leaves a hint to `boot.js`, which activates it if the document shows its own page in this language. */
export const activatedByBoot = (hint: string, locale?: Locale) =>
  hint.replace(/^<link(?: rel="([a-z]+)")?/, (_, rel?: string) =>
    ['<link', locale && ` data-for="${locale}"`, rel && ` data-rel="${rel}"`].filter(Boolean).join(''),
  )

/** Title of the root page, which serves all languages. */
export const allNames = locales.map((locale) => portal.name[locale]).join(' · ')
