/** The fixture in the README of `@saha/local-cloud`. */
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { startLocalCloud, type TestCloud } from '../../../packages/local-cloud/src/test-server.ts'
import { openSdkPage, test as base } from '../support/cloud.ts'
import { attempt } from '../support/users.ts'

const config = fileURLToPath(new URL('../../../appwrite.config.json', import.meta.url))
const users = [{ $id: 'amal', email: 'amal@example.test', password: 'longenough1' }]

const test = base.extend<{ cloud: TestCloud }>({
  cloud: async ({}, provide) => {
    await using cloud = await startLocalCloud({ config, seed: { users } })
    await provide(cloud)
  },
})

test('signs a page in to a seeded account @quick', async ({ cloud, page, pagePort }) => {
  await openSdkPage(page, cloud, `http://localhost:${pagePort}`)
  const credentials = "email: 'amal@example.test', password: 'longenough1'"
  expect(await attempt(page, `account.createEmailPasswordSession({ ${credentials} })`)).toBe('done')
})
