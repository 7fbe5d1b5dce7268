import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import type { Answer } from './answer.ts'
import { contentRoutes } from './content/routes.ts'
import { ResponseHandled, applyEarlyFault, type Wait } from './http/early-faults.ts'
import { FAULT_HEADER, readFault } from './faults/fault.ts'
import { batchRoutes } from './batches/routes.ts'
import { cacheRoutes } from './caches/routes.ts'
import { embeddingRoutes } from './embeddings/routes.ts'
import { openAiRoutes } from './openai/routes.ts'
import { BatchStore } from './stores/batch-store.ts'
import { CacheStore } from './stores/cache-store.ts'
import { FileStore } from './stores/file-store.ts'
import { fileRoutes } from './files/routes.ts'
import { ApiError, internal, notFound } from './http/api-error.ts'
import { BodyMemory } from './http/body-memory.ts'
import { type Route, sendJson } from './http/call.ts'
import { allowOrigin, answerPreflight } from './http/cors.ts'
import { findKey, readKey } from './http/key.ts'
import { InteractionStore } from './stores/interaction-store.ts'
import { interactionRoutes } from './interactions/routes.ts'
import { answerInspector, REQUESTS_PATH } from './inspector/inspector.ts'
import { type LogEntry, type LoggedRequest, RequestLog } from './stores/request-log.ts'
import { ResumptionHandles } from './stores/resumption-handles.ts'
import { LiveSockets } from './live/sockets.ts'
import { tokenRoutes } from './live/token-routes.ts'
import { TokenStore } from './stores/token-store.ts'
import { MissingPackage } from './media/missing-package.ts'
import { MediaWorkerClient } from './media/worker-client.ts'
import { modelRoutes } from './models/routes.ts'
import { OperationStore } from './stores/operation-store.ts'
import { operationRoutes } from './operations/routes.ts'
import { rejectRealKey } from './real-key.ts'
import type { Exchange } from './replay/exchange.ts'
import { createRecorder, type RecordOptions } from './replay/recorder.ts'
import { createReplayer } from './replay/replayer.ts'
import { StartupError } from './startup-error.ts'
import type { Context } from './context.ts'

