import { globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { expect, type Page } from '@playwright/test'
import budgetFile from '../../packages/ui/budgets.json' with { type: 'json' }
import { host, copyHost } from './host.ts'
import { test } from './packed.ts'

const budgets: Readonly<Record<string, number>> = budgetFile

/** Returns all computed styles of all rendered elements, one property a line. */
async function computed(page: Page): Promise<string[]> {
  // As one text, because Playwright serializes each entry of a list.
  const text = await page.evaluate(() =>
    [...document.querySelectorAll('#root *, [role=dialog], [role=dialog] *')]
      .flatMap((element, index) =>
        [undefined, '::before', '::after'].flatMap((part) => {
          const style = getComputedStyle(element, part)
          if (part && style.content === 'none') return []
          const names = [...style].filter((name) => !name.startsWith('--'))
          const place = `${index} ${element.localName} ${element.className}${part ?? ''}`
          return names.map((name) => `${place} { ${name}: ${style.getPropertyValue(name)} }`)
        }),
      )
      .join('\n'),
  )
  return text.split('\n')
}

test.describe('a host of the kit', () => {
  let server: Awaited<ReturnType<typeof host>>
  test.beforeAll(async ({ packed }) => {
    server = await host(copyHost(packed.site, 'stylesheets'))
  })
  test.afterAll(async () => server.close())

  test('looks the same with component stylesheets in any order as with the whole stylesheet', async ({
    page,
  }) => {
    const seen: Record<string, string[]> = {}
    for (const styles of ['whole', 'parts', 'backwards']) {
      await page.goto('about:blank')
      await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' })
      await page.setViewportSize({ width: 1000, height: 700 })
      await page.goto(`${server.url}#${styles}`)
      const opener = page.getByRole('button', { name: 'القواعد' })
      await expect(opener).toHaveCSS('min-height', '44px')
      await page.getByRole('button', { name: 'العب الآن' }).nth(4).hover()
      await page.keyboard.press('Tab')
      const states = [await computed(page)]
      await opener.click()
      await page.mouse.move(0, 0)
      const dialog = page.getByRole('dialog', { name: 'القواعد' })
      await expect(dialog).toHaveCSS('pointer-events', 'auto')
      await expect(dialog).toHaveCSS('opacity', '1')
      await expect(dialog).toHaveCSS('scale', 'none')
      states.push(await computed(page))
      await page.setViewportSize({ width: 400, height: 700 })
      states.push(await computed(page))
      await page.emulateMedia({ forcedColors: 'active' })
      states.push(await computed(page))
      seen[styles] = states.flat()
    }
    const { whole = [] } = seen
    expect(whole.length).toBeGreaterThan(10_000)
    for (const styles of ['parts', 'backwards'])
      expect(
        whole.filter((line, index) => line !== seen[styles]?.[index]),
        styles,
      ).toEqual([])
  })

  test('loads the toast viewport on demand, outside the entry chunk', async ({ page }) => {
    const { url, chunks } = server
    const holding = chunks.filter(({ code }) => code.includes('toast-viewport'))
    expect(holding).toHaveLength(1)
    for (const { isEntry, imports } of chunks)
      if (isEntry) expect(imports).not.toContain(holding[0]?.fileName)
    expect(holding).toEqual([expect.objectContaining({ isEntry: false, isDynamicEntry: true })])

    await page.goto(`${url}#whole`)
    await page.getByRole('button', { name: 'أرسل' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'أُرسلت نتيجتك' })).toBeVisible()
  })
})

test('has a stylesheet for every component @quick', ({ packed }) => {
  const source = fileURLToPath(new URL('../../packages/ui/src/', import.meta.url))
  const names = ['core', ...globSync('*/*.docs.json', { cwd: source }).map((path) => dirname(path))]
  const sheets = readdirSync(join(packed.ui.folder, 'dist', 'styles', 'components'))
  expect(sheets.toSorted()).toEqual(names.map((name) => `${name}.css`).toSorted())
})

test('limits a component stylesheet to its component, within budget @quick', ({ packed }) => {
  const sheet = (name: string) =>
    readFileSync(join(packed.ui.folder, 'dist', 'styles', 'components', `${name}.css`), 'utf8')
  expect(sheet('dialog')).toContain('.sa\\:overflow-y-auto')
  expect(sheet('button')).not.toContain('.sa\\:overflow-y-auto')
  for (const name of ['core', 'button'])
    expect(brotliCompressSync(sheet(name)).length).toBeLessThanOrEqual(
      (budgets[`styles/${name}.css`] ?? 0) * 1024,
    )
})
