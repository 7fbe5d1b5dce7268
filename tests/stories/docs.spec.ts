import { expect, type Page } from '@playwright/test'
import { colorRules, violations } from '../axe.ts'
import { isSampled, sample } from '../sample.ts'
import { findOverflow } from './find-overflow.ts'
import { test } from './story-page.ts'
import { entries } from './storybook.ts'

const all = entries()
const docs = all.filter(({ type }) => type === 'docs')
const ids = new Set(all.map(({ id }) => id))
/** Stories have tests of their own; a sample that is a page repeats the landmarks of the page around it. */
const options = {
  rules: Object.fromEntries(
    ['landmark-main-is-top-level', 'landmark-no-duplicate-main', 'landmark-unique'].map((rule) => [
      rule,
      { enabled: false },
    ]),
  ),
}
const guidelines = 'section[aria-labelledby="content"] [data-saha-scope]'

/** Both languages and both themes, which change independently. */
const views = [
  { locale: 'en', theme: 'light' },
  { locale: 'ar', theme: 'dark' },
] as const

/** The pages of a group share their template, so one of each shows Arabic and the dark theme. */
const groupOf = ({ title }: { title: string }) => title.split('/').slice(0, -1).join('/')
const inEveryView = new Set(new Map(docs.map((page) => [groupOf(page), page.id])).values())

/** A page shows several stories at once, which settle one after another. */
const patient = { timeout: 60_000 }

/** Returns the links and framed stories of a page that lead nowhere. Runs in the page. */
const findDeadLinks = (known: string[]) => [
  ...[...document.querySelectorAll<HTMLAnchorElement>('main a[href]:not([inert] a, [data-saha-scope] a)')]
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => {
      if (href.startsWith('#')) return !document.getElementById(href.slice(1))
      const path = new URL(href, location.href).searchParams.get('path')
      return !known.includes(path?.split('/').at(-1) ?? '')
    }),
  ...[...document.querySelectorAll<HTMLIFrameElement>('main iframe[src^="iframe.html"]')]
    .map(({ src }) => new URL(src).searchParams.get('id') ?? '')
    .filter((id) => !known.includes(id)),
]

/** Returns English prose that is not set left to right. Runs in the page. */
const findMirroredProse = () =>
  [...document.querySelectorAll('main p, main li, main h1, main h2, main td')]
    .filter(
      (element) =>
        !element.closest('[data-saha-scope], [lang="ar"]') && getComputedStyle(element).direction !== 'ltr',
    )
    .map((element) => element.textContent)

/** Returns whether the ground has the color of the theme. Runs in the page. */
const hasGroundOf = (theme: string) => {
  const probe = document.createElement('div')
  probe.dataset.theme = theme
  probe.style.color = 'var(--saha-color-ground)'
  document.body.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  const main = document.querySelector('main')
  return main !== null && getComputedStyle(main).backgroundColor === color
}

async function expectNoOverflow(page: Page, locale: 'en' | 'ar') {
  await page.setViewportSize({ width: 320, height: 800 })
  expect(await page.evaluate(findOverflow, { locale, longWords: false })).toEqual([])
  await page.setViewportSize({ width: 1280, height: 900 })
}

test.describe('docs pages', () => {
  test.describe.configure({ timeout: 300_000 })
  // Framed stories have tests of their own, and `pages.spec.ts` shows that frames load them.
  test.beforeEach(({ storyPage: { server } }) => {
    server.areFramesEmpty = true
  })
  test.afterEach(({ storyPage: { server } }) => {
    server.areFramesEmpty = false
  })
  for (const { id, title } of docs) {
    if (!isSampled(id, 6)) continue
    test(`${title} / Docs`, async ({ storyPage }) => {
      const { page } = storyPage
      const shown = sample(id, inEveryView.has(id) ? views : views.slice(0, 1))
      for (const [index, { locale, theme }] of shown.entries()) {
        await test.step(`${locale}, ${theme}`, async () => {
          await storyPage.showDocs(id, { locale, theme })
          await expect(page.locator('main h1').first()).toBeVisible(patient)
          await expect(page.locator('main h2').last()).toBeAttached()
          await expect.poll(() => page.evaluate(hasGroundOf, theme), patient).toBe(true)
          expect(await page.evaluate(findMirroredProse)).toEqual([])
          // Prose and tables are the same in every view, except for their colors.
          await expect
            .poll(
              () =>
                violations(
                  page,
                  { include: ['main'], exclude: ['[data-saha-scope]'] },
                  index > 0 ? colorRules : options,
                ),
              patient,
            )
            .toEqual([])
          if (await page.locator(guidelines).count())
            await expect
              .poll(() => violations(page, { include: [guidelines], exclude: [] }), patient)
              .toEqual([])
          await expectNoOverflow(page, locale)
        })
      }
      expect(await page.evaluate(findDeadLinks, [...ids])).toEqual([])
      expect(storyPage.output, 'prints nothing').toEqual([])
    })
  }
})
