import { describe, expect, it } from 'vitest'
import { checkAds, checkAnalytics, checkPortal } from '../../portal-schema.ts'
import { ads } from './ads.ts'
import { analytics } from './analytics.ts'
import { portal } from './portal.ts'
import type { Ads, PortalConfig } from './portal-config.ts'

const ad = {
  image: 'ads/tea.webp',
  link: 'https://tea.example/',
  text: { en: 'Tea', ar: 'شاي' },
} as const

describe('checkPortal', () => {
  it.each<[string, Partial<PortalConfig>]>([
    ['this portal', {}],
    ['one language', { languages: ['ar'] }],
    ['no profiles', { social: { facebook: '', twitter: '', instagram: '' } }],
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
    ['a text for a switch', { studio: 'off' }, /studio: The value is "off"\. Write true or false/],
    ['a text for texts', { name: 'Saha' }, /name: The value is "Saha"\. Write settings in \{ \}/],
    ['a text for a list', { languages: 'en' }, /languages: The value is "en"\. Write a list in \[ \]/],
    ['a number for a text', { contact: 5 }, /contact: The value is 5\. Write a text in quotes/],
    ['an unknown setting', { color: 'red' }, /color: There is no such setting\. Correct its name/],
    ['a missing setting', { adultsOnly: undefined }, /adultsOnly: The setting is missing\. Add it/],
    ['a record that is none', { adSellers: ['me'] }, /adSellers\.0: "me" is no record of ads\.txt/],
  ])('rejects %s and says what to write', (_, change, message) =>
    expect(() => checkPortal({ ...portal, ...change })).toThrow(message),
  )

  it('reports every fault at once', () =>
    expect(() => checkPortal({ ...portal, contact: 'us', languages: [] })).toThrow(/contact:[^]*languages:/))
})

describe('checkAds', () => {
  it.each<[string, Ads]>([
    ['the ads of this portal', ads],
    ['no ads', {}],
    ['an ad that leads elsewhere', { game: ad }],
    ['an ad that leads to a route', { article: { ...ad, link: 'game/zellige' } }],
  ])('accepts %s', (_, all) => expect(() => checkAds(all)).not.toThrow())

  it.each<[string, object, RegExp]>([
    ['an insecure link', { game: { ...ad, link: 'http://a.example' } }, /game\.link: .*begins with https/],
    ['a link that runs a script', { game: { ...ad, link: 'javascript:alert(1)' } }, /game\.link/],
    ['an image elsewhere', { game: { ...ad, image: '../a.png' } }, /game\.image: .*app\/public/],
    ['a place that does not exist', { home: ad }, /home: There is no such setting/],
    ['an ad without a text', { game: { ...ad, text: undefined } }, /game\.text: The setting is missing/],
  ])('rejects %s and says what to write', (_, all, message) => expect(() => checkAds(all)).toThrow(message))
})

describe('checkAnalytics', () => {
  const service = { name: 'Stats', origins: ['https://stats.example'], report: () => undefined }

  it.each([
    ['the analytics of this portal', analytics],
    ['a service', service],
  ])('accepts %s', (_, value) => expect(() => checkAnalytics(value)).not.toThrow())

  it.each<[string, object, RegExp]>([
    ['a name with markup', { name: '*Stats*' }, /name: .*The privacy page contains it/],
    ['no origins', { origins: [] }, /origins: Name the origins/],
    ['an insecure origin', { origins: ['http://stats.example'] }, /origins\.0: .*Write protocol and host/],
    ['an origin with a path', { origins: ['https://stats.example/v1'] }, /origins\.0/],
    ['an origin that adds a directive', { origins: ['https://stats.example; script-src *'] }, /origins\.0/],
    ['no function', { report: 'https://stats.example' }, /report: Write a function/],
  ])('rejects %s and says what to write', (_, change, message) =>
    expect(() => checkAnalytics({ ...service, ...change })).toThrow(message),
  )
})
