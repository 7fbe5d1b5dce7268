import { expect, it } from 'vitest'
import { hasExpectedType, isExpected } from './content-type.ts'

const folder = 'https://portal.test/play/'
const createResponse = (type: string | null, status = 200) => ({
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
])('accepts %s as %s, but no error status and no HTML instead', (path, type) => {
  const url = new URL(path, folder).href
  expect(hasExpectedType(url, createResponse(type))).toBe(true)
  for (const status of [206, 302, 404, 500])
    expect(hasExpectedType(url, createResponse(type, status))).toBe(false)
  const isPage = type.startsWith('text/html')
  expect(hasExpectedType(url, createResponse('text/html; charset=utf-8'))).toBe(isPage)
  expect(hasExpectedType(url, createResponse('text/plain'))).toBe(path.endsWith('.mp3'))
})

it.each(['a.js', 'a.css', 'a.svg', 'a.png', 'a.woff2', 'a.json', ''])(
  'rejects %s without a content type',
  (path) => expect(hasExpectedType(new URL(path, folder).href, createResponse(null))).toBe(false),
)

it('accepts only a document that names the entry script of this version', async () => {
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
