import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { ApiKeyStore } from '../auth/api-key-store.ts'
import type { SessionTokens } from '../auth/session-tokens.ts'
import { APPWRITE_VERSION } from '../api/handle-request.ts'
import type { RealtimeEvent } from '../api/realtime-event.ts'
import type { ApiCall, Route } from '../api/route.ts'
import type { FunctionDefinition } from '../config/project.ts'
import { generateId } from '../identifiers.ts'
import { formatJson } from '../json.ts'
import { QueueFullError, WorkQueue } from '../work-queue.ts'
import { runFunction } from './run-function.ts'

/** Waiting executions of a function; users take turns. */
const MAX_QUEUED = 1000
const BUSY_MS = 2000
const MEMORY_MEGABYTES = 128

interface FunctionsContext {
  readonly projectId: string
  readonly keys: ApiKeyStore
  readonly tokens: SessionTokens
  readonly now: () => number
  readonly onFailure: (error: unknown) => void
}

interface LoadedFunction {
  readonly definition: FunctionDefinition
  readonly file: string
  readonly queue: WorkQueue
}

/** Runs the functions of the configuration when documents change, after the response to the change. */
export class Functions {
  readonly #context: FunctionsContext
  readonly #functions: readonly LoadedFunction[]
  readonly #stopped = new AbortController()
  readonly #executions = new Set<Promise<void>>()
  #endpoint = ''

  /**
   * @param folder folder of the configuration file. A function whose file is missing there, because it is not built,
   *   never runs.
   */
  constructor(definitions: readonly FunctionDefinition[], folder: string, context: FunctionsContext) {
    this.#context = context
    this.#functions = definitions
      .map((definition) => ({ definition, file: resolve(folder, definition.file) }))
      .filter(({ definition, file }) => definition.enabled && existsSync(file))
      .map((loaded) => ({ ...loaded, queue: new WorkQueue({ concurrency: 1, maxQueued: MAX_QUEUED }) }))
  }

  /** Sets the address of the API that functions call, once the server listens. */
  setEndpoint(endpoint: string): void {
    this.#endpoint = endpoint
  }

  /** Wraps routes, so that their events start functions. */
  withTriggers(routes: readonly Route[]): readonly Route[] {
    if (this.#functions.length === 0) return routes
    return routes.map((route) => ({
      ...route,
      handle: async (call) => {
        const response = await route.handle(call)
        for (const event of response.realtimeEvents ?? []) this.#trigger(event, call)
        return response
      },
    }))
  }

  /** Stops running functions. */
  async close(): Promise<void> {
    this.#stopped.abort()
    await Promise.all(this.#executions)
  }

  #trigger(event: RealtimeEvent, call: ApiCall): void {
    for (const loaded of this.#functions) {
      if (!loaded.definition.events.some((name) => event.events.includes(name))) continue
      const execution = this.#execute(loaded, event, call).finally(() => this.#executions.delete(execution))
      this.#executions.add(execution)
    }
  }

  async #execute(
    { definition, file, queue }: LoadedFunction,
    event: RealtimeEvent,
    call: ApiCall,
  ): Promise<void> {
    const { id, name, timeoutSeconds, scopes } = definition
    const userId = call.caller.user?.id ?? ''
    try {
      const run = async () => {
        const { keys } = this.#context
        const { secret, revoke } = keys.issue(scopes)
        try {
          const headers = { ...this.#headers(event, userId, timeoutSeconds), 'x-appwrite-key': secret }
          const request = { headers, body: formatJson(event.payload) }
          const limits = {
            timeoutMs: timeoutSeconds * 1000,
            busyMs: BUSY_MS,
            memoryMegabytes: MEMORY_MEGABYTES,
          }
          return await runFunction(file, request, this.#environment(definition), limits, this.#stopped.signal)
        } finally {
          revoke()
        }
      }
      const { status, errors } = await queue.run(run, this.#stopped.signal, userId)
      if (status >= 500) this.#report(`The function ${name} failed: ${errors}`)
    } catch (error) {
      if (error instanceof QueueFullError)
        this.#report(`The queue of the function ${id} is full; an event was dropped.`)
      else this.#report(error)
    }
  }

  #report(failure: unknown): void {
    if (!this.#stopped.signal.aborted)
      this.#context.onFailure(typeof failure === 'string' ? new Error(failure) : failure)
  }

  #headers(event: RealtimeEvent, userId: string, timeoutSeconds: number): Record<string, string> {
    const { tokens, now } = this.#context
    // A minute more than the execution may take, like Appwrite.
    const token = userId === '' ? '' : tokens.issue({ userId, sessionId: '' }, timeoutSeconds + 60, now())
    return {
      'content-type': 'application/json',
      'user-agent': `Appwrite/${APPWRITE_VERSION}`,
      'x-appwrite-trigger': 'event',
      'x-appwrite-event': event.events.find((name) => name.startsWith('databases.')) ?? '',
      'x-appwrite-execution-id': generateId(),
      'x-appwrite-user-id': userId,
      'x-appwrite-user-jwt': token,
      'x-appwrite-country-code': '',
      'x-appwrite-continent-code': '',
      'x-appwrite-continent-eu': 'false',
    }
  }

  #environment({ id, name }: FunctionDefinition): Record<string, string> {
    return {
      APPWRITE_FUNCTION_API_ENDPOINT: this.#endpoint,
      APPWRITE_FUNCTION_ID: id,
      APPWRITE_FUNCTION_NAME: name,
      APPWRITE_FUNCTION_PROJECT_ID: this.#context.projectId,
      APPWRITE_VERSION,
    }
  }
}
