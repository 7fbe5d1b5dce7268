import { readFile } from 'node:fs/promises'
import { readArchive } from '../../../app/src/adapters/library/testing/read-archive.ts'
import account from '../../../app/src/i18n/messages/account/ar.ts'
import history from '../../../app/src/i18n/messages/history/ar.ts'
import images from '../../../app/src/i18n/messages/images/ar.ts'
import query from '../../../app/src/i18n/messages/complex-query/ar.ts'
import { expect, test } from '../support/portal.ts'

const t = { account, history, images, query }

interface Copy {
  browser: {
    history: { id: string; tool: string; data: object; files: { id: string; size: number }[] }[]
  }
}

test('exports the results of the AI tools with their files, and deletes them in every tab (ar)', async ({
  visit,
}) => {
  const visitor = await visit('ar')
  const { page } = visitor
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
  await other.goto(`${visitor.url}#/ar/ai-studio/image-generation`)
  await other.getByRole('button', { name: t.history.title, exact: true }).click()
  const rows = other.getByRole('list', { name: t.history.list }).getByRole('listitem')
  await expect(rows).toHaveCount(1)

  const stored = page.getByRole('region', { name: t.account.history, exact: true })
  const historyErase = stored.getByRole('button', { name: t.account.historyErase })
  await historyErase.click()
  await stored.getByRole('button', { name: t.account.eraseConfirm }).click()
  await expect(stored).toContainText('حُذفت نتيجتان.')
  await expect(historyErase).toBeFocused()
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
