/** Runs the steps of `deploy/Dockerfile` without Docker and starts what they built as `deploy/compose.yaml` does. */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer as createHttpServer, type ServerResponse } from 'node:http'
import { createServer } from 'node:net'
import type { Readable } from 'node:stream'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from '@playwright/test'
import { MISSING, startPostgres } from '../../packages/gateway/src/testing/databases.ts'
import { stopProcess } from '../../scripts/stop-process.ts'
import { readService } from './compose.ts'
import { type Image, ImageBuilder } from './image.ts'
import { findObstacle, startContained } from './sandbox.ts'

const obstacle = findObstacle()
test.skip(obstacle !== null, obstacle ?? '')
test.describe.configure({ mode: 'serial' })

const changes = { VITE_AI_STUDIO: 'on', SITE_ADDRESS: 'http://' }
const mounts = {
  portal: { volumes: ['/data'], tmpfs: ['/config', '/tmp'] },
  gateway: { volumes: ['/data'], tmpfs: ['/tmp'] },
}

let folder: string
let images: Readonly<Record<'portal' | 'gateway', Image>>

test.beforeAll(() => {
  test.setTimeout(300_000)
  folder = mkdtempSync(join(tmpdir(), 'saha-images-'))
  // The images' user reads it.
  chmodSync(folder, 0o755)
  const builder = new ImageBuilder(folder, readService('portal', changes).args)
  images = { portal: builder.build('portal'), gateway: builder.build('gateway') }
})
test.afterAll(() => {
  if (folder) rmSync(folder, { recursive: true, force: true })
})

async function findFreePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return String(typeof address === 'object' ? address?.port : 0)
}

const started: ChildProcess[] = []
test.afterEach(async () => {
  for (const child of started.splice(0)) await stopProcess(child, 'SIGKILL')
})

/**
 * Starts a container; stops with its output when it never becomes healthy.
 *
 * @param configured environment of the compose files
 */
async function start(
  name: 'portal' | 'gateway',
  variables: Readonly<Record<string, string>>,
  configured = readService(name, changes).environment,
) {
  const image = images[name]
  const environment = { ...image.environment, ...configured, ...variables }
  const contained = (command: readonly string[]) => {
    const child = startContained(image, image.workdir, environment, command, mounts[name])
    started.push(child)
    return child
  }
  const checkHealth = async () => {
    const [status] = (await once(contained(image.healthCheck), 'exit')) as [number | null]
    return status
  }
  const unhealthy = await checkHealth()
  const child = contained(image.command)
  const details = text(child.stdio[3] as Readable)
  const output = Promise.all([text(child.stdout as Readable), text(child.stderr as Readable)])
  await expect.poll(async () => (child.exitCode === null ? checkHealth() : (await output).join('\n'))).toBe(0)
  /** Stops the container as Docker does. @returns its exit code */
  const stop = async () => {
    const info = JSON.parse(await details) as { 'child-pid': number }
    const exited = once(child, 'exit')
    process.kill(info['child-pid'], 'SIGTERM')
    const [code] = (await exited) as [number | null]
    return code
  }
  return { output, stop, checkHealth, unhealthy }
}

test('the portal serves the built site to its health check and to visitors', async () => {
  const [http, https, health, upstream] = await Promise.all([1, 2, 3, 4].map(findFreePort))
  const portal = await start('portal', {
    HTTP_PORT: http ?? '',
    HTTPS_PORT: https ?? '',
    HEALTH_PORT: health ?? '',
    GATEWAY_UPSTREAM: `127.0.0.1:${upstream}`,
  })
  expect(portal.unhealthy).not.toBe(0)
  expect(images.portal.user).toBe('1000:1000')

  const page = await fetch(`http://127.0.0.1:${http}/en/game/zellige/`, {
    headers: { 'accept-encoding': 'br' },
  })
  expect(page.status).toBe(200)
  expect(page.headers.get('content-encoding')).toBe('br')
  expect(page.headers.get('content-security-policy')).toContain('https://api.example.com')
  expect(await page.text()).toContain('https://games.example.com/en/game/zellige/')
  expect((await fetch(`http://127.0.0.1:${http}/nothing`)).status).toBe(404)
  expect((await fetch(`http://127.0.0.1:${http}/_headers`)).status).toBe(404)

  // Nothing answers behind the proxy, until the gateway starts.
  const proxied = () => fetch(`http://127.0.0.1:${http}/gateway/health`)
  expect((await proxied()).status).toBe(502)
  await start('gateway', { PORT: upstream ?? '' })
  expect(await (await proxied()).json()).toEqual({ status: 'ok' })

  expect(await portal.stop()).toBe(0)
  expect(await portal.checkHealth()).not.toBe(0)
})

