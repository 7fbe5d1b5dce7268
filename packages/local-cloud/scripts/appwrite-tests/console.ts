import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request as forward, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import { text } from 'node:stream/consumers'
import { type LocalCloud, startLocalCloud } from '../../src/index.ts'
import { ApiKeyStore } from '../../src/auth/api-key-store.ts'
import { SCOPES } from '../../src/config/scopes.ts'
import { openDatabase } from '../../src/storage/database.ts'

/** A project of the tests: a local cloud with its own data. */
interface Project {
  readonly config: string
  readonly data: string
  keepSessions: boolean
  cloud: LocalCloud
}

/** A running console. */
export interface Console {
  readonly port: number
  close(): Promise<void>
}

/** Database capabilities that Appwrite's tests query before they run further cases. */
const DATABASE_CAPABILITIES = {
  supportForRelationships: false,
  supportForOperators: true,
  supportForSpatials: false,
  supportForSpatialIndexNull: false,
  supportForFulltextWildcard: true,
  supportForMultipleFulltextIndexes: true,
  supportForAttributes: true,
  maxIndexLength: 768,
}

/**
 * Fakes Appwrite's console, which a local cloud does not have and the tests start with: console users, teams,
 * projects, keys and one setting. Every project is a local cloud, and requests with a project id are proxied to it
 * unchanged. Creating a relationship only reports success, because the tests' collections always contain one.
 *
 * @param folder where the projects store their data
 */
export async function startConsole(folder: string, rateLimits: boolean): Promise<Console> {
  const projects = new Map<string, Project>()

  async function open(project: Omit<Project, 'cloud'>): Promise<LocalCloud> {
    const { config, data, keepSessions } = project
    return startLocalCloud({ port: 0, config, data, keepSessions, rateLimits, platforms: ['appwrite.test'] })
  }

  async function createProject(id: string): Promise<void> {
    const home = join(folder, id)
    mkdirSync(home)
    const config = join(home, 'appwrite.config.json')
    writeFileSync(config, JSON.stringify({ projectId: id, tablesDB: [], tables: [] }))
    const project = { config, data: join(home, 'data.sqlite'), keepSessions: false }
    projects.set(id, { ...project, cloud: await open(project) })
  }

  /** Runs `work` while the server of the project is stopped. */
  async function whileStopped<T>(project: Project, work: () => T): Promise<T> {
    await project.cloud.close()
    const done = work()
    project.cloud = await open(project)
    return done
  }

  async function createKey(project: Project, scopes: readonly string[]): Promise<string> {
    return whileStopped(project, () => {
      const db = openDatabase(project.data)
      try {
        const known = SCOPES.filter((scope) => scopes.includes(scope))
        return new ApiKeyStore(db).create('tests', known, Date.now())
      } finally {
        db.close()
      }
    })
  }

  /** Returns status and body of a console request, or null for a request to a project. */
  async function answer(method: string, path: string, body: Body): Promise<[number, object] | null> {
    const [, , area = '', id = '', part = '', setting = ''] = path.split('/')
    const project = projects.get(id)
    if (method === 'GET' && path === '/v1/console/variables') return [200, DATABASE_CAPABILITIES]
    if (path.endsWith('/relationship')) return [202, { type: 'relationship', status: 'available', ...body }]
    if (area === 'account') return [method === 'POST' ? 201 : 200, { $id: 'root', ...body }]
    if (area === 'teams') return [201, { $id: body.teamId, name: body.name }]
    if (area === 'webhooks') return [201, { $id: 'webhook', secret: 'secret' }]
    if (method === 'POST' && path === '/v1/projects') {
      const made = randomUUID().slice(0, 20)
      await createProject(made)
      return [201, { $id: made, name: body.name }]
    }
    if (area !== 'projects' || project === undefined) return null
    if (method === 'POST' && part === 'keys')
      return [201, { $id: 'key', secret: await createKey(project, body.scopes ?? []) }]
    if (setting === 'session-invalidation') {
      await whileStopped(project, () => (project.keepSessions = body.enabled === false))
      return [200, { $id: id }]
    }
    return part === 'smtp' ? [200, { $id: id }] : null
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/' } = request
    const path = url.split('?')[0] ?? url
    if (!isForConsole(request, path)) return relay(request, response, findProject(request))
    const body = JSON.parse((await text(request)) || '{}') as Body
    const [status, answered] = (await answer(method, path, body)) ?? [404, { message: 'No such thing here.' }]
    response.writeHead(status, {
      'content-type': 'application/json',
      'set-cookie': 'a_session_console=root; path=/; httponly',
    })
    response.end(JSON.stringify(answered))
  }

  /** Any existing project answers for an unknown one. */
  function findProject(request: IncomingMessage): Project | undefined {
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const id = request.headers['x-appwrite-project'] ?? searchParams.get('project') ?? ''
    return projects.get(String(id)) ?? projects.values().next().value
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) =>
    relayUpgrade(request, socket, head, findProject(request)),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await Promise.all([...projects.values()].map(({ cloud }) => cloud.close()))
    },
  }
}

interface Body {
  readonly teamId?: string
  readonly name?: string
  readonly scopes?: readonly string[]
  readonly enabled?: boolean
}

function isForConsole({ headers, method }: IncomingMessage, path: string): boolean {
  const ofConsole = ['/v1/account', '/v1/teams', '/v1/projects', '/v1/console']
  if (headers['x-appwrite-project'] === 'console') return ofConsole.some((area) => path.startsWith(area))
  return path === '/v1/webhooks' || (method === 'POST' && path.endsWith('/relationship'))
}

function target(request: IncomingMessage, project: Project | undefined) {
  const port = project?.cloud.port
  const { method, url: path } = request
  return { host: '127.0.0.1', port, method, path, headers: { ...request.headers, host: `localhost:${port}` } }
}

function relay(request: IncomingMessage, response: ServerResponse, project: Project | undefined): void {
  const onward = forward(target(request, project), (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
    answer.pipe(response)
  })
  onward.on('error', (error) => response.writeHead(502).end(error.message))
  request.pipe(onward)
}

function relayUpgrade(
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  project: Project | undefined,
): void {
  const onward = forward(target(request, project))
  onward.on('upgrade', (answer, upstream, rest) => {
    const headers = Object.entries(answer.headers).map(([name, value]) => `${name}: ${String(value)}\r\n`)
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${headers.join('')}\r\n`)
    upstream.write(head)
    socket.write(rest)
    upstream.pipe(socket).pipe(upstream)
    for (const end of [upstream, socket])
      end.on('error', () => [upstream, socket].forEach((one) => one.destroy()))
  })
  onward.on('response', () => socket.destroy())
  onward.on('error', () => socket.destroy())
  onward.end()
}
