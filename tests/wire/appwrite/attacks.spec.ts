import { expect } from '@playwright/test'
import { isOwnedBy, findOwner } from '../../../app/src/adapters/appwrite/client/parse-responses.ts'
import { test } from '../support/cloud.ts'
import { userIds, at, attempt, create, document, AMAL_DATA, SCORE, openTwoUsers } from '../support/users.ts'

test('prevents reading, changing and deleting another user’s data @quick', async ({
  browser,
  pagePort,
  startCloud,
}) => {
  const origin = `http://localhost:${pagePort}`
  const { basim, readAmalData, before } = await openTwoUsers(
    browser,
    await startCloud({ users: userIds }),
    origin,
  )
  const denied = '401 user_unauthorized'

  for (const [collection, id] of AMAL_DATA) {
    const its = document(collection, id)
    const seen = collection === 'high_scores' ? 'done' : '404 document_not_found'
    expect(await attempt(basim, `db.getDocument({ ${its} })`), collection).toBe(seen)
    for (const change of [
      `db.updateDocument({ ${its}, data: { game_id: 'stolen' } })`,
      `db.updateDocument({ ${its}, data: { user_id: 'basim' } })`,
      `db.updateDocument({ ${its}, permissions: [Permission.delete(Role.user('basim'))] })`,
      `db.updateDocument({ ${its}, data: { game_id: 'stolen' }, permissions: [Permission.read(Role.any())] })`,
      `db.upsertDocument({ ${its}, data: { user_id: 'basim', game_id: 'stolen', rating: 1, user_name: 'B', score: 1 } })`,
      `db.deleteDocument({ ${its} })`,
    ])
      expect(await attempt(basim, change), `${collection}: ${change}`).toBe(denied)
  }
  for (const collection of ['favorites', 'ratings'])
    for (const queries of ["[Query.equal('user_id', 'amal')]", '[]', "[Query.isNotNull('user_id')]"])
      expect(
        await basim.evaluate(
          `db.listDocuments({ ${at(collection)}, queries: ${queries} }).then(({ total }) => total)`,
        ),
      ).toBe(0)
  expect(await readAmalData()).toEqual(before)
})

test('prevents taking another user’s ids, session or permissions', async ({
  browser,
  pagePort,
  startCloud,
}) => {
  const origin = `http://localhost:${pagePort}`
  const { amal, basim, readAmalData, before } = await openTwoUsers(
    browser,
    await startCloud({ users: userIds }),
    origin,
  )

  for (const [collection, id] of AMAL_DATA) {
    const data = { user_id: 'basim', game_id: 'x', ...(collection === 'ratings' ? { rating: 1 } : {}) }
    const whole = collection === 'high_scores' ? { ...data, user_name: 'B', score: 1 } : data
    for (const spelling of [id, id.toUpperCase()])
      expect(await attempt(basim, create(collection, spelling, whole))).toBe('409 document_already_exists')
  }
  for (const id of ['_x', '-x', '.x', 'a b', '../x', 'x'.repeat(37), 'ش'])
    expect(await attempt(basim, create('favorites', id, { user_id: 'basim', game_id: 'x' })), id).toBe(
      '400 general_argument_invalid',
    )
  const account = "email: 'other@example.test', password: 'longenough1'"
  for (const userId of ['amal', 'AMAL'])
    expect(await attempt(basim, `account.create({ userId: '${userId}', ${account} })`)).toBe(
      '409 user_already_exists',
    )
  const session = await amal.evaluate<string>(
    "account.getSession({ sessionId: 'current' }).then(({ $id }) => $id)",
  )
  for (const call of ['getSession', 'updateSession', 'deleteSession'])
    expect(await attempt(basim, `account.${call}({ sessionId: '${session}' })`)).toBe(
      '404 user_session_not_found',
    )

  // A user cannot transfer their own documents to another user.
  const own = { user_id: 'basim', game_id: 'own' }
  for (const right of ['read', 'update', 'delete', 'write'])
    for (const role of ["Role.user('amal')", 'Role.guests()', "Role.team('t')", "Role.label('admin')"])
      expect(
        await attempt(basim, create('favorites', 'own', own, `permissions: [Permission.${right}(${role})]`)),
        `${right} ${role}`,
      ).toBe('401 user_unauthorized')
  expect(await readAmalData()).toEqual(before)
})

