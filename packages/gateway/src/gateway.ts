import { Hono } from 'hono'
import { cors } from 'hono/cors'
import * as v from 'valibot'
import { AdminGuard, type AdminSettings } from './http/admin-guard.ts'
import { BodyMemory } from './http/body-memory.ts'
import { formatLogEntry } from './http/log-entry.ts'
import { Origins } from './http/origins.ts'
import { notFound, ApiError } from './api-error.ts'
import { Upstream } from './http/upstream.ts'
import { hashUser, identifyClient } from './http/client.ts'
import { Authorizer } from './authorize/authorizer.ts'
import { type Authorize, DEFAULT_PLAN } from './authorize/plan.ts'
import type { PromptDefinition } from './schema/prompts.ts'
import { GuardedLedger } from './ledger/guarded-ledger.ts'
import type { Ledger } from './ledger/ledger.ts'
import { type Limits, LIMITS } from './limits.ts'
import { type LiveSession, openSession } from './live/session.ts'
import { GOOGLE_URL, type Model, defaultModels } from './models.ts'
import { type GatewayEnvironment, gatewayRoutes } from './routes.ts'
import { CallCounter } from './operator/metrics.ts'
import { operatorRoutes } from './operator/operator-routes.ts'
import type { Call, ConnectionInfo, GatewayContext } from './context.ts'

/** Options of a gateway. */
export interface GatewayOptions {
  /** Persistent store of charges, rates and tickets. */
  readonly ledger: Ledger
  /** Origins whose pages may call, such as `https://games.example.com`. */
  readonly origins: readonly string[]
  /** Google's API key; not needed for a local Gemini. */
  readonly key?: string | undefined
  /** Base URL of the Gemini API. @default Google */
  readonly upstream?: string
  /** Base path, such as `/gateway`. @default '' */
  readonly basePath?: string
  /**
   * Public base URL of the gateway, with its path.
   *
   * @default the request's, if its host is this computer or the host of an allowed origin; otherwise the first
   *   origin
   */
  readonly publicUrl?: string
  /** @default MODELS for Google, LOCAL_MODELS for another upstream */
  readonly models?: readonly Model[]
  /** @default LIMITS */
  readonly limits?: Limits
  /**
   * Transport of live sessions. A relay needs `attachNode` of `@saha/gateway/node` and limits their cost. With
   * Google's ephemeral tokens a page talks to Google directly, without a cost limit.
   *
   * @default 'relay'
   */
  readonly live?: 'token' | 'relay'
  /** Clients that may request blog drafts. @default everyone */
  readonly admin?: AdminSettings | undefined
  /** Chooses the plan of each call. @default the same limits for everyone */
  readonly authorize?: Authorize | undefined
  /** Prompts that clients use by their names. @default none */
  readonly prompts?: readonly PromptDefinition[] | undefined
  /** Whether clients may use these prompts only. @default false */
  readonly onlyPrompts?: boolean | undefined
  /**
   * Token for the operator's routes, `GET /spend` and `GET /metrics`, of at least 32 characters.
   *
   * @default these routes are not found
   */
  readonly operatorToken?: string | undefined
  /** Returns whether the gateway is switched off; checked for every call. @default never */
  readonly stopped?: () => boolean
  /** Called with one line for each call. @default no log */
  readonly log?: (line: string) => void
  /** Called with every unexpected error of the gateway. @default prints it to standard error */
  readonly onError?: (error: unknown) => void
  /** Returns the milliseconds since 1970. @default Date.now */
  readonly now?: () => number
  /** @default the runtime's */
  readonly fetch?: typeof fetch
  /** Maximum bytes of request bodies in memory. @default 128 MiB */
  readonly memory?: number
}

/** Gateway that any kind of server can serve. */
export interface Gateway {
  /** Handles a request; the adapter provides its connection. */
  fetch(request: Request, connection: ConnectionInfo): Promise<Response>
  /** Base path of all routes. */
  readonly basePath: string
  /** Admits no more calls, and resolves when all active ones are settled, or after a timeout in milliseconds. */
  drain(timeout?: number): Promise<void>
  /** For adapters that relay live sessions. */
  readonly relay: {
    /** @throws {ApiError} if the session is not allowed */
    open(path: string, headers: Headers): Promise<LiveSession>
    readonly stopped: () => boolean
    readonly redact: (text: string) => string
    readonly now: () => number
  }
}

const ROOM = 128 * 1024 * 1024

const HEADERS = ['command', 'offset', 'protocol', 'header-content-length', 'header-content-type', 'file-name']
const ALLOWED = [
  'authorization',
  'content-type',
  'x-goog-api-client',
  'x-goog-api-key',
  'x-server-timeout',
  'x-appwrite-jwt',
  'range',
]