/** Options of the service; all have defaults. */
export interface LocalGeminiOptions {
  /** Base path, such as `/gemini`. @default '' */
  readonly prefix?: string
  /** Decides what the model answers. @default built-in answers, which say that they are demos */
  readonly answer?: Answer
  /** Folder of fixtures that answer every call. */
  readonly replay?: string
  /** Whether other computers see the list of requests at `/_requests`. @default false */
  readonly exposeRequests?: boolean
  /** Forwards every call to the real service and records it as a fixture. */
  readonly record?: RecordOptions
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

/** Latest requests that a local Gemini has received. */
export interface Requests {
  /** Returns them, the oldest first. */
  list(): LoggedRequest[]
  clear(): void
}

/** Local Gemini for a server that forwards requests to it. */
export interface LocalGemini {
  /** Base path without a trailing slash. */
  readonly prefix: string
  /** Latest requests; `GET /_requests` shows them, too. */
  readonly requests: Requests
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
 * @throws {StartupError} if the environment holds a key that looks real, or options contradict each other
 */
export function createLocalGemini(options: LocalGeminiOptions = {}): LocalGemini {
  const { prefix = '', now = Date.now, wait = waitForTimeout, frameRate = 12, answer } = options
  // Recording needs a real key.
  if (options.record === undefined) rejectRealKey(options.env ?? process.env)
  const exchange = createExchange(options, wait)
  let open = true
  const onError = (error: unknown) => {
    // Errors of pending work after the service has closed are ignored.
    if (open) (options.onError ?? console.error)(error)
  }
  const requests = new RequestLog(now)
  const entries = new WeakMap<IncomingMessage, LogEntry>()
  const context: Context = {
    ...(answer === undefined ? {} : { answer }),
    files: new FileStore(now),
    caches: new CacheStore(now),
    batches: new BatchStore(now),
    operations: new OperationStore(),
    interactions: new InteractionStore(),
    tokens: new TokenStore(now),
    handles: new ResumptionHandles(now),
    mediaWorker: new MediaWorkerClient(),
    frameRate,
    now,
    wait,
    onRequest: (call, { model, system, prompt, tools }) => {
      const entry = entries.get(call.request)
      if (entry === undefined) return
      Object.assign(entry, { model, system, prompt, tools: tools.map(({ name }) => name) })
    },
    onError,
  }
  const routes = [
    ...modelRoutes,
    ...contentRoutes(context),
    ...operationRoutes(context),
    ...fileRoutes(context),
    ...interactionRoutes(context),
    ...tokenRoutes(context),
    ...embeddingRoutes(context),
    ...cacheRoutes(context),
    ...batchRoutes(context),
    ...openAiRoutes(context),
  ]
  const service: Service = {
    prefix,
    routes,
    exchange,
    context,
    bodyMemory: new BodyMemory(),
    requests,
    entries,
  }
  const sockets = new LiveSockets(context)
  return {
    prefix,
    requests,
    handle: async (request, response) => {
      if (resolveUrl(request, prefix).pathname !== REQUESTS_PATH)
        return handleRequest(request, response, service)
      answerInspector(request, response, requests, options.exposeRequests === true)
    },
    upgrade: (request, socket, head) => {
      if (exchange !== null) {
        socket.end('HTTP/1.1 501 Not Implemented\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
        return
      }
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

/** Dependencies of the request handler. */
interface Service {
  readonly prefix: string
  readonly routes: readonly Route[]
  /** Answers instead of the routes while calls are recorded or replayed. */
  readonly exchange: Exchange | null
  readonly bodyMemory: BodyMemory
  readonly context: Context
  readonly requests: RequestLog
  readonly entries: WeakMap<IncomingMessage, LogEntry>
}

function createExchange({ answer, record, replay }: LocalGeminiOptions, wait: Wait): Exchange | null {
  if ([answer, record, replay].filter((option) => option !== undefined).length > 1)
    throw new StartupError('Of the options answer, record and replay, use one.')
  if (record !== undefined) return createRecorder(record)
  return replay === undefined ? null : createReplayer(replay, { wait })
}

/** Returns the URL of a request below the prefix. */
function resolveUrl(request: IncomingMessage, prefix: string): URL {
  // Two leading slashes would be parsed as a host.
  const path = (request.url ?? '/').slice(prefix.length).replace(/^\/+/, '/')
  return new URL(path, 'http://localhost')
}

/** Returns the path with its query; credentials in it are masked. */
function maskQuery({ pathname, searchParams }: URL): string {
  const query = new URLSearchParams(searchParams)
  for (const name of ['key', 'access_token']) if (query.has(name)) query.set(name, '…')
  return `${pathname}${query.size === 0 ? '' : `?${decodeURIComponent(query.toString())}`}`
}

async function handleRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { prefix, routes, exchange, bodyMemory, context, requests, entries }: Service,
): Promise<void> {
  allowOrigin(request, response)
  if (request.method === 'OPTIONS') return answerPreflight(request, response)
  const disconnected = new AbortController()
  response.once('close', () => disconnected.abort())
  try {
    const url = resolveUrl(request, prefix)
    const { pathname, searchParams: query } = url
    const { upload = '', version = '', rest = '' } = VERSIONED.exec(pathname)?.groups ?? {}
    const path = `${upload === '' ? '' : '/upload'}${rest}`
    const route = routes.find((one) => one.method === request.method && one.path.test(path))
    if (rest === '' || (route === undefined && exchange === null)) throw notFound()
    const entry = requests.add(request, response, maskQuery(url), findKey(request, query))
    entries.set(request, entry)
    const origin = `http://${request.headers.host ?? 'localhost'}${prefix}`
    // The address of an upload is a credential.
    const isUpload = path === '/upload/files' && query.has('upload_id')
    const key = isUpload ? findKey(request, query) : readKey(request, query)
    const fault = readFault(request.headers[FAULT_HEADER])
    const open = route?.path.exec(path)?.groups ?? {}
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
      onBody: (body: unknown) => {
        entry.body = body
      },
      fault,
    }
    await applyEarlyFault(fault, call, context, open['model'] ?? 'gemini')
    if (exchange !== null) return await exchange.handle(call, url, path)
    const body = await route?.handle(call)
    if (body !== undefined && !response.headersSent) sendJson(response, 200, body)
  } catch (error) {
    if (error instanceof ResponseHandled || response.destroyed) return
    if (!(error instanceof ApiError || error instanceof MissingPackage)) context.onError(error)
    if (response.headersSent) response.destroy()
    else {
      const failure =
        error instanceof ApiError
          ? error
          : error instanceof MissingPackage
            ? new ApiError(501, 'UNIMPLEMENTED', error.message)
            : internal()
      // The address for OpenAI's clients sends errors in a list.
      const isList = VERSIONED.exec(request.url ?? '')?.groups?.['rest']?.startsWith('/openai/') === true
      sendJson(response, failure.code, isList ? [failure.body] : failure.body)
    }
  }
}
