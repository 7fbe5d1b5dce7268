import { expect, test } from '../support/portal.ts'

/** Stores a run of a submitted score, as after a round without a connection. */
async function queueRun(run: Readonly<Record<'scoreId' | 'userId' | 'gameId' | 'log', string>>) {
  await new Promise((resolve, reject) => {
    const opening = indexedDB.open('saha.runs', 1)
    opening.addEventListener('upgradeneeded', () =>
      opening.result.createObjectStore('runs', { keyPath: 'scoreId' }),
    )
    opening.addEventListener('error', reject)
    opening.addEventListener('success', () => {
      const tx = opening.result.transaction('runs', 'readwrite')
      tx.objectStore('runs').put(run)
      tx.addEventListener('complete', () => {
        opening.result.close()
        resolve(undefined)
      })
    })
  })
  localStorage.setItem('saha.runs', 'queued')
}

const log = JSON.stringify({
  game: 'zellige',
  rulesHash: '0123456789abcdef',
  seed: 7,
  level: 1,
  steps: 300,
  score: 120,
  moves: 'AAAA',
})

test('sends the run of a score that was submitted offline when the portal starts or the connection returns', async ({
  visit,
}) => {
  const visitor = await visit('en')
  const { page } = visitor
  const accounts: string[] = []
  page.on('response', async (response) => {
    if (response.url().endsWith('/account') && response.ok())
      accounts.push(((await response.json()) as { $id: string }).$id)
  })
  await visitor.signUp()
  await expect.poll(() => accounts.length).toBeGreaterThan(0)
  const userId = accounts.at(-1) ?? ''
  for (const [scoreId, when, act] of [
    [
      'lost-connection',
      'the connection returns',
      async () => {
        await page.context().setOffline(true)
        await page.context().setOffline(false)
      },
    ],
    ['offline-score', 'the portal starts', () => page.goto(`${visitor.url}en/`)],
  ] as const)
    await test.step(when, async () => {
      await page.evaluate(queueRun, { scoreId, userId, gameId: 'zellige', log })
      const sent = page.waitForRequest(
        (request) => request.method() === 'POST' && request.url().includes('/runs/'),
      )
      await act()
      expect((await sent).postDataJSON()).toMatchObject({ documentId: scoreId, data: { score: 120 } })
      await expect.poll(() => page.evaluate(() => localStorage.getItem('saha.runs'))).toBeNull()
    })
})
