import { expect } from '@playwright/test'
import { openSdkPage, test } from '../support/cloud.ts'
import { attempt, create, SCORE } from '../support/users.ts'

test('delivers only readable events to the SDK, and none after it unsubscribes @quick', async ({
  page,
  pagePort,
  startCloud,
}) => {
  await openSdkPage(page, await startCloud({ users: ['amal'] }), `http://localhost:${pagePort}`)
  const credentials = "email: 'amal@example.test', password: 'longenough1'"
  expect(await attempt(page, `account.createEmailPasswordSession({ ${credentials} })`)).toBe('done')
  const answered = page
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framereceived', ({ payload }) => payload.includes('"to":"subscribe"')),
    )
  await page.evaluate(
    "window.heard = []; window.leave = c.subscribe(['account', 'documents'], ({ events }) => heard.push(events[0]))",
  )
  await answered
  expect(await attempt(page, 'account.updatePrefs({ prefs: { lang: "ar" } })')).toBe('done')
  expect(await attempt(page, create('high_scores', 's1', SCORE))).toBe('done')
  await page.waitForFunction('heard.length === 2')
  expect(await page.evaluate('heard')).toEqual([
    'users.amal.update',
    'tablesdb.games_db.tables.high_scores.rows.s1.create',
  ])
  await page.evaluate('leave()')
  expect(await attempt(page, create('high_scores', 's2', SCORE))).toBe('done')
  expect(await page.evaluate('heard.length')).toBe(2)
})
