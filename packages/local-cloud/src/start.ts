import { dirname, resolve } from 'node:path'
import { accountRoutes } from './account/routes.ts'
import { SessionTokens } from './auth/session-tokens.ts'
import { SessionStore } from './auth/session-store.ts'
import { Passwords } from './auth/passwords.ts'
import { type LabelsByEmail, UserStore } from './auth/user-store.ts'
import type { Collection } from './config/project.ts'
import { readConfigFile } from './config/read-config.ts'
import { DocumentStore } from './documents/store/document-store.ts'
import { ListWorkerPool } from './documents/lists/list-worker-pool.ts'
import { documentRoutes } from './documents/routes.ts'
import { handleApiRequest, type ApiContext } from './api/handle-request.ts'
import { Functions } from './functions/functions.ts'
import { formatTime } from './identifiers.ts'
import { ApiKeyStore } from './auth/api-key-store.ts'
import { generalRoutes } from './api/general-routes.ts'
import { isAllowedHost } from './http/hosts.ts'
import { RateLimiter } from './http/rate-limiter.ts'
import { RouteTable } from './api/route.ts'
import { formatRequest } from './http/request-log.ts'
import { HttpServer, type Service } from './http/server.ts'
import { Inspector, INSPECTOR_PATH } from './inspector/inspector.ts'
import { Realtime, REALTIME_PATH } from './realtime/realtime.ts'
import { schemaRoutes } from './schema/routes.ts'
import { Schema } from './schema/schema.ts'
import { openMounts } from './static-files/mounts.ts'
import { applySeed } from './seed/seed.ts'
import { validateSeed, readSeedFile, type Seed } from './seed/seed-file.ts'
import { StaticFiles } from './static-files/static-files.ts'
import { syncCollections } from './storage/collection-tables.ts'
import { openDatabase } from './storage/database.ts'
import { userRoutes } from './users/routes.ts'

/** Logged status when the client disconnects before the response (nginx's 499). */
const CLIENT_CLOSED_REQUEST = 499

/** Settings of a local cloud; all are optional. */
export interface LocalCloudOptions {
  /** 0 uses any free port. @default 4321 */
  readonly port?: number
  /** @default '127.0.0.1' */
  readonly host?: string
  /** Path of the data file. @default '.saha/local-cloud.sqlite' in the working directory */
  readonly data?: string
  /** Path of the project's configuration. @default 'appwrite.config.json' in the working directory */
  readonly config?: string
  /** Folders of built files by URL path, as `{ '/': 'app/dist' }`. @default none */
  readonly serve?: Readonly<Record<string, string>>
  /** Keeps other sessions after a password change. @default false */
  readonly keepSessions?: boolean
  /**
   * Hashes passwords at near-zero cost, for tests with many accounts.
   *
   * @default false
   */
  readonly quickPasswords?: boolean
  /** Enforces Appwrite's rate limits. @default false */
  readonly rateLimits?: boolean
  /** Hostnames of further pages that may use the API, like Appwrite's web platforms. @default none */
  readonly platforms?: readonly string[]
  /** Labels of accounts by e-mail address, as in Appwrite's console. @default none */
  readonly labels?: LabelsByEmail
  /** Initial data, or the path of a seed file; existing data is left unchanged. @default none */
  readonly seed?: Seed | string
  /** Handlers of other servers, each below a path. @default none */
  readonly services?: readonly Service[]
  /** API keys with every scope that are valid while the server runs. @default none */
  readonly keys?: readonly string[]
  /** Called with one line for every request to the API and the services. @default none */
  readonly log?: (line: string) => void
  /** Called with every internal error. @default logs to standard error */
  readonly onFailure?: (error: unknown) => void
  /** Current time in milliseconds since 1970. @default Date.now */
  readonly now?: () => number
}

/** A running local cloud. */
export interface LocalCloud {
  /** Base URL without a trailing slash: `http://localhost:4321`. */
  readonly url: string
  readonly port: number
  /** Project id of the configuration. */
  readonly projectId: string
  /** Stops within a second: finishes pending requests, closes every connection and the data file. */
  close(): Promise<void>
}

/**
 * Starts a server that is compatible with Appwrite, stores its data in one file, and serves built files.
 *
 * @throws {StartError} with the cause and the fix, when it cannot start
 */
