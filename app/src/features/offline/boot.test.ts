import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { locales } from '../../i18n/locale.ts'
import { manifestFile } from './manifest-file.ts'

const boot = readFileSync(new URL('../../../boot.js', import.meta.url), 'utf8')

interface Visit {
  hash?: string
  /** The stored language. */
  saved?: string
  /** A prerendered page: its language and the relative path to the portal's root. */
  page?: { lang: string; root: string }
}

/** Runs `boot.js` and returns the manifest's URL. */
function bootManifest({ hash = '', saved, page }: Visit): string {
  const link = { rel: 'manifest', href: `${page?.root ?? './'}${manifestFile('en')}` }
  const stored = (key: string) => (key === 'saha.language' ? (saved ?? null) : null)
  runInNewContext(boot, {
    document: {
      documentElement: {
        lang: page?.lang ?? 'en',
        dir: 'ltr',
        dataset: page ? { page: '/ar/' } : { page: '/en/', routes: '^$' },
      },
      querySelectorAll: () => [],
      querySelector: (selector: string) =>
        selector === 'link[rel=manifest]'
          ? { getAttribute: () => link.href, setAttribute: (_: string, href: string) => (link.href = href) }
          : null,
    },
    location: { hash, search: '', pathname: '/' },
    localStorage: { getItem: stored },
    history: { state: null },
  })
  return link.href
}

describe('boot.js', () => {
  it.each(locales)('sets the manifest of the language in the URL (%s)', (locale) => {
    expect(bootManifest({ hash: `#/${locale}/games`, saved: 'en' })).toBe(`./${manifestFile(locale)}`)
  })

  it('sets the manifest of the stored language when the URL has none', () => {
    expect(bootManifest({ saved: 'ar' })).toBe(`./${manifestFile('ar')}`)
    expect(bootManifest({ saved: 'fr' })).toBe(`./${manifestFile('en')}`)
  })

  it('keeps the path to the manifest on a prerendered page', () => {
    const page = { lang: 'ar', root: '../../../' }
    expect(bootManifest({ page, saved: 'en' })).toBe(`../../../${manifestFile('ar')}`)
  })
})
