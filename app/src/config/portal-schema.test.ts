import { describe, expect, it } from 'vitest'
import { checkPortal } from '../../portal-schema.ts'
import { portal } from './portal.ts'
import type { PortalConfig } from './portal-config.ts'

const script = { src: 'https://a.example/a.js', connect: ['https://b.example'], images: [], frames: [] }
const houseAd = {
  kind: 'house',
  image: 'ads/tea.webp',
  link: 'https://tea.example/',
  text: { en: 'Tea', ar: 'شاي' },
} as const

describe('checkPortal', () => {
  it.each<[string, Partial<PortalConfig>]>([
    ['this portal', {}],
    ['one language', { languages: ['ar'] }],
    ['no profiles', { social: { facebook: '', twitter: '', instagram: '' } }],
    ['a house ad', { ads: { game: houseAd } }],
    [
      'an ad of a network',
      { ads: { article: { kind: 'network', ...script, attributes: { 'data-slot': '1' } } } },
    ],
    ['a script that counts visits', { analytics: script }],
    ['sellers', { adSellers: ['ads.example.com, 12345, DIRECT'] }],
  ])('accepts %s', (_, change) => expect(() => checkPortal({ ...portal, ...change })).not.toThrow())

  it.each<[string, object, RegExp]>([
    ['an empty name', { name: { en: '', ar: 'واحة' } }, /name\.en: The name in English is "".*write a text/],
    ['a name with a placeholder', { name: { en: 'a{b}', ar: 'واحة' } }, /name\.en: .*without \{ \}/],
    [
      'a contact that is no address',
      { contact: 'us' },
      /contact: The contact is "us".*give an email address/,
    ],
    [
      'a profile without https',
      { social: { ...portal.social, facebook: 'fb' } },
      /social\.facebook: .*'' to show no link/,
    ],
    ['an unknown language', { languages: ['fr'] }, /languages\.0: The portal speaks en and ar/],
    ['no language', { languages: [] }, /languages: Name one or two languages/],
    [
      'an insecure link',
      { ads: { game: { ...houseAd, link: 'http://a.example' } } },
      /ads\.game\.link: .*begins with https/,
    ],
    [
      'an image elsewhere',
      { ads: { game: { ...houseAd, image: '../a.png' } } },
      /ads\.game\.image: .*app\/public/,
    ],
    [
      'an origin with a path',
      { analytics: { ...script, connect: ['https://a.example/x'] } },
      /analytics\.connect\.0: .*without a path/,
    ],
    ['a place that does not exist', { ads: { home: houseAd } }, /ads\.home/],
    ['a record that is none', { adSellers: ['me'] }, /adSellers\.0: "me" is no record of ads\.txt/],
  ])('rejects %s and says what to write', (_, change, message) =>
    expect(() => checkPortal({ ...portal, ...change })).toThrow(message),
  )

  it('reports every fault at once', () =>
    expect(() => checkPortal({ ...portal, contact: 'us', languages: [] })).toThrow(/contact:[^]*languages:/))
})
