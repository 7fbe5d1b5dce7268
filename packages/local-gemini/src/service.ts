import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import { contentRoutes } from './content/routes.ts'
import { Answered, failEarly } from './faults/http-faults.ts'
import { FAULT_HEADER, readFault } from './faults/fault.ts'
import { FileStore } from './files/file-store.ts'
import { fileRoutes } from './files/routes.ts'
import { ApiError, internal, notFound } from './http/api-error.ts'
import { BodyRoom } from './http/body-room.ts'
import { type Route, sendJson } from './http/call.ts'
import { allowOrigin, answerPreflight } from './http/cors.ts'
import { readKey } from './http/key.ts'
import { InteractionStore } from './interactions/interaction-store.ts'
import { interactionRoutes } from './interactions/routes.ts'
import { Handles } from './live/handles.ts'
import { LiveSockets } from './live/sockets.ts'
import { tokenRoutes } from './live/token-routes.ts'
import { TokenStore } from './live/token-store.ts'
import { Workshop } from './media/workshop.ts'
import { modelRoutes } from './models/routes.ts'
import { OperationStore } from './operations/operation-store.ts'
import { operationRoutes } from './operations/routes.ts'
import { refuseRealKey } from './real-key.ts'
import type { World } from './world.ts'

/** How the service is to be; every setting has a default. */
export interface LocalGeminiOptions {
  /** The path that it answers below, as `/gemini`. @default '' */
  readonly prefix?: string
  /** Where a key of Google's is looked for, which keeps it from starting. @default process.env */
  readonly env?: Readonly<Record<string, string | undefined>>
  /** Told of every failure that is the service's own fault. @default written to standard error */
  readonly onFailure?: (error: unknown) => void
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
const byTheClock = async (milliseconds: number, signal?: AbortSignal): Promise<void> => {
  await delay(milliseconds, undefined, signal === undefined ? {} : { signal }).catch(() => {})
}

/**
 * Makes a local Gemini. It listens to nothing itself: a server hands it what comes in below its prefix.
 *
 * @throws {StartError} when the environment holds a key that looks real
 */
export function createLocalGemini(options: LocalGeminiOptions = {}): LocalGemini {
  const { prefix = '', now = Date.now, wait = byTheClock, frameRate = 12 } = options
  refuseRealKey(options.env ?? process.env)
  let open = true
  const onFailure = (error: unknown) => {
    // Whatever was being made when the service ended is nobody's any more.
    if (open) (options.onFailure ?? console.error)(error)
  }
  const world: World = {
    files: new FileStore(now),
    operations: new OperationStore(),
    interactions: new InteractionStore(),
    tokens: new TokenStore(now),
    handles: new Handles(now),
    workshop: new Workshop(),
    frameRate,
    now,
    wait,
    onFailure,
  }
  const routes = [
    ...modelRoutes,
    ...contentRoutes(world),
    ...operationRoutes(world),
    ...fileRoutes(world),
    ...interactionRoutes(world),
    ...tokenRoutes(world),
  ]
  const room = new BodyRoom()
  const sockets = new LiveSockets(world)
  return {
    prefix,
    handle: (request, response) => answer(request, response, prefix, routes, room, world),
    upgrade: (request, socket, head) => {
      const { pathname, searchParams } = target(request, prefix)
      sockets.upgrade(request, socket, head, pathname, searchParams)
    },
    close: async () => {
      open = false
      sockets.close()
      await world.workshop.close()
    },
  }
}

/** The address of a request below the prefix. */
function target(request: IncomingMessage, prefix: string): URL {
  // Two slashes at the beginning would read as a host.
  const path = (request.url ?? '/').slice(prefix.length).replace(/^\/+/, '/')
  return new URL(path, 'http://localhost')
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  prefix: string,
  routes: readonly Route[],
  room: BodyRoom,
  world: World,
): Promise<void> {
  allowOrigin(request, response)
  if (request.method === 'OPTIONS') return answerPreflight(request, response)
  const gone = new AbortController()
  response.once('close', () => gone.abort())
  try {
    const { pathname, searchParams: query } = target(request, prefix)
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
      room,
      version,
      path: open,
      query,
      key,
      origin,
      signal: gone.signal,
      fault,
    }
    await failEarly(fault, call, world, open['model'] ?? 'gemini')
    const body = await route.handle(call)
    if (body !== undefined && !response.headersSent) sendJson(response, 200, body)
  } catch (error) {
    if (error instanceof Answered || response.destroyed) return
    if (!(error instanceof ApiError)) world.onFailure(error)
    if (response.headersSent) response.destroy()
    else {
      const failure = error instanceof ApiError ? error : internal()
      sendJson(response, failure.code, failure.body)
    }
  }
}
