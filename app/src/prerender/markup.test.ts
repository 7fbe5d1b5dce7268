import { expect, it } from 'vitest'
import { asPage, ElementStyles, findHeroImage } from './markup.ts'

it('points links to prerendered pages and stores the app URLs', () => {
  const link = (href: string) => asPage(`<a href="${href}">x</a>`, '../../')
  expect(link('#/en/game/zellige?from=all')).toBe(
    '<a href="../../en/game/zellige/" data-app-href="#/en/game/zellige?from=all">x</a>',
  )
  expect(link('#/ar/privacy-policy?part=cookies')).toContain(' href="../../ar/privacy-policy/#cookies" ')
  expect(link('#/en/games?from=all&amp;tag=a&amp;sort=title')).toContain(
    ' href="../../en/games/?tag=a&amp;sort=title" ',
  )
  expect(link('#/en/login'), 'no page').toContain(' href="../../#/en/login" ')
  expect(link('#/en/game/no-such-game'), 'no page').toContain(' href="../../#/en/game/no-such-game" ')
  expect(link('https://example.com/#/en/')).toBe('<a href="https://example.com/#/en/">x</a>')
})

it('collects styles as rules, one for equal styles', () => {
  const styles = new ElementStyles()
  expect(styles.take('<p style="gap:1px"></p><b style="--a:&quot;x&quot;"></b><i style="gap:1px"></i>')).toBe(
    '<p data-style="0"></p><b data-style="1"></b><i data-style="0"></i>',
  )
  expect(styles.sheet()).toBe('[data-style="0"]{gap:1px}\n[data-style="1"]{--a:"x"}')
})

it('finds the image of the first screen and makes image URLs relative to the page', () => {
  const markup = '<img loading="lazy" src="posters/a.svg"/><img loading="eager" alt="" src="posters/b.svg"/>'
  expect(findHeroImage(markup)).toBe('posters/b.svg')
  expect(asPage(markup, '../')).toContain(' src="../posters/b.svg"')
})
