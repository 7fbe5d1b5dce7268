import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test as base, type Page } from '@playwright/test'
import {
  type LocalCloud,
  type LocalCloudOptions,
  startLocalCloud,
} from '../../../packages/local-cloud/src/index.ts'
import { insertTestUsers } from '../../../packages/local-cloud/src/testing/test-users.ts'
import { createService } from '../../../packages/local-gemini/src/mount.ts'
import { pageScript } from '../pages/page-script.ts'

const PROJECT = 'games-portal'

const config = fileURLToPath(new URL('../../../appwrite.config.json', import.meta.url))

type PageName = Parameters<typeof pageScript>[0]

const pageOf = (name: PageName): string =>
  `<!doctype html><title>${name}</title><script type="module" src="/${name}.js"></script>`

/** Writes a page and its script into a new folder and returns its path. */
async function writePage(folder: string, name: PageName): Promise<string> {
  const place = join(folder, name)
  await mkdir(place, { recursive: true })
  await writeFile(join(place, 'index.html'), pageOf(name))
  await writeFile(join(place, `${name}.js`), await pageScript(name))
  return place
}

/** Writes the project configuration with unique indexes of user and game, and returns its path. */
async function writeUniquePairs(folder: string): Promise<string> {
  const { tables, ...project } = JSON.parse(await readFile(config, 'utf8')) as {
    tables: { indexes: { key: string }[] }[]
  }
  for (const { indexes } of tables)
    for (const index of indexes)
      if (index.key === 'user_game') Object.assign(index, { key: 'user_game_unique', type: 'unique' })
  const path = join(folder, 'unique-pairs.json')
  await writeFile(path, JSON.stringify({ ...project, tables }))
  return path
}

interface StartOptions extends LocalCloudOptions {
  /** Ids of initial accounts, with a cheap password hash. The recorded responses cover sign-up. */
  readonly users?: readonly string[]
  /**
   * Allows one favorite and one rating for each user and game, by any writer: an index of the configuration
   * when Appwrite was recorded, which older projects may still have.
   * @default false
   */
  readonly uniquePairs?: boolean
  /** Serves a page with the portal's own calls besides the SDK. @default false */
  readonly portal?: boolean
  /** Serves the local Gemini below `/gemini`, as `npm start` does, and a page with its SDK. @default false */
  readonly gemini?: boolean
}

interface Fixtures {
  /** Starts a server with its own database, and stops it after the test. */
  readonly startCloud: (options?: StartOptions) => Promise<LocalCloud>
  /**
   * Port of a server with the SDK page. It is on another port than the cloud, as when recorded; Chromium allows no
   * synthetic page to access localhost.
   */
  readonly pagePort: number
}

export const test = base.extend<Fixtures>({
  startCloud: async ({}, provide) => {
    const folder = await mkdtemp(join(tmpdir(), 'saha-wire-'))
    const clouds: LocalCloud[] = []
    await provide(async ({ users, uniquePairs = false, portal = false, gemini = false, ...options } = {}) => {
      const data = join(folder, `${clouds.length}.sqlite`)
      if (users) insertTestUsers(data, users)
      const cloud = await startLocalCloud({
        port: 0,
        config: uniquePairs ? await writeUniquePairs(folder) : config,
        data,
        ...(portal ? { serve: { '/': await writePage(folder, 'portal') } } : {}),
        ...(gemini
          ? { serve: { '/': await writePage(folder, 'gemini') }, services: [createService('/gemini')] }
          : {}),
        ...options,
      })
      clouds.push(cloud)
      return cloud
    })
    await Promise.all(clouds.map((cloud) => cloud.close()))
    await rm(folder, { recursive: true, force: true })
  },
  pagePort: async ({}, provide) => {
    const script = await pageScript('sdk')
    const server = createServer((request, response) => {
      const isScript = request.url === '/sdk.js'
      response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
      response.end(isScript ? script : pageOf('sdk'))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    await provide((server.address() as AddressInfo).port)
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  },
})

/** Opens the SDK page at an origin and connects it to a cloud. */
export async function openSdkPage(page: Page, cloud: LocalCloud, origin: string): Promise<void> {
  await page.goto(`${origin}/`)
  await page.evaluate(`connect(${JSON.stringify(`${cloud.url}/v1`)}, ${JSON.stringify(PROJECT)})`)
}