test('the gateway keeps its ledger in the volume and stops on a signal', async () => {
  const port = await findFreePort()
  const gateway = await start('gateway', { PORT: port })
  expect(gateway.unhealthy).not.toBe(0)
  expect(images.gateway.user).toBe('1000:1000')
  const ask = (origin: string) =>
    fetch(`http://127.0.0.1:${port}/gateway/v1/models/unknown:generateContent`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: '{}',
    })
  expect((await ask('https://games.example.com')).status).toBe(404)
  expect((await ask('https://evil.example')).status).toBe(403)
  expect(existsSync(join(images.gateway.folder, 'data/ledger.sqlite'))).toBe(true)

  expect(await gateway.stop()).toBe(0)
  expect((await gateway.output).join('')).not.toContain('<KEY>')
  expect(await gateway.checkHealth()).not.toBe(0)
})

/** Upstream that holds its answers until a test releases them. */
async function startUpstream() {
  const waiting: ServerResponse[] = []
  const usageMetadata = { promptTokenCount: 10, candidatesTokenCount: 10, totalTokenCount: 20 }
  const candidates = [{ content: { parts: [{ text: 'Hello' }] }, finishReason: 'STOP' }]
  const server = createHttpServer((request, response) => {
    request.resume()
    waiting.push(response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    countWaiting: () => waiting.length,
    release: () => {
      for (const response of waiting.splice(0))
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify({ candidates, usageMetadata }))
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

test('the gateways of compose.instances.yaml share one ceiling in PostgreSQL', async () => {
  test.skip(MISSING.postgres !== '', `the ledger needs PostgreSQL${MISSING.postgres}.`)
  const { environment, replicas } = readService('gateway', { ...changes, LEDGER_PASSWORD: 'secret' }, [
    'compose.yaml',
    'compose.instances.yaml',
  ])
  expect(replicas).toBe(3)
  const [database, upstream] = await Promise.all([startPostgres(), startUpstream()])
  try {
    // The test's server instead of the service `ledger`.
    const ledger = new URL(environment['GATEWAY_LEDGER'] ?? '')
    expect(ledger.href).toBe('postgres://saha:secret@ledger/saha')
    const { host, pathname } = new URL(database.url)
    const ports = await Promise.all(Array.from({ length: replicas }, findFreePort))
    const variables = {
      GATEWAY_LEDGER: `postgres://${ledger.username}:${ledger.password}@${host}${pathname}`,
      GATEWAY_UPSTREAM: upstream.url,
    }
    const gateways = await Promise.all(
      ports.map((port) => start('gateway', { ...variables, PORT: port }, environment)),
    )
    // Each call comes from a network of its own, so that only the total is limited.
    const ask = async (index: number) => {
      const response = await fetch(
        `http://127.0.0.1:${ports[index % replicas]}/gateway/v1beta/models/gemini-3.8-flash:generateContent`,
        {
          method: 'POST',
          headers: {
            origin: 'https://games.example.com',
            'content-type': 'application/json',
            'x-forwarded-for': `10.0.${index}.1`,
          },
          body: JSON.stringify({ contents: [{ parts: [{ text: 'Hi' }] }] }),
        },
      )
      await response.text()
      return response.status
    }
    // 20 dollars a day; a call costs at most 2 bytes at 1.5 and 65,536 tokens at 7.5 dollars a million.
    const bearable = Math.floor(20_000_000 / 491_523)
    const statuses: number[] = []
    const calls = Array.from({ length: 60 }, async (_, index) => statuses.push(await ask(index)))
    await expect.poll(() => statuses.length).toBe(60 - bearable)
    expect(new Set(statuses)).toEqual(new Set([429]))
    expect(upstream.countWaiting()).toBe(bearable)
    upstream.release()
    await Promise.all(calls)
    expect(statuses.filter((status) => status === 200)).toHaveLength(bearable)
    for (const gateway of gateways) expect(await gateway.stop()).toBe(0)
  } finally {
    upstream.stop()
    await database.remove()
  }
})

/** Adds packages and all that they depend on. Optional dependencies may be missing. */
function addPackages(names: readonly string[], packages: Set<string>): void {
  for (const name of names) {
    const path = join('node_modules', name, 'package.json')
    if (packages.has(name) || !existsSync(path)) continue
    packages.add(name)
    const { dependencies = {} } = JSON.parse(readFileSync(path, 'utf8')) as {
      dependencies?: Record<string, string>
    }
    addPackages(Object.keys(dependencies), packages)
  }
}

test('the images contain what they run, and neither sources nor the key', () => {
  expect(readdirSync(join(images.portal.folder, 'srv/saha')).toSorted()).toEqual([
    'Caddyfile',
    'container.Caddyfile',
    'nginx.conf',
    'public',
  ])
  const { dependencies } = JSON.parse(readFileSync('packages/gateway/package.json', 'utf8')) as {
    dependencies: Record<string, string>
  }
  const modules = join(images.gateway.folder, 'opt/gateway/node_modules')
  const installed = readdirSync(modules).flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(modules, name)).map((part) => `${name}/${part}`) : [name],
  )
  const needed = new Set<string>()
  addPackages([...Object.keys(dependencies), 'pg', 'redis'], needed)
  expect(installed.toSorted()).toEqual([...needed].toSorted())
  expect(existsSync(join(images.gateway.folder, 'opt/gateway/src'))).toBe(false)
})