/** Creates a gateway. It does not listen. */
export function createGateway(options: GatewayOptions): Gateway {
  const { basePath = '', now = Date.now, stopped = () => false } = options
  const fetcher: typeof fetch = options.fetch ?? ((input, init) => fetch(input, init))
  const base = (options.upstream ?? GOOGLE_URL).replace(/\/$/, '')
  const upstream = new Upstream(base, options.key, fetcher)
  const origins = new Origins(options.origins)
  const onError = options.onError ?? console.error
  const ledger = new GuardedLedger(options.ledger, onError)
  const context: GatewayContext = {
    upstream,
    ledger,
    models: new Map((options.models ?? defaultModels(base)).map((model) => [model.id, model])),
    limits: options.limits ?? LIMITS,
    bodyMemory: new BodyMemory(options.memory ?? ROOM),
    admin: new AdminGuard(options.admin, fetcher),
    prompts: new Map((options.prompts ?? []).map((prompt) => [prompt.name, prompt])),
    onlyPrompts: options.onlyPrompts ?? false,
    live: options.live ?? 'relay',
    now,
  }
  const authorizer = new Authorizer(options.authorize)
  const secret = once(() => ledger.secret())

  const app = new Hono<GatewayEnvironment>()
  // Outermost middleware, so that every response has these headers: errors and preflights too.
  app.use(async (c, next) => {
    await next()
    c.res.headers.set('cache-control', 'no-store')
    c.res.headers.set('x-content-type-options', 'nosniff')
  })
  const counter = new CallCounter()
  if (options.operatorToken !== undefined) {
    const { operatorToken: token } = options
    const routes = operatorRoutes({ token, ledger, limits: context.limits, counter, now })
    app.route(basePath === '' ? '/' : basePath, routes)
  }
  app.use(async (c, next) => {
    const started = now()
    await next()
    const call: Call | undefined = c.get('call')
    counter.add(call?.log.call ?? 'refused', call?.log.model, c.res.status)
    if (call === undefined) return
    options.log?.(
      formatLogEntry({
        at: now(),
        method: c.req.method,
        call: call.log.call,
        model: call.log.model,
        status: c.res.status,
        milliseconds: now() - started,
        client: call.client.id.slice(0, 8),
      }),
    )
  })
  app.use(
    cors({
      origin: (origin) => origins.matchAllowed(origin),
      credentials: true,
      allowMethods: ['GET', 'POST', 'DELETE'],
      allowHeaders: [...ALLOWED, ...HEADERS.map((name) => `x-goog-upload-${name}`)],
      exposeHeaders: ['x-goog-upload-url', 'x-goog-upload-status', 'retry-after'],
      maxAge: 600,
    }),
  )
  app.use(async (c, next) => {
    origins.check(c.req.method, c.req.raw.headers)
    rejectWhenStopped(stopped)
    const publicUrl = options.publicUrl ?? `${origins.publicOrigin(c.req.url)}${basePath}`
    const path = basePath === '' ? '/' : basePath
    const secure = publicUrl.startsWith('https:')
    const visitor = await identifyClient(c, await secret(), c.env.address, path, secure)
    const isHealthCheck = c.req.path === `${basePath}/health`
    const plan = isHealthCheck ? DEFAULT_PLAN : await authorizer.choosePlan(c.req.raw)
    const client =
      plan.user === undefined ? visitor : { ...visitor, id: await hashUser(await secret(), plan.user) }
    const log = { call: 'unknown' }
    c.set('call', { context, request: c.req.raw, client, plan, connection: c.env, log, publicUrl })
    await next()
  })
  app.route(basePath === '' ? '/' : basePath, gatewayRoutes())
  app.notFound(() => notFound().toResponse())
  app.onError((error) => {
    if (error instanceof ApiError) {
      if (error.cause !== undefined) onError(error.cause)
      return error.toResponse()
    }
    // The original error quotes the invalid value, which may be user content.
    onError(v.isValiError(error) ? new Error('A stored value does not match its schema') : error)
    return new ApiError(500, 'The gateway failed.').toResponse()
  })

  return {
    basePath,
    fetch: async (request, connection) => app.fetch(request, connection),
    drain: (timeout) => ledger.drain(timeout),
    relay: {
      open: async (path, headers) => {
        if (context.live !== 'relay' || context.onlyPrompts) throw notFound()
        if (headers.get('origin') === null) throw new ApiError(403, 'Only pages may talk here.')
        origins.check('GET', headers)
        rejectWhenStopped(stopped)
        return openSession(context, path)
      },
      stopped,
      redact: (text) => upstream.redact(text),
      now,
    },
  }
}

function rejectWhenStopped(stopped: () => boolean): void {
  if (stopped())
    throw new ApiError(503, 'The gateway is switched off by its operator.', {
      reason: 'SWITCHED_OFF',
      retryAfter: 60,
    })
}

/** Caches the result of an async function, but not a failure. */
function once<Result>(ask: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | undefined
  return () => {
    result ??= ask().catch((error: unknown) => {
      result = undefined
      throw error
    })
    return result
  }
}
