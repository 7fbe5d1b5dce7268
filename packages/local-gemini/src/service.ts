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

/** How the service is to be; every setting has a default. */
export interface LocalGeminiOptions {
  /** The path that it answers below, as `/gemini`. @default '' */
  readonly prefix?: string
  /** Where a key of Google's is looked for, which keeps it from starting. @default process.env */
  readonly env?: Readonly<Record<string, string | undefined>>
  /** Told of every failure that is the service's own fault. @default written to standard error */
  readonly onError?: (error: unknown) => void
  /** The time, in milliseconds since 1970. @default Date.now */
  readonly now?: () => number
  /** Lets time pass between the pieces of an answer. @default by the clock */
  readonly wait?: (milliseconds: number, signal?: AbortSignal) => Promise<void>
  /**
   * Pictures a second of a video. Of fewer it is made the sooner, where nobody looks at it.
   * @default 12, enough for a slow move of the camera, and few enough for a small computer
   */
  readonly frameRate?: number
}

/** A local Gemini that a server hands requests to. */
export interface LocalGemini {
  /** Path without a slash at its end. */
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
 * Makes a local Gemini. It listens to nothing itself: a server hands it what comes in below its prefix.
 *
 * @throws {StartupError} when the environment holds a key that looks real
 */
export function createLocalGemini(options: LocalGeminiOptions = {}): LocalGemini {
  const { prefix = '', now = Date.now, wait = waitForTimeout, frameRate = 12 } = options
  rejectRealKey(options.env ?? process.env)
  let open = true
  const onError = (error: unknown) => {
    // Whatever was being made when the service ended is nobody's any more.
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

/** The address of a request below the prefix. */
function resolveUrl(request: IncomingMessage, prefix: string): URL {
  // Two slashes at the beginning would read as a host.
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
