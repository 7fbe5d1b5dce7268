import { expect, test } from 'vitest'
import { documentsPath, startTestCloud, TestClient } from '../testing/test-cloud.ts'

test('an answer says how long it is, so that it leaves in one piece', async () => {
  const client = new TestClient(await startTestCloud())
  for (const path of ['/ping', '/health', '/nowhere', documentsPath('high_scores')]) {
    const { headers } = await client.send('GET', path)
    expect(headers.has('content-length'), path).toBe(true)
    expect(headers.has('transfer-encoding'), path).toBe(false)
  }
})
