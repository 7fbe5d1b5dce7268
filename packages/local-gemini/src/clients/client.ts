/** JSON schema of an answer. */
export const COLOR_SCHEMA = {
  type: 'object',
  properties: { color: { type: 'string' } },
  required: ['color'],
} as const

/** Function that the clients declare. */
export const WEATHER = {
  name: 'getWeather',
  description: 'Returns the weather of a city.',
  parameters: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] },
} as const

/** Image of one pixel. */
export const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

export const FLASH = 'gemini-3.8-flash'
export const EMBEDDING = 'gemini-embedding-001'
export const KEY = 'test-key'

/** Error of a client as a user catches it. */
export interface ClientError {
  readonly status: number | undefined
  /** Text in which the delay before a retry has to be found. */
  readonly details: string
}

/** Calls of an unmodified client; those that its package does not have are missing. */
export interface Client {
  /** Name on the registry. */
  readonly name: string
  /** Name in `node_modules`, where it differs. */
  readonly alias?: string
  readonly text: (url: string, prompt: string) => Promise<string | undefined>
  readonly stream: (url: string, prompt: string, signal: AbortSignal) => AsyncIterable<string>
  /** False if stopping a stream rejects a promise that the package drops. */
  readonly canStop?: false
  readonly system: (url: string, system: string, prompt: string) => Promise<string | undefined>
  /** Sends two messages of one chat. @returns the second answer */
  readonly chat: (url: string, first: string, second: string) => Promise<string | undefined>
  readonly json: (url: string, prompt: string) => Promise<unknown>
  /** @returns name and arguments of the called function */
  readonly call: (url: string, prompt: string) => Promise<readonly [name: unknown, args: unknown]>
  readonly image: (url: string, prompt: string) => Promise<string | undefined>
  readonly embed: (url: string, text: string) => Promise<readonly number[] | undefined>
  /** @returns text in which the name of the file is found */
  readonly upload?: (url: string, text: string) => Promise<string>
  readonly readError: (error: unknown) => ClientError
}