export async function startLocalCloud(options: LocalCloudOptions = {}): Promise<LocalCloud> {
  const { host = '127.0.0.1', platforms = [], services = [], now = Date.now } = options
  let isOpen = true
  const onFailure = (error: unknown) => {
    // Work that outlives the server fails on the closed database, but its result is not needed.
    if (isOpen) (options.onFailure ?? console.error)(error)
  }
  const config = resolve(options.config ?? 'appwrite.config.json')
  const fileProject = readConfigFile(config)
  const files = new StaticFiles(openMounts(options.serve ?? {}))
  const data = resolve(options.data ?? '.saha/local-cloud.sqlite')
  const db = openDatabase(data)
  try {
    syncCollections(db, fileProject)
    const schema = new Schema(db, fileProject, formatTime(now()))
    const project = { ...fileProject, databases: schema.databases }
    const users = new UserStore(db, options.labels, new Passwords(options.quickPasswords))
    const tokens = new SessionTokens()
    const sessions = new SessionStore(db, project.sessionLimit, project.sessionSeconds)
    const listWorkers = new ListWorkerPool(data)
    const stores = new WeakMap<Collection, DocumentStore>()
    const getStore = (collection: Collection) => {
      const store = stores.get(collection) ?? new DocumentStore(db, collection)
      stores.set(collection, store)
      return store
    }
    const { seed } = options
    if (seed !== undefined) {
      const checked = typeof seed === 'string' ? readSeedFile(resolve(seed)) : validateSeed(seed)
      await applySeed(checked, { db, users, schema, getStore }, now())
    }
    const inspector = new Inspector({ db, databases: project.databases, users, sessions, now })
    const realtime = new Realtime({ project, users, sessions, tokens, platforms, now, onFailure })
    const keys = new ApiKeyStore(db, options.keys)
    const functionsContext = { projectId: project.id, keys, tokens, now, onFailure }
    const functions = new Functions(project.functions, dirname(config), functionsContext)
    const routes = realtime.withPublishing([
      ...generalRoutes,
      ...accountRoutes(project, users, sessions, tokens, options.keepSessions ?? false),
      ...documentRoutes(project, getStore, listWorkers),
      ...schemaRoutes(schema),
      ...userRoutes(users, sessions, tokens, options.keepSessions ?? false),
    ])
    const context: ApiContext = {
      project,
      routes: new RouteTable(functions.withTriggers(routes)),
      users,
      sessions,
      tokens,
      keys,
      rateLimits: new RateLimiter(options.rateLimits ?? false),
      platforms,
      data,
      now,
      onFailure,
    }

    const serviceAt = (path: string) => services.find(({ prefix }) => isBelow(path, prefix))
    const server = new HttpServer({
      isAllowedHost: (request) => isAllowedHost(request, { host, platforms }),
      request: async (request, response, { path, search }) => {
        if (isBelow(path, INSPECTOR_PATH)) return inspector.handle(request, response, path, search)
        const service = serviceAt(path)
        if (service === undefined && !isBelow(path, '/v1'))
          return files.handle(request, response, path, search)
        const started = performance.now()
        let errorType: string | null = null
        response.once('close', () => {
          const { method = '' } = request
          const milliseconds = performance.now() - started
          const status = response.writableFinished ? response.statusCode : CLIENT_CLOSED_REQUEST
          const record = { method, path, status, milliseconds, errorType }
          inspector.record(record)
          options.log?.(formatRequest(record, now()))
        })
        if (service !== undefined) return service.handle(request, response)
        const query = new URLSearchParams(search)
        errorType = await handleApiRequest(context, request, response, path.slice('/v1'.length), query)
      },
      upgrade: (request, socket, head, { path, search }) => {
        if (path === `/v1${REALTIME_PATH}`) {
          realtime.upgrade(request, socket, head, new URLSearchParams(search))
          return true
        }
        const service = serviceAt(path)
        service?.upgrade?.(request, socket, head)
        return service?.upgrade !== undefined
      },
      onFailure,
    })
    const port = await server.listen(options.port ?? 4321, host)
    const url = `http://${urlHost(host)}:${port}`
    functions.setEndpoint(`${url}/v1`)
    const close = async () => {
      realtime.close()
      await functions.close()
      inspector.close()
      try {
        await Promise.all([server.close(), ...services.map((service) => service.close?.())])
      } finally {
        isOpen = false
        await listWorkers.close()
        db.close()
      }
    }
    let closing: Promise<void> | undefined
    return { url, port, projectId: project.id, close: () => (closing ??= close()) }
  } catch (error) {
    db.close()
    throw error
  }
}

function isBelow(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`)
}

/** Browsers treat `localhost` and `127.0.0.1` as different sites, so one name is used everywhere. */
function urlHost(host: string): string {
  const everywhere = ['127.0.0.1', '0.0.0.0', '::', '::1']
  if (everywhere.includes(host)) return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
