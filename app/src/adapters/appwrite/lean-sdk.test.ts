import { readFileSync } from 'node:fs'
import { parseAst } from 'vite'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lean } from '../../../lean-sdk.ts'
import type * as Sdk from './sdk.ts'

const whole = readFileSync(new URL(import.meta.resolve('appwrite')), 'utf8')

/** Runs a text of the SDK, with the browser's JSON as in the build. */
const run = async (code: string): Promise<typeof Sdk> => {
  const alone = code.replace(/^import JSONbigModule.*$/m, 'const JSONbigModule = () => JSON')
  return (await import(`data:text/javascript,${encodeURIComponent(alone)}`)) as typeof Sdk
}

/** Every call of the portal's, once. */
async function callAll({ Account, Client, Databases, Query }: typeof Sdk): Promise<void> {
  const client = new Client().setEndpoint('https://portal.test/v1').setProject('saha')
  const [account, databases] = [new Account(client), new Databases(client)]
  const own = { databaseId: 'main', collectionId: 'ratings' }
  const queries = [
    Query.equal('user_id', 'amal'),
    Query.orderDesc('score'),
    Query.cursorAfter('a'),
    Query.limit(5),
  ]
  await account.get()
  await account.create({ userId: 'amal', email: 'amal@example.com', password: 'long enough' })
  await account.createEmailPasswordSession({ email: 'amal@example.com', password: 'long enough' })
  await account.createJWT()
  await account.updateName({ name: 'Amal' })
  await account.updatePassword({ password: 'longer than that', oldPassword: 'long enough' })
  await account.deleteSession({ sessionId: 'current' })
  await account.deleteSessions()
  await account.updateStatus()
  await databases.listDocuments({ ...own, queries })
  await databases.getDocument({ ...own, documentId: 'a' })
  await databases.createDocument({ ...own, documentId: 'a', data: { rating: 4 } })
  await databases.updateDocument({ ...own, documentId: 'a', data: { rating: 5 } })
  await databases.deleteDocument({ ...own, documentId: 'a' })
}

describe('the SDK as the build leaves it', () => {
  const sent: unknown[] = []
  beforeEach(() => {
    sent.length = 0
    vi.stubGlobal('fetch', async (...call: unknown[]) => {
      sent.push(call)
      return Response.json({ $id: 'a' })
    })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('sends what the whole one sends', async () => {
    await callAll(await run(whole))
    const asked = sent.splice(0)
    expect(asked).toHaveLength(14)
    const sdk = await run(lean(whole, parseAst(whole)))
    await callAll(sdk)
    expect(sent).toEqual(asked)
    expect(sdk.ID.unique()).toMatch(/^\w{20}$/)
  })

  it('has no more than that', async () => {
    const { Account, Databases } = await run(lean(whole, parseAst(whole)))
    expect(Account.prototype).not.toHaveProperty('createMagicURLToken')
    expect(Databases.prototype).not.toHaveProperty('createTransaction')
  })

  it('is refused where a class has lost what the portal calls', () => {
    const other = whole.replace('createEmailPasswordSession(', 'createPasswordSession(')
    expect(() => lean(other, parseAst(other))).toThrow(/no Account\.createEmailPasswordSession/)
  })
})
