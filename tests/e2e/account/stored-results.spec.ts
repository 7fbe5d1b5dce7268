import { readFile } from 'node:fs/promises'
import { readArchive } from '../../../app/src/adapters/library/testing/read-archive.ts'
import accountAr from '../../../app/src/i18n/messages/account/ar.ts'
import accountEn from '../../../app/src/i18n/messages/account/en.ts'
import historyAr from '../../../app/src/i18n/messages/history/ar.ts'
import historyEn from '../../../app/src/i18n/messages/history/en.ts'
import imagesAr from '../../../app/src/i18n/messages/images/ar.ts'
import imagesEn from '../../../app/src/i18n/messages/images/en.ts'
import queryAr from '../../../app/src/i18n/messages/complex-query/ar.ts'
import queryEn from '../../../app/src/i18n/messages/complex-query/en.ts'
import { sample } from '../../sample.ts'
import { expect, locales, test } from '../support/portal.ts'

const words = {
  en: { account: accountEn, history: historyEn, images: imagesEn, query: queryEn },
  ar: { account: accountAr, history: historyAr, images: imagesAr, query: queryAr },
} as const

interface Copy {
  browser: {
    history: { id: string; tool: string; data: object; files: { id: string; size: number }[] }[]
  }
}

for (const locale of sample('stored results', locales))
  test(`exports the results of the AI tools with their files, and deletes them in every tab (${locale})`, async ({
    visit,
  }) => {
    const visitor = await visit(locale)
    const { page } = visitor
    const t = words[locale]
    const main = page.locator('main')
    const text = main.getByRole('textbox').first()
    await visitor.signUp()
    await visitor.open('ai-studio/complex-query')
    await text.fill('Why is the sea salty?')
    await main.getByRole('button', { name: t.query.analyze, exact: true }).click()
    await expect(main.getByText(t.query.ready, { exact: true })).toBeVisible()
    await visitor.open('ai-studio/image-generation')
    await text.fill('A blue lamp')
    await main.getByRole('button', { name: t.images.generation.generate, exact: true }).click()
    await expect(main.getByRole('img', { name: 'A blue lamp' })).toBeVisible()

    await visitor.open('account')
    const data = page.getByRole('region', { name: t.account.data, exact: true })
    await data.getByRole('button', { name: t.account.gather }).click()
    const downloading = page.waitForEvent('download')
    await data.getByRole('link', { name: t.account.download }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/^saha-\d{4}-\d\d-\d\d\.zip$/)
    const [json, ...files] = await readArchive(new Blob([await readFile(await download.path())]))
    expect(json?.[0]).toMatch(/^saha-.*\.json$/)
    const copy = JSON.parse(new TextDecoder().decode(json?.[1])) as Copy
    const [image, analysis] = copy.browser.history
    expect(copy.browser.history).toHaveLength(2)
    expect(image).toMatchObject({ tool: 'image-generation', data: { prompt: 'A blue lamp' } })
    expect(analysis).toMatchObject({ tool: 'complex-query', data: { question: 'Why is the sea salty?' } })
    expect(files.map(([name]) => name)).toEqual([expect.stringContaining(image?.id ?? 'none')])
    const bytes = files[0]?.[1]
    expect([...(bytes?.subarray(0, 3) ?? [])]).toEqual([0xff, 0xd8, 0xff])
    expect(bytes).toHaveLength(image?.files[0]?.size ?? 0)

    const other = await page.context().newPage()
    await other.goto(`${visitor.url}#/${locale}/ai-studio/image-generation`)
    await other.getByRole('button', { name: t.history.title, exact: true }).click()
    const rows = other.getByRole('list', { name: t.history.list }).getByRole('listitem')
    await expect(rows).toHaveCount(1)

    const history = page.getByRole('region', { name: t.account.history, exact: true })
    await history.getByRole('button', { name: t.account.historyErase }).click()
    await history.getByRole('button', { name: t.account.eraseConfirm }).click()
    await expect(history).toContainText(locale === 'en' ? '2 results have been deleted.' : 'حُذفت نتيجتان.')
    await expect(rows).toHaveCount(0)
    const left = await page.evaluate(
      async () =>
        new Promise<number[]>((resolve, reject) => {
          const opening = indexedDB.open('saha.library')
          opening.addEventListener('error', () => reject(opening.error ?? new Error('not opened')))
          opening.addEventListener('success', () => {
            const tx = opening.result.transaction(['entries', 'files'])
            const counts = ['entries', 'files'].map((name) => tx.objectStore(name).count())
            tx.addEventListener('complete', () => {
              opening.result.close()
              resolve(counts.map(({ result }) => result))
            })
          })
        }),
    )
    expect(left).toEqual([0, 0])
  })
