import { Account, Client } from 'appwrite'
import { Client as ServerClient, Users } from 'node-appwrite'
import { expect, test } from 'vitest'
import { CONFIG } from './testing/test-cloud.ts'
import { startLocalCloud } from './test-server.ts'

test('starts an isolated server with a seed and a key', async () => {
  const users = [{ $id: 'amal', email: 'amal@example.test', password: 'longenough1' }]
  const cloud = await startLocalCloud({ config: CONFIG, seed: { users } })
  const other = await startLocalCloud({ config: CONFIG })
  try {
    const client = new Client().setEndpoint(cloud.endpoint).setProject(cloud.projectId)
    const session = await new Account(client).createEmailPasswordSession({
      email: 'amal@example.test',
      password: 'longenough1',
    })
    expect(session.userId).toBe('amal')
    const total = async ({ endpoint, projectId, apiKey }: typeof cloud) => {
      const server = new ServerClient().setEndpoint(endpoint).setProject(projectId).setKey(apiKey)
      return (await new Users(server).list()).total
    }
    expect([await total(cloud), await total(other)]).toEqual([1, 0])
  } finally {
    await cloud.close()
    await other[Symbol.asyncDispose]()
  }
  await expect(fetch(`${cloud.endpoint}/health`)).rejects.toThrow()
})
