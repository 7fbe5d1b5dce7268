import { describe, expect, it } from 'vitest'
import { inLanguage, readAddress } from './address.ts'

const patterns = ['', 'games', 'game/:gameId', 'search/:query', 'play/:gameId', 'login']
const read = (path: string, current: 'en' | 'ar' = 'en') => {
  const [pathname = '/', query] = path.split('?')
  return readAddress({ pathname, search: query === undefined ? '' : `?${query}` }, current, patterns)
}
const redirect = (to: string) => ({ kind: 'redirect', to })

describe('readAddress', () => {
  it.each(['/en', '/en/', '/en/games', '/en/nowhere', '/en/game/__proto__', '/en/search/%E0%A4%A'])(
    'speaks the language of %s',
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
    ['/EN/games', '/ar/games'],
  ])('sends %s to %s, in the current language', (path, to) => expect(read(path, 'ar')).toEqual(redirect(to)))

  it.each([
    ['//evil.example', '/en/evil.example'],
    ['//evil.example/games', '/en/evil.example/games'],
    ['/en//evil.example', '/en/evil.example'],
    ['/javascript:alert(1)', '/en/javascript:alert(1)'],
    ['/\\evil.example', '/en/\\evil.example'],
    ['/__proto__', '/en/__proto__'],
    ['/constructor/games', '/en/constructor/games'],
  ])('keeps the hostile %s inside the portal', (path, to) => expect(read(path)).toEqual(redirect(to)))
})

describe('inLanguage', () => {
  it('keeps path and query', () => {
    expect(inLanguage({ pathname: '/en/search/100%25', search: '?x=1' }, 'ar')).toBe('/ar/search/100%25?x=1')
    expect(inLanguage({ pathname: '/en', search: '' }, 'ar')).toBe('/ar/')
  })
})
