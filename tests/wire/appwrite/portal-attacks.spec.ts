import { sample } from '../../sample.ts'
import { expect, type Page } from '@playwright/test'
import { openSdkPage, test } from '../support/cloud.ts'
import { userIds, at, attempt, create, document, SCORE, openTwoUsers } from '../support/users.ts'

/** Returns the result of one of the portal's own calls, or its error: `kind: conflict`. */
async function ask(page: Page, call: string): Promise<unknown> {
  return page.evaluate(`portal.${call}.catch(({ kind }) => 'kind: ' + kind)`)
}

const IT = "{ userId: 'amal', gameId: 'squatted' }"
const squatted = { user_id: 'amal', game_id: 'squatted' }
const hearts = async (page: Page) =>
  page.evaluate(`portal.listFavorites({ userId: 'amal' }).then((all) => all.map(({ gameId }) => gameId))`)

for (const everybodySees of sample('permissions', [true, false]))
  test(`keeps a user’s data when an attacker takes its place (${everybodySees ? 'readable by all' : 'private'}) @quick`, async ({
    browser,
    startCloud,
  }) => {
    const cloud = await startCloud({ users: userIds, portal: true })
    const { amal, basim } = await openTwoUsers(browser, cloud, cloud.url)
    const seen = everybodySees ? 'permissions: [Permission.read(Role.any())]' : ''
    expect(await attempt(basim, create('favorites', 'squat', squatted, seen))).toBe('done')
    expect(await attempt(basim, create('ratings', 'squat', { ...squatted, rating: 1 }, seen))).toBe('done')

    expect(await hearts(amal)).toEqual(['chess'])
    const added = (await ask(amal, `addFavorite(${IT})`)) as { recordId: string }
    expect(await hearts(amal)).toEqual(['chess', 'squatted'])
    expect(await ask(amal, `addFavorite(${IT})`), 'adding it again').toEqual(added)
    await ask(amal, `removeFavorite({ ...${IT}, recordId: '${added.recordId}' })`)
    expect(await hearts(amal)).toEqual(['chess'])

    expect(await ask(amal, `loadRating(${IT})`)).toBe(null)
    for (const stars of [4, 2]) {
      await ask(amal, `saveRating({ ...${IT}, stars: ${stars} })`)
      expect(await ask(amal, `loadRating(${IT})`)).toBe(stars)
    }
    for (const collection of ['favorites', 'ratings'])
      expect(await attempt(basim, `db.getDocument({ ${document(collection, 'squat')} })`)).toBe('done')
  })

test('reports a conflict for a taken place under a unique index, and continues', async ({
  browser,
  startCloud,
}) => {
  const cloud = await startCloud({ users: userIds, portal: true, uniquePairs: true })
  const { amal, basim, readAmalData, before } = await openTwoUsers(browser, cloud, cloud.url)
  expect(await attempt(basim, create('favorites', 'squat', squatted))).toBe('done')
  expect(await attempt(basim, create('ratings', 'squat', { ...squatted, rating: 1 }))).toBe('done')
  expect(await ask(amal, `addFavorite(${IT})`)).toBe('kind: conflict')
  expect(await ask(amal, `saveRating({ ...${IT}, stars: 4 })`)).toBe('kind: conflict')
  expect(await readAmalData()).toEqual(before)

  const chess = "{ userId: 'amal', gameId: 'chess' }"
  expect(await ask(amal, `addFavorite(${chess})`)).toEqual({ recordId: 'amals-favorite' })
  await ask(amal, `saveRating({ ...${chess}, stars: 2 })`)
  expect(await ask(amal, `loadRating(${chess})`)).toBe(2)
})

for (const uniquePairs of [false, true])
  test(`stores one favorite and one rating from two simultaneous tabs (unique index: ${uniquePairs})`, async ({
    browser,
    startCloud,
  }) => {
    const cloud = await startCloud({ users: userIds, portal: true, uniquePairs })
    const { amal } = await openTwoUsers(browser, cloud, cloud.url)
    const other = await amal.context().newPage()
    await openSdkPage(other, cloud, cloud.url)
    const tabs = [amal, other]
    const [first] = (await Promise.all(tabs.map((tab) => ask(tab, `addFavorite(${IT})`)))) as {
      recordId: string
    }[]
    expect(await hearts(other)).toEqual(['chess', 'squatted'])
    await ask(other, `removeFavorite({ ...${IT}, recordId: '${first?.recordId}' })`)
    expect(await hearts(amal)).toEqual(['chess'])

    await Promise.all(tabs.map((tab, index) => ask(tab, `saveRating({ ...${IT}, stars: ${index + 3} })`)))
    expect([3, 4]).toContain(await ask(amal, `loadRating(${IT})`))
    await ask(other, `saveRating({ ...${IT}, stars: 5 })`)
    const kept = "[Query.equal('user_id', 'amal'), Query.equal('game_id', 'squatted')]"
    await expect(async () => {
      const { documents } = await amal.evaluate<{ documents: { rating: number }[] }>(
        `db.listDocuments({ ${at('ratings')}, queries: ${kept} })`,
      )
      expect(documents.map(({ rating }) => rating)).toEqual([5])
    }).toPass()
  })

test('attributes a forged score to its writer and shows its name safely', async ({ browser, startCloud }) => {
  const cloud = await startCloud({ users: userIds, portal: true })
  const { amal, basim } = await openTwoUsers(browser, cloud, cloud.url)
  const forge = async (id: string, user_name: string, score: number) =>
    attempt(basim, create('high_scores', id, { ...SCORE, user_name, score }))
  expect(await forge('highest', '<b>Amal</b>', Number.MAX_SAFE_INTEGER)).toBe('done')
  expect(await forge('turned', '\u202Elama\u202C', 5000)).toBe('done')
  expect(await forge('long', 'x'.repeat(128), 4000)).toBe('done')
  expect(await forge('nameless', '\u2067 \u200B', 3000)).toBe('done')
  const rows = (await ask(amal, "listScores({ gameId: 'chess' })")) as {
    ownerId: string
    userName: string
  }[]
  expect(rows.map(({ ownerId, userName }) => [ownerId, userName])).toEqual([
    ['basim', '<b>Amal</b>'],
    ['basim', 'lama'],
    ['basim', `${'x'.repeat(32)}…`],
    ['amal', 'Amal'],
  ])
})
