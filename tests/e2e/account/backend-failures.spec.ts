import type { Route } from '@playwright/test'
import { sample } from '../../sample.ts'
import { password, newEmail } from '../support/accounts.ts'
import { expect, alternateLocale, messages, test } from '../support/portal.ts'

/** Failures of the backend. */
const faults: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'no response': (route) => route.abort('connectionrefused'),
  '500': (route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/json',
      body: JSON.stringify({ message: 'Server Error', code: 500, type: 'general_unknown', version: '2.0.0' }),
    }),
  '502 with HTML': (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  '200 with HTML': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>It works!' }),
  'truncated JSON': (route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body: '{"$id":"abc","ema' }),
}

for (const [locale, [name, fault]] of sample('faults', alternateLocale(Object.entries(faults)))) {
  const words = messages[locale]
  test(`keeps the portal usable and reports the error on ${name} (${locale})`, async ({ visit }) => {
    const visitor = await visit(locale)
    const { page } = visitor
    await page.clock.install()
    await page.route('**/v1/**', fault)
    await visitor.open()
    await expect(page.locator('main').getByRole('article').first()).toBeVisible()
    if (name === 'no response') {
      await visitor.waitThroughRetries(page.getByText(words.connection.title))
      await page.getByText(words.connection.hintTitle).click()
      await expect(page.getByText('games-portal')).toBeVisible()
    }
    await visitor.open('game/zellige')
    await visitor.waitThroughRetries(page.getByText(words.scores.error))

    await visitor.open('login')
    const email = newEmail()
    await visitor.fillCredentials(email, password)
    await page.locator('main').getByRole('button', { name: words.auth.loginSubmit }).click()
    await visitor.waitThroughRetries(visitor.alert(words.auth.loginError))
    await expect(page.getByLabel(words.auth.email)).toHaveValue(email)
    await expect(page.locator('body')).not.toContainText('Bad gateway')
    await expect(page.locator('body')).not.toContainText('It works')
  })
}

// Tests that only check text run in one language.
const locale = 'ar'
const words = messages[locale]
test('keeps the connection banner dismissed for the session and hides it after reconnecting', async ({
  visit,
}) => {
  const visitor = await visit(locale)
  const { page } = visitor
  await page.clock.install()
  await page.route('**/v1/**', (route) => route.abort('connectionrefused'))
  await visitor.open()
  const banner = page.getByText(words.connection.title)
  await visitor.waitThroughRetries(banner)
  await page.unroute('**/v1/**')
  await page.getByRole('button', { name: words.common.retry }).click()
  await expect(banner).toBeHidden()
  await expect(page.getByRole('link', { name: words.nav.login }).first()).toBeVisible()

  await page.route('**/v1/**', (route) => route.abort('connectionrefused'))
  await page.reload()
  await visitor.waitThroughRetries(banner)
  const section = page.getByRole('region', { name: words.connection.label })
  await section.getByRole('button').last().click()
  await expect(banner).toBeHidden()
  await page.reload()
  await visitor.waitThroughRetries(page.getByRole('link', { name: words.nav.login }).first())
  await expect(banner).toBeHidden()
})

test('shows guests the games while the backend is slow, and no banner when it answers', async ({ visit }) => {
  const visitor = await visit(locale)
  const { page } = visitor
  let release: () => void = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/v1/**', async (route) => {
    await held
    await route.continue()
  })
  await visitor.open('game/zellige')
  await expect(page.getByRole('link', { name: words.gamePage.play }).first()).toBeVisible()
  release()
  await expect(page.getByRole('link', { name: words.nav.login }).first()).toBeVisible()
  await expect(page.getByText(words.connection.title)).toBeHidden()
})
