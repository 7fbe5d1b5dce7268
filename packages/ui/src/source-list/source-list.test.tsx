import { describe, expect, it } from 'vitest'
import { describeConformance } from '../testing/conformance.tsx'
import { locales, renderIn } from '../testing/render.tsx'
import { sanitizeSource } from './sanitize-source.ts'
import { sourceSamples, hostileSources } from './source-list.samples.ts'
import { SourceList } from './source-list.tsx'

describeConformance(
  'SourceList',
  (props) => <SourceList label="Sources" sources={sourceSamples.en.sources} {...props} />,
  { slot: 'source-list' },
)

describe('SourceList', () => {
  it.each(locales)('is a named list of numbered links that open in a new tab (%s)', async (locale) => {
    const { label, sources } = sourceSamples[locale]
    const screen = await renderIn(locale, <SourceList label={label} sources={sources} />)
    await expect.element(screen.getByRole('list', { name: label })).toBeVisible()
    const links = screen.getByRole('link').elements()
    expect(links).toHaveLength(sources.length)
    for (const link of links) {
      expect(link).toHaveAttribute('target', '_blank')
      expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    }
    expect([...document.querySelectorAll('[data-slot=num]')].map(({ textContent }) => textContent)).toEqual([
      '1',
      '2',
      '3',
      '4',
    ])
  })

  it('shows the given site of a redirect, else the URL’s host, left to right', async () => {
    await renderIn('ar', <SourceList label="المصادر" sources={sourceSamples.ar.sources} />)
    const sites = [...document.querySelectorAll('[data-slot=source-list-site]')]
    expect(sites.map(({ textContent }) => textContent)).toEqual([
      'ar.wikipedia.org',
      'bkgm.com',
      'en.wikipedia.org',
      'maps.example.com',
    ])
    for (const site of sites) expect(site).toHaveAttribute('dir', 'ltr')
  })

  it('links only to `https:` URLs, and does not overflow with any title', async () => {
    await renderIn(
      'en',
      <div style={{ width: 280 }}>
        <SourceList label="Sources" sources={hostileSources} />
      </div>,
    )
    const hrefs = [...document.querySelectorAll('a')].map(({ href }) => new URL(href))
    expect(hrefs.every(({ protocol, username }) => protocol === 'https:' && username === '')).toBe(true)
    expect(document.querySelectorAll('[data-slot=source-list-item]')).toHaveLength(hostileSources.length)
    expect(document.querySelector('b')).toBeNull()
    const list = document.querySelector('[data-slot=source-list]')
    expect(list?.scrollWidth).toBeLessThanOrEqual(280)
    expect(list?.textContent).toContain('Untitled')
  })
})

describe('sanitizeSource', () => {
  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'http://example.com',
    'https://bank.example@evil.example/',
    '//example.com',
    '',
  ])('does not link %s', (uri) => {
    expect(sanitizeSource({ uri, title: 'x' }).href).toBeUndefined()
  })

  it('links pages of its own site, also over HTTP', () => {
    const { href } = sanitizeSource({ uri: `${location.origin}/en/games/`, title: 'x' })
    expect(href).toBe(`${location.origin}/en/games/`)
    const withUser = `http://user@${location.host}/`
    expect(sanitizeSource({ uri: withUser, title: 'x' }).href).toBeUndefined()
  })

  it('removes bidi overrides and control characters from titles', () => {
    const title = 'a\u202Egpj.exe\u202C \u2066b\u2069\n\t\u0007c'
    expect(sanitizeSource({ uri: 'https://example.com', title }).title).toBe('agpj.exe b c')
  })

  it('shows the site once when it is also the title', () => {
    expect(sanitizeSource({ uri: 'https://www.example.com/x', title: 'example.com' })).toEqual({
      href: 'https://www.example.com/x',
      title: 'example.com',
      site: '',
    })
    expect(sanitizeSource({ uri: 'https://example.com' }).title).toBe('example.com')
  })

  it('shows an internationalized host in Punycode', () => {
    expect(sanitizeSource({ uri: 'https://аpple.com' }).title).toBe('xn--pple-43d.com')
  })
})
