import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type LocalCloud, type LocalCloudOptions, startLocalCloud as startServer } from './start.ts'

/** A local cloud for a test or a test file. */
export interface TestCloud extends LocalCloud, AsyncDisposable {
  /** For `client.setEndpoint(…)`. */
  readonly endpoint: string
  /** For `client.setProject(…)`; from the configuration. */
  readonly projectId: string
  /** For `client.setKey(…)` of a server SDK, with every scope. */
  readonly apiKey: string
  /** Stops the server and deletes its data. */
  close(): Promise<void>
}

/**
 * Starts a local cloud for tests: on a free port, with temporary data and near-zero password cost. Accepts every
 * other setting; `seed` provides initial data.
 *
 * @throws {StartError} with the cause and the fix, when it cannot start
 */
export async function startLocalCloud(options: Omit<LocalCloudOptions, 'data'> = {}): Promise<TestCloud> {
  const folder = await mkdtemp(join(tmpdir(), 'local-cloud-'))
  const deleteData = async () => rm(folder, { recursive: true, force: true })
  const apiKey = randomBytes(32).toString('hex')
  try {
    const cloud = await startServer({
      port: 0,
      quickPasswords: true,
      ...options,
      keys: [...(options.keys ?? []), apiKey],
      data: join(folder, 'data.sqlite'),
    })
    const close = async () => {
      await cloud.close()
      await deleteData()
    }
    const { url, port, projectId } = cloud
    const endpoint = `${url}/v1`
    return { url, port, projectId, endpoint, apiKey, close, [Symbol.asyncDispose]: close }
  } catch (error) {
    await deleteData()
    throw error
  }
}
