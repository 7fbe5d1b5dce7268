import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import { contentRoutes } from './content/routes.ts'
import { ResponseHandled, applyEarlyFault } from './http/early-faults.ts'
import { FAULT_HEADER, readFault } from './faults/fault.ts'
import { FileStore } from './stores/file-store.ts'
import { fileRoutes } from './files/routes.ts'
import { ApiError, internal, notFound } from './http/api-error.ts'
import { BodyMemory } from './http/body-memory.ts'
import { type Route, sendJson } from './http/call.ts'
import { allowOrigin, answerPreflight } from './http/cors.ts'
import { readKey } from './http/key.ts'
import { InteractionStore } from './stores/interaction-store.ts'
import { interactionRoutes } from './interactions/routes.ts'
import { ResumptionHandles } from './stores/resumption-handles.ts'
import { LiveSockets } from './live/sockets.ts'
import { tokenRoutes } from './live/token-routes.ts'
import { TokenStore } from './stores/token-store.ts'
import { MediaWorkerClient } from './media/worker-client.ts'
import { modelRoutes } from './models/routes.ts'
import { OperationStore } from './stores/operation-store.ts'
import { operationRoutes } from './operations/routes.ts'
import { rejectRealKey } from './real-key.ts'
import type { Context } from './context.ts'

/** Options of the service; all have defaults. */
export interface LocalGeminiOptions {
  /** Base path, such as `/gemini`. @default '' */
  readonly prefix?: string
  /** Environment that must not hold a real Google key. @default process.env */
  readonly env?: Readonly<Record<string, string | undefined>>
  /** Called with every unexpected error of the service. @default prints it to standard error */
  readonly onError?: (error: unknown) => void
  /** Returns the milliseconds since 1970. @default Date.now */
  readonly now?: () => number
  /** Waits between the chunks of a reply. @default a timer */
  readonly wait?: (milliseconds: number, signal?: AbortSignal) => Promise<void>
  /**
   * Frames a second of a video; fewer are faster to make.
   * @default 12, which is smooth enough for a slow camera and fast on a small computer
   */
  readonly frameRate?: number
}

/** Local Gemini for a server that forwards requests to it. */
export interface LocalGemini {
  /** Base path without a trailing slash. */
  readonly prefix: string
  readonly handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
  readonly close: () => Promise<void>
}

const VERSIONED = /^\/(?<upload>upload\/)?(?<version>v1|v1beta|v1alpha|v1beta1)(?<rest>\/.*)$/

/** Resolves after that time, or as soon as the signal is aborted. */
const waitForTimeout = async (milliseconds: number, signal?: AbortSignal): Promise<void> => {
  await delay(milliseconds, undefined, signal === undefined ? {} : { signal }).catch(() => {})
}

/**
 * Creates a local Gemini. It does not listen: a server forwards the requests below its prefix.
 *
 * @throws {StartupError} if the environment holds a key that looks real
 */
export function createLocalGemini(options: LocalGeminiOptions = {}): LocalGemini {
  const { prefix = '', now = Date.now, wait = waitForTimeout, frameRate = 12 } = options
  rejectRealKey(options.env ?? process.env)
  let open = true
  const onError = (error: unknown) => {
    // Errors of pending work after the service has closed are ignored.
    if (open) (options.onError ?? console.error)(error)
  }
  const context: Context = {
    files: new FileStore(now),
    operations: new OperationStore(),
    interactions: new InteractionStore(),
    tokens: new TokenStore(now),
    handles: new ResumptionHandles(now),
    mediaWorker: new MediaWorkerClient(),
    frameRate,
    now,
    wait,
    onError,
  }
  const routes = [
    ...modelRoutes,
    ...contentRoutes(context),
    ...operationRoutes(context),
    ...fileRoutes(context),
    ...interactionRoutes(context),
    ...tokenRoutes(context),
  ]
  const bodyMemory = new BodyMemory()
  const sockets = new LiveSockets(context)
  return {
    prefix,
    handle: (request, response) => handleRequest(request, response, prefix, routes, bodyMemory, context),
    upgrade: (request, socket, head) => {
      const { pathname, searchParams } = resolveUrl(request, prefix)
      sockets.upgrade(request, socket, head, pathname, searchParams)
    },
    close: async () => {
      open = false
      sockets.close()
      await context.mediaWorker.close()
    },
  }
}

/** Returns the URL of a request below the prefix. */
function resolveUrl(request: IncomingMessage, prefix: string): URL {
  // Two leading slashes would be parsed as a host.
  const path = (request.url ?? '/').slice(prefix.length).replace(/^\/+/, '/')
  return new URL(path, 'http://localhost')
}

async function handleRequest(
  request: IncomingMessage,
  response: ServerResponse,
  prefix: string,
  routes: readonly Route[],
  bodyMemory: BodyMemory,
  context: Context,
): Promise<void> {
  allowOrigin(request, response)
  if (request.method === 'OPTIONS') return answerPreflight(request, response)
  const disconnected = new AbortController()
  response.once('close', () => disconnected.abort())
  try {
    const { pathname, searchParams: query } = resolveUrl(request, prefix)
    const { upload = '', version = '', rest = '' } = VERSIONED.exec(pathname)?.groups ?? {}
    const path = `${upload === '' ? '' : '/upload'}${rest}`
    const route = routes.find((one) => one.method === request.method && one.path.test(path))
    if (route === undefined) throw notFound()
    const origin = `http://${request.headers.host ?? 'localhost'}${prefix}`
    const key = readKey(request, query)
    const fault = readFault(request.headers[FAULT_HEADER])
    const open = route.path.exec(path)?.groups ?? {}
    const call = {
      request,
      response,
      bodyMemory,
      version,
      path: open,
      query,
      key,
      origin,
      signal: disconnected.signal,
      fault,
    }
    await applyEarlyFault(fault, call, context, open['model'] ?? 'gemini')
    const body = await route.handle(call)
    if (body !== undefined && !response.headersSent) sendJson(response, 200, body)
  } catch (error) {
    if (error instanceof ResponseHandled || response.destroyed) return
    if (!(error instanceof ApiError)) context.onError(error)
    if (response.headersSent) response.destroy()
    else {
      const failure = error instanceof ApiError ? error : internal()
      sendJson(response, failure.code, failure.body)
    }
  }
}
