import { expect, it } from 'vitest'
import { hasExpectedType, isExpected } from './content-type.ts'

const folder = 'https://portal.test/play/'
const answerOf = (type: string | null, status = 200) => ({
  status,
  headers: new Headers(type === null ? {} : { 'content-type': type }),
})

it.each([
  ['assets/index-D71Z.js', 'text/javascript; charset=utf-8'],
  ['assets/index-D71Z.js', 'application/javascript'],
  ['arcade/assets/handed-over/zellige-1875339a.js?retry=1', 'Text/JavaScript'],
  ['assets/index-D71Z.css', 'text/css'],
  ['posters/zellige.svg', 'image/svg+xml'],
  ['icons/icon.png', 'image/png'],
  ['assets/hero.webp', 'image/webp'],
  ['assets/tajawal.woff2', 'font/woff2'],
  ['assets/tajawal.woff2', 'application/font-woff2'],
  ['assets/tajawal.woff2', 'application/octet-stream'],
  ['assets/words.json', 'application/json'],
  ['manifest.ar.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['', 'text/html; charset=utf-8'],
  ['index.html', 'text/html'],
  ['assets/sound.mp3', 'audio/mpeg'],
])('takes %s as %s, and neither an error nor HTML in its place', (path, type) => {
  const url = new URL(path, folder).href
  expect(hasExpectedType(url, answerOf(type))).toBe(true)
  for (const status of [206, 302, 404, 500]) expect(hasExpectedType(url, answerOf(type, status))).toBe(false)
  const isPage = type.startsWith('text/html')
  expect(hasExpectedType(url, answerOf('text/html; charset=utf-8'))).toBe(isPage)
  expect(hasExpectedType(url, answerOf('text/plain'))).toBe(path.endsWith('.mp3'))
})

it.each(['a.js', 'a.css', 'a.svg', 'a.png', 'a.woff2', 'a.json', ''])(
  'refuses %s without a content type',
  (path) => expect(hasExpectedType(new URL(path, folder).href, answerOf(null))).toBe(false),
)

it("takes only a page that names this version's first script", async () => {
  const entry = 'assets/index-own.js'
  const page = (script: string) =>
    new Response(`<link data-app="entry" href="./${script}">`, { headers: { 'content-type': 'text/html' } })
  for (const path of ['', 'index.html', '?__WB_REVISION__=1']) {
    const url = new URL(path, folder).href
    expect(await isExpected(url, page(entry), entry), path).toBe(true)
    expect(await isExpected(url, page('assets/index-other.js'), entry), path).toBe(false)
  }
  const script = new Response('1', { headers: { 'content-type': 'text/javascript' } })
  expect(await isExpected(new URL(entry, folder).href, script, entry)).toBe(true)
  expect(await isExpected(new URL(entry, folder).href, page(entry), entry)).toBe(false)
})
