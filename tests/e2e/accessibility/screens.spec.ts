import type { Page } from '@playwright/test'
import { colorRules, exceptFooter, violations } from '../../axe.ts'
import { isQuick, isSampled, sample } from '../../sample.ts'
import { findTextCutBySpacing, findForeignWords, findSmallTargets } from '../support/accessibility-checks.ts'
import { findUnboundedControls, findLostSelections } from '../support/forced-colors.ts'
import { walkFocus } from '../support/keyboard-walk.ts'
import { expect, locales, test } from '../support/portal.ts'
import { screens } from '../support/screens.ts'

/**
 * Layout shifts: CLS score, score of jumps, and sources. The fallback font may shift letters slightly but not to
 * another line, so jumps are counted separately.
 */
interface Moved {
  moved: number
  jumped: number
  movers: string[]
}

interface LayoutShift extends PerformanceEntry {
  value: number
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** The stories of the screens cover the other theme of each language. */
const themes = { en: 'dark', ar: 'light' } as const

/**
 * Delays the web fonts. Unlike a route, which passes each request through the test's process, this intercepts fonts
 * only. @returns a function that releases them
 */
async function delayFonts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const session = await page.context().newCDPSession(page)
  session.on('Fetch.requestPaused', ({ requestId }) => {
    // A late request may end with the page.
    void promise.then(() => session.send('Fetch.continueRequest', { requestId })).catch(() => undefined)
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*.woff2' }] })
  return resolve
}

for (const [index, path] of screens.entries()) {
  // Stories check the accessibility of every screen too, so quick mode visits a ninth.
  for (const locale of isSampled(path, 9) ? sample(path, locales) : []) {
    test(`has no layout shift, axe violation, overflow or CSP violation at /${locale}/${path} @quick`, async ({
      visit,
    }) => {
      const visitor = await visit(locale, { colorScheme: themes[locale] })
      const { page } = visitor
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) =>
          console.error(`CSP violation: ${event.violatedDirective} ${event.blockedURI}`),
        )
        const seen: Moved = Object.assign(window, { moved: 0, jumped: 0, movers: [] })
        const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round)
        new PerformanceObserver((shifts) => {
          for (const { value, sources } of shifts.getEntries() as LayoutShift[]) {
            const jumps = sources.some(
              ({ previousRect: from, currentRect: to }) =>
                Math.abs(from.y - to.y) > 5 || Math.abs(from.x - to.x) > 24,
            )
            seen.moved += value
            if (jumps) seen.jumped += value
            for (const { node, previousRect, currentRect } of sources) {
              const what = node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent
              seen.movers.push(`${place(previousRect).join()} → ${place(currentRect).join()}: ${what}`)
            }
          }
        }).observe({ type: 'layout-shift', buffered: true })
      })
      // Web fonts load last, as on a slow connection. Fallback fonts take the same space on average, but a row of
      // tags may wrap differently.
      const showFonts = path.startsWith('games') ? () => undefined : await delayFonts(page)
      await visitor.open(path)
      // Waits until the fallback font is painted; unpainted text cannot shift.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      )
      showFonts()
      await page.evaluate(() => document.fonts.ready)
      if (path.startsWith('play')) {
        await expect(page.locator('[data-slot="game-frame"]')).toHaveAttribute('data-state', 'ready')
      }
      await expect(page.locator('header [data-slot="skeleton"]')).toHaveCount(0)
      const { moved, jumped, movers } = await page.evaluate(() => {
        const { moved, jumped, movers } = window as unknown as Moved
        return { moved, jumped, movers }
      })
      expect(
        moved < 0.02 && jumped < 0.01 ? [] : movers,
        'what was there stays where it was while the rest arrives',
      ).toEqual([])
      // The languages share their elements, so every rule is checked in one of them, and the colors of each theme.
      const isWalked = locale === locales[index % locales.length]
      const rules = isWalked && !isQuick ? colorRules : {}
      expect(await violations(page, exceptFooter(path !== ''), rules)).toEqual([])
      await page.setViewportSize({ width: 320, height: 640 })
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, 'scrolls sideways at 320 px').toBeLessThanOrEqual(0)
      expect(await findSmallTargets(page), 'hard to hit').toEqual([])
      expect(await findForeignWords(page), 'read in the wrong voice').toEqual([])
      expect(await findTextCutBySpacing(page), 'lost where letters are spaced out').toEqual([])
      // Each screen is walked through in one language, and seen in forced colors in the other.
      if (isWalked) {
        // The home page is walked with the header and the footer, which most screens share.
        const main = page.locator('#main')
        const isPart = path !== '' && (await main.count()) > 0
        if (isPart) await main.focus()
        await walkFocus(page, 'Tab', isPart ? '#main' : undefined)
      } else {
        await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
        expect(await findUnboundedControls(page), 'not seen as a button or a field in forced colors').toEqual(
          [],
        )
        expect(await findLostSelections(page), 'not seen as chosen in forced colors').toEqual([])
      }
    })
  }
}

for (const locale of sample('the content by keyboard', locales))
  test(`reaches the content and the game by keyboard alone at /${locale} @quick`, async ({ visit }) => {
    const visitor = await visit(locale)
    const { page } = visitor
    await visitor.open('games')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('button', { name: locale === 'ar' ? 'انتقل إلى المحتوى' : 'Skip to content' })
    await expect(skip).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('#main')).toBeFocused()
    await expect(page).toHaveURL(`${visitor.url}#/${locale}/games`)
    const card = page.locator('main').getByRole('article').first().getByRole('link')
    await card.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/game\//)
    await expect(visitor.heading).toBeFocused()
  })
