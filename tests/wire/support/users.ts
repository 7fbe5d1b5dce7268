import { type Browser, expect, type Page } from '@playwright/test'
import { PASSWORD } from '../../../packages/local-cloud/src/testing/test-users.ts'
import { openSdkPage } from './cloud.ts'

/** Runs an SDK call in a page. @returns `done`, or the code and type of the SDK's error */
export async function attempt(page: Page, call: string): Promise<string> {
  return page.evaluate<string>(`Promise.resolve().then(() => ${call}).then(
    () => 'done',
    ({ code, type }) => [code, type].join(' '),
  )`)
}

export const at = (collectionId: string) => `databaseId: D, collectionId: '${collectionId}'`
export const document = (collectionId: string, documentId: string) =>
  `${at(collectionId)}, documentId: '${documentId}'`
export const create = (collectionId: string, documentId: string, data: object | string, permissions = '') =>
  `db.createDocument({ ${document(collectionId, documentId)}, data: ${typeof data === 'string' ? data : JSON.stringify(data)}, ${permissions} })`

const FAVORITE = { user_id: 'amal', game_id: 'chess' }
const RATING = { ...FAVORITE, rating: 5 }
export const SCORE = { ...FAVORITE, user_name: 'Amal', score: 900 }
export const AMAL_DATA = [
  ['favorites', 'amals-favorite'],
  ['ratings', 'amals-rating'],
  ['high_scores', 'amals-score'],
] as const

/** Initial accounts of the cloud, which {@link openTwoUsers} signs in. */
export const userIds = ['amal', 'basim']

/** Opens two browsers: Amal has a favorite, a rating and a score; Basim is the attacker. */
export async function openTwoUsers(browser: Browser, url: Parameters<typeof openSdkPage>[1], origin: string) {
  const open = async (person: string) => {
    const page = await (await browser.newContext()).newPage()
    await openSdkPage(page, url, origin)
    const credentials = `email: '${person}@example.test', password: '${PASSWORD}'`
    expect(await attempt(page, `account.createEmailPasswordSession({ ${credentials} })`)).toBe('done')
    return page
  }
  const [amal, basim] = [await open('amal'), await open('basim')]
  expect(await attempt(amal, create('favorites', 'amals-favorite', FAVORITE))).toBe('done')
  expect(await attempt(amal, create('ratings', 'amals-rating', RATING))).toBe('done')
  expect(await attempt(amal, create('high_scores', 'amals-score', SCORE))).toBe('done')
  /** Returns all of Amal's documents, as she reads them. */
  const readAmalData = async () =>
    amal.evaluate<unknown>(`Promise.all([
      db.listDocuments({ ${at('favorites')} }),
      db.listDocuments({ ${at('ratings')} }),
      db.getDocument({ ${document('high_scores', 'amals-score')} }),
      account.listSessions().then(({ sessions }) => sessions.map(({ $id }) => $id)),
    ])`)
  return { amal, basim, readAmalData, before: await readAmalData() }
}
