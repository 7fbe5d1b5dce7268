import { failureMessages } from '../../../app/src/features/errors/failure-messages.ts'
import shareAr from '../../../app/src/i18n/messages/share/ar.ts'
import shareEn from '../../../app/src/i18n/messages/share/en.ts'
import studioAr from '../../../app/src/i18n/messages/studio/ar.ts'
import studioEn from '../../../app/src/i18n/messages/studio/en.ts'
import { ar as kitAr } from '../../../packages/ui/src/messages/ar.ts'
import { en as kitEn } from '../../../packages/ui/src/messages/en.ts'
import { sample } from '../../sample.ts'
import { expect, locales, messages, test } from '../support/portal.ts'
import { screens } from '../support/screens.ts'

/** Denies all features that a browser may deny, before the page's scripts run. */
function denyFeatures(hasLocks: boolean): void {
  const refuse = (): never => {
    throw new DOMException('The browser refuses this.', 'SecurityError')
  }
  const replace = (target: object, name: string, value: unknown) =>
    Object.defineProperty(target, name, { configurable: true, value })
  const refuseGetter = (target: object, name: string) =>
    Object.defineProperty(target, name, { configurable: true, get: refuse })
  const Refused = class {
    static readonly requestPermission = refuse
    constructor() {
      refuse()
    }
  }
  refuseGetter(Refused, 'permission')
  for (const name of ['BroadcastChannel', 'Notification', 'SharedWorker', 'Worker'])
    replace(window, name, Refused)
  for (const name of ['localStorage', 'sessionStorage']) refuseGetter(window, name)
  for (const name of ['open', 'deleteDatabase', 'databases']) replace(IDBFactory.prototype, name, refuse)
  replace(navigator, 'locks', hasLocks ? { request: refuse, query: refuse } : undefined)
  replace(ServiceWorkerContainer.prototype, 'register', refuse)
  replace(navigator, 'clipboard', { write: refuse, writeText: refuse, read: refuse, readText: refuse })
  replace(navigator, 'permissions', { query: refuse })
  replace(navigator, 'storage', {
    estimate: refuse,
    persist: refuse,
    persisted: refuse,
    getDirectory: refuse,
  })
  replace(navigator, 'mediaDevices', undefined)
  replace(navigator, 'share', refuse)
  replace(navigator, 'canShare', () => true)
  replace(crypto, 'subtle', undefined)
  Reflect.deleteProperty(window, 'requestIdleCallback')
  Reflect.deleteProperty(window, 'cancelIdleCallback')
}

const texts = {
  en: { player: messages.en.player, share: shareEn, kit: kitEn, age: studioEn.age },
  ar: { player: messages.ar.player, share: shareAr, kit: kitAr, age: studioAr.age },
}

for (const locale of sample('denied features', locales))
  test(`renders every screen when the browser denies storage, channels, locks and devices (${locale})`, async ({
    visit,
  }) => {
    const visitor = await visit(locale)
    const { page } = visitor
    const { player, share, kit, age } = texts[locale]
    const main = page.locator('main')
    await page.addInitScript(denyFeatures, locale === 'ar')
    await visitor.open()
    const titles = new Set<string>()
    for (const path of screens) {
      await page.evaluate((hash) => (location.hash = hash), `#/${locale}/${path}`)
      // Each screen has another title, except for the lists of games.
      if (!path.includes('?')) await expect.poll(async () => titles.has(await page.title()), path).toBe(false)
      titles.add(await page.title())
      await expect(visitor.heading, path).toBeVisible()
      // Without storage the confirmation is kept in memory for the visit.
      if (path === 'ai-studio/chatbot') await page.getByRole('button', { name: age.yes }).click()
      await expect(main.locator('[data-slot=skeleton], [data-slot=spinner]'), path).toHaveCount(0)
      await expect(page.getByText(failureMessages[locale].title), path).toHaveCount(0)
      if (path !== 'game/zellige') continue
      await main.getByRole('button', { name: share.copyLink }).click()
      await expect(visitor.alert(share.copyFailed)).toBeVisible()
      await main.getByRole('button', { name: kit.share, exact: true }).click()
      await expect(visitor.alert(share.shareFailed)).toBeVisible()
    }
    await page.evaluate((hash) => (location.hash = hash), `#/${locale}/play/zellige`)
    await expect(main.getByText(player.unsupported)).toBeVisible()
    await expect(main.locator('iframe')).toHaveCount(0)
    await main.getByRole('link', { name: player.back }).last().click()
    await expect(page).toHaveURL(/game\/zellige/)
  })
