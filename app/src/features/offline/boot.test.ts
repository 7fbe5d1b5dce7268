import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { locales } from '../../i18n/locale.ts'
import { manifestFile } from './manifest-file.ts'

const boot = readFileSync(new URL('../../../boot.js', import.meta.url), 'utf8')

interface Visit {
  hash?: string
  /** The language that this browser was read in last. */
  saved?: string
  /** A page of the build in this language, and the portal's root as seen from it. */
  page?: { lang: string; root: string }
}

/** What the page names as its manifest once `boot.js` has run. */
function manifestNamed({ hash = '', saved, page }: Visit): string {
  const link = { rel: 'manifest', href: `${page?.root ?? './'}${manifestFile('en')}` }
  const stored = (key: string) => (key === 'saha.language' ? (saved ?? null) : null)
  runInNewContext(boot, {
    document: {
      documentElement: { lang: page?.lang ?? 'en', dir: 'ltr', dataset: page ? { page: '' } : {} },
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
  it.each(locales)('names the manifest of the language that the address asks for (%s)', (locale) => {
    expect(manifestNamed({ hash: `#/${locale}/games`, saved: 'en' })).toBe(`./${manifestFile(locale)}`)
  })

  it('names that of the language read last, where the address has none', () => {
    expect(manifestNamed({ saved: 'ar' })).toBe(`./${manifestFile('ar')}`)
    expect(manifestNamed({ saved: 'fr' })).toBe(`./${manifestFile('en')}`)
  })

  it('names that of a page of the build from where the page lies', () => {
    const page = { lang: 'ar', root: '../../../' }
    expect(manifestNamed({ page, saved: 'en' })).toBe(`../../../${manifestFile('ar')}`)
  })
})
