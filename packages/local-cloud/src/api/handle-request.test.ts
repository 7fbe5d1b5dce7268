import { expect, test } from 'vitest'
import { documentsPath, startTestCloud, TestClient } from '../testing/test-cloud.ts'

test('sends a content length instead of a chunked response', async () => {
  const client = new TestClient(await startTestCloud())
  for (const path of ['/ping', '/health', '/nowhere', documentsPath('high_scores')]) {
    const { headers } = await client.send('GET', path)
    expect(headers.has('content-length'), path).toBe(true)
    expect(headers.has('transfer-encoding'), path).toBe(false)
  }
})
