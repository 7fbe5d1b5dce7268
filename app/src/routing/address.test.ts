import { describe, expect, it } from 'vitest'
import { withLanguage, readAddress } from './address.ts'
import { links } from './links.ts'
import { routes } from '../shell/routes.tsx'

const patterns = routes.map(({ path }) => path)
const read = (path: string, current: 'en' | 'ar' = 'en') => {
  const [pathname = '/', query] = path.split('?')
  return readAddress({ pathname, search: query === undefined ? '' : `?${query}` }, current, patterns)
}
const redirect = (to: string) => ({ kind: 'redirect', to })

describe('readAddress', () => {
  it.each(['/en', '/en/', '/en/games', '/en/nowhere', '/en/game/__proto__', '/en/search/%E0%A4%A'])(
    'uses the language of %s',
    (path) => expect(read(path)).toEqual({ kind: 'localized', locale: 'en' }),
  )

  it.each([
    ['/', '/ar/'],
    ['', '/ar/'],
    ['/games', '/ar/games'],
    ['/games?tag=quick', '/ar/games?tag=quick'],
    ['/fr/games', '/ar/games'],
    ['/fr', '/ar/'],
    ['/pt-BR/game/zellige?from=all', '/ar/game/zellige?from=all'],
    ['/nowhere/at/all', '/ar/nowhere/at/all'],
    ['/nowhere', '/ar/nowhere'],
    ['/english', '/ar/english'],
    ['/faq?x=1', '/ar/faq?x=1'],
    ['/xyz/nowhere', '/ar/xyz/nowhere'],
    ['/xyz/nowhere/games?x=1', '/ar/xyz/nowhere/games?x=1'],
    ['/games/x', '/ar/games/x'],
    ['/game/zellige', '/ar/game/zellige'],
    ['/game/games', '/ar/game/games'],
    ['/play/zellige?from=category:puzzle', '/ar/play/zellige?from=category:puzzle'],
    ['/category/puzzle', '/ar/category/puzzle'],
    ['/search/a%2Fgames', '/ar/search/a%2Fgames'],
    ['/ai-studio/tts', '/ar/ai-studio/tts'],
  ])('redirects %s to %s in the current language', (path, to) =>
    expect(read(path, 'ar')).toEqual(redirect(to)),
  )

  it.each([
    ['/AR', '/ar/'],
    ['/AR/', '/ar/'],
    ['/Ar/games', '/ar/games'],
    ['/AR/nowhere?x=1', '/ar/nowhere?x=1'],
    ['/EN/games?tag=quick', '/en/games?tag=quick'],
    ['/ar/blog/', '/ar/blog'],
    ['//en//game//zellige//?x=1', '/en/game/zellige?x=1'],
  ])('redirects %s to %s in any current language', (path, to) => {
    expect(read(path, 'en')).toEqual(redirect(to))
    expect(read(path, 'ar')).toEqual(redirect(to))
  })

  const paths = patterns.map((pattern) => pattern.replace(/:\w+/, 'x'))
  const prefixes = ['fr', 'FR', 'fr-FR', 'xyz', 'deu', 'english', 'العربية', '%D8%B9', '..', '__proto__', '1']

  it.each(paths)('replaces an unknown prefix of /%s', (path) => {
    for (const prefix of prefixes) {
      expect(read(`/${prefix}/${path}?a=1&b=%2F`, 'ar'), prefix).toEqual(redirect(`/ar/${path}?a=1&b=%2F`))
    }
  })

  it.each(paths)('adds a language to /%s', (path) => {
    expect(read(`/${path}?x=1`, 'ar')).toEqual(redirect(`/ar/${path}?x=1`))
  })

  it.each(paths)('does not redirect /%s with a known language', (path) => {
    expect(read(`/ar/${path}?x=1`)).toEqual({ kind: 'localized', locale: 'ar' })
  })

  it.each([
    ['//evil.example', '/en/evil.example'],
    ['//evil.example/games', '/en/games'],
    ['/en//evil.example', '/en/evil.example'],
    ['/javascript:alert(1)', '/en/javascript:alert(1)'],
    ['/\\evil.example', '/en/\\evil.example'],
    ['/__proto__', '/en/__proto__'],
    ['/constructor/nowhere', '/en/constructor/nowhere'],
    ['/../..', '/en/../..'],
  ])('keeps the hostile %s inside the portal', (path, to) => expect(read(path)).toEqual(redirect(to)))
})

describe('withLanguage', () => {
  it.each(['..', '%2F', '#1 ?x=1&y', 'بحث', '%'])('switches the language of a search for %s', (query) => {
    const pathname = links('en').search(query).slice(1)
    expect(withLanguage({ pathname, search: '' }, 'ar')).toBe(links('ar').search(query).slice(1))
  })

  it('keeps path and query', () => {
    expect(withLanguage({ pathname: '/en/search/100%25', search: '?x=1' }, 'ar')).toBe(
      '/ar/search/100%25?x=1',
    )
    expect(withLanguage({ pathname: '/en', search: '' }, 'ar')).toBe('/ar/')
  })
})