test('rejects values that are too long, mistyped or out of range', async ({
  browser,
  pagePort,
  startCloud,
}) => {
  const origin = `http://localhost:${pagePort}`
  const { basim, readAmalData, before } = await openTwoUsers(
    browser,
    await startCloud({ users: userIds }),
    origin,
  )
  const own = { user_id: 'basim', game_id: 'go' }
  const wrong: readonly (readonly [string, object | string])[] = [
    ...['x'.repeat(37), 5, true, null, ['basim'], { $ne: '' }].map(
      (value) => ['favorites', { ...own, user_id: value }] as const,
    ),
    ...['x'.repeat(65), '😀'.repeat(65), 0, {}].map(
      (value) => ['favorites', { ...own, game_id: value }] as const,
    ),
    ...[0, 6, -1, 4.5, '5', null, [5], 1e300].map((value) => ['ratings', { ...own, rating: value }] as const),
    ...[-1, 1.5, '9', null, [1], 2 ** 60].map(
      (value) => ['high_scores', { ...own, user_name: 'B', score: value }] as const,
    ),
    ['high_scores', { ...own, user_name: 'x'.repeat(129), score: 1 }],
    ['favorites', { ...own, admin: true }],
    ['favorites', `JSON.parse('{"user_id":"basim","game_id":"go","__proto__":{"admin":true}}')`],
  ]
  for (const [collection, data] of wrong)
    expect(await attempt(basim, create(collection, 'wrong', data)), JSON.stringify(data)).toBe(
      '400 document_invalid_structure',
    )
  const huge = create('favorites', 'wrong', `{ user_id: 'basim', game_id: 'x'.repeat(6 * 2 ** 20) }`)
  expect(await attempt(basim, huge)).toMatch(/^(?:413 general_bad_request| )$/)
  for (const [collection] of AMAL_DATA)
    expect(await attempt(basim, `db.getDocument({ ${document(collection, 'wrong')} })`)).toBe(
      '404 document_not_found',
    )
  expect(await readAmalData()).toEqual(before)
})

test('identifies the owner of documents that Appwrite lets anyone write', async ({
  browser,
  pagePort,
  startCloud,
}) => {
  const origin = `http://localhost:${pagePort}`
  const { amal, basim } = await openTwoUsers(browser, await startCloud({ users: userIds }), origin)
  const everybody = 'permissions: [Permission.read(Role.any())]'

  // Any user may write a document that names another and grant them access, as recorded from the real server.
  const injected = { user_id: 'amal', game_id: 'injected' }
  expect(await attempt(basim, create('favorites', 'injected', injected, everybody))).toBe('done')
  expect(await attempt(basim, create('ratings', 'injected', { ...injected, rating: 1 }, everybody))).toBe(
    'done',
  )
  for (const collection of ['favorites', 'ratings']) {
    const { documents } = await amal.evaluate<{ documents: { game_id: string }[] }>(
      `db.listDocuments({ ${at(collection)}, queries: [Query.equal('user_id', 'amal')] })`,
    )
    expect(documents.map(({ game_id }) => game_id)).toEqual(['chess', 'injected'])
    // The adapter's rule: a document is mine if I may delete it.
    const mine = documents.filter((one) => isOwnedBy(one, 'amal'))
    expect(mine.map(({ game_id }) => game_id)).toEqual(['chess'])
    expect(await attempt(amal, `db.deleteDocument({ ${document(collection, 'injected')} })`)).toBe(
      '401 user_unauthorized',
    )
  }

  // Score and name are claims of their writer, which no other user can delete or change.
  const claimed = { ...SCORE, user_name: '<b>\u202Elama</b>', score: Number.MAX_SAFE_INTEGER }
  expect(await attempt(basim, create('high_scores', 'claimed', claimed))).toBe('done')
  for (const page of [amal, basim])
    expect(await attempt(page, `db.deleteDocument({ ${document('high_scores', 'claimed')} })`)).toBe(
      '401 user_unauthorized',
    )
  // The server guarantees the writer, also on the board, where documents have no permissions.
  const { documents } = await amal.evaluate<{ documents: object[] }>(
    `db.listDocuments({ ${at('high_scores')}, queries: [Query.orderDesc('score')] })`,
  )
  expect(documents.map(findOwner)).toEqual(['basim', 'amal'])
})
