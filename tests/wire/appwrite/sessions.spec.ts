import { expect, type Page } from '@playwright/test'
import { openSdkPage, test } from '../support/cloud.ts'

const SIGN_UP = `account
  .create({ userId: ID.unique(), email: 'layla@example.test', password: 'longenough1' })
  .then(() => account.createEmailPasswordSession({ email: 'layla@example.test', password: 'longenough1' }))
  .then(({ providerUid }) => providerUid)`

/** The signed-in user according to the SDK, or the error's name, code and type. */
const CURRENT_USER = `account.get().then(
  ({ email }) => email,
  ({ name, code, type }) => [name, code ?? '', type ?? ''].join(' ').trim(),
)`

const GUEST = 'AppwriteException 401 general_unauthorized_scope'

async function stored(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('cookieFallback'))
}

test('keeps a page at localhost signed in by cookie, on reload and without local storage @quick', async ({
  page,
  pagePort,
  startCloud,
}) => {
  const cloud = await startCloud()
  const origin = `http://localhost:${pagePort}`
  await openSdkPage(page, cloud, origin)
  expect(await page.evaluate(SIGN_UP)).toBe('layla@example.test')
  const names = (await page.context().cookies(cloud.url)).map(({ name, httpOnly }) => [name, httpOnly])
  // Chromium rejects SameSite=None without HTTPS, and stores the legacy cookie.
  expect(names).toEqual([['a_session_games-portal_legacy', true]])

  await page.evaluate(() => localStorage.clear())
  await openSdkPage(page, cloud, origin)
  expect(await page.evaluate(CURRENT_USER)).toBe('layla@example.test')

  await page.evaluate(`account.deleteSession({ sessionId: 'current' })`)
  expect(await page.evaluate(CURRENT_USER)).toBe(GUEST)
  expect(await page.context().cookies(cloud.url)).toEqual([])
  expect(await stored(page)).toBe('[]')
})

test('keeps a page on another site (127.0.0.1) signed in by local storage only', async ({
  page,
  pagePort,
  startCloud,
}) => {
  const cloud = await startCloud()
  const origin = `http://127.0.0.1:${pagePort}`
  await openSdkPage(page, cloud, origin)
  expect(await page.evaluate(SIGN_UP)).toBe('layla@example.test')
  expect(await stored(page)).toContain('a_session_games-portal')

  await openSdkPage(page, cloud, origin)
  expect(await page.evaluate(CURRENT_USER)).toBe('layla@example.test')

  await page.evaluate(() => localStorage.clear())
  expect(await page.evaluate(CURRENT_USER)).toBe(GUEST)
})

test('gives a page of an unregistered host no readable response', async ({ page, pagePort, startCloud }) => {
  const origin = `http://games.example.test:${pagePort}`
  await openSdkPage(page, await startCloud(), origin)
  expect(await page.evaluate(CURRENT_USER)).toBe('TypeError')

  await openSdkPage(page, await startCloud({ platforms: ['games.example.test'] }), origin)
  expect(await page.evaluate(CURRENT_USER)).toBe(GUEST)
})

test('treats invalid local storage as a guest, and the next sign-in replaces it', async ({
  page,
  pagePort,
  startCloud,
}) => {
  const cloud = await startCloud()
  await openSdkPage(page, cloud, `http://127.0.0.1:${pagePort}`)
  for (const garbage of ['{', '[]', '{"a_session_games-portal":"AAAA"}', '{"__proto__":{"x":1}}']) {
    await page.evaluate((value) => localStorage.setItem('cookieFallback', value), garbage)
    expect(await page.evaluate(CURRENT_USER), garbage).toBe(GUEST)
  }
  await page.evaluate(SIGN_UP)
  expect(await page.evaluate(CURRENT_USER)).toBe('layla@example.test')
})
