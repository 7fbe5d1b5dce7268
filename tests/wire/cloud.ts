import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test as base, type Page } from '@playwright/test'
import {
  type LocalCloud,
  type LocalCloudOptions,
  startLocalCloud,
} from '../../packages/local-cloud/src/index.ts'
import { sdkBundle } from './sdk-bundle.ts'

const PROJECT = 'games-portal'

const config = fileURLToPath(new URL('../../appwrite.config.json', import.meta.url))

interface Fixtures {
  /** Starts a server on a data file of its own; it ends with the test. */
  readonly startCloud: (options?: LocalCloudOptions) => Promise<LocalCloud>
  /**
   * The port of a server with a page that is nothing but the SDK. It is a real one, on another port than the
   * cloud, as the recorded page was: Chromium lets no page that a test makes up reach this computer.
   */
  readonly pagePort: number
}

export const test = base.extend<Fixtures>({
  startCloud: async ({}, provide) => {
    const folder = await mkdtemp(join(tmpdir(), 'saha-wire-'))
    const clouds: LocalCloud[] = []
    await provide(async (options) => {
      const data = join(folder, `${clouds.length}.sqlite`)
      const cloud = await startLocalCloud({ port: 0, config, data, ...options })
      clouds.push(cloud)
      return cloud
    })
    await Promise.all(clouds.map((cloud) => cloud.close()))
    await rm(folder, { recursive: true, force: true })
  },
  pagePort: async ({}, provide) => {
    const script = await sdkBundle()
    const server = createServer((request, response) => {
      const isScript = request.url === '/sdk.js'
      response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
      response.end(
        isScript ? script : '<!doctype html><title>SDK</title><script type="module" src="/sdk.js"></script>',
      )
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    await provide((server.address() as AddressInfo).port)
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  },
})

/** Opens the SDK's page at an origin and connects it to a cloud. */
export async function openSdkPage(page: Page, cloud: LocalCloud, origin: string): Promise<void> {
  await page.goto(`${origin}/`)
  await page.evaluate(`connect(${JSON.stringify(`${cloud.url}/v1`)}, ${JSON.stringify(PROJECT)})`)
}
