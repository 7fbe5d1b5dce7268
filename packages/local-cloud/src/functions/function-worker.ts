import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'

/** Request of an execution, as Appwrite's runtimes pass it. */
export interface FunctionRequest {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Result of an execution. `errors` are the lines of the function's `error` and its exception. */
export interface FunctionResult {
  readonly status: number
  readonly errors: string
}

interface Response {
  readonly statusCode: number
}
type Handler = (context: object) => Promise<Response | undefined> | Response | undefined

const { file, request } = workerData as { readonly file: string; readonly request: FunctionRequest }
const errors: string[] = []

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
const req = {
  method: 'POST',
  scheme: 'http',
  host: 'localhost',
  port: 80,
  path: '/',
  url: 'http://localhost/',
  query: {},
  queryString: '',
  headers: request.headers,
  bodyText: request.body,
  get body() {
    return parse(request.body)
  },
  get bodyJson() {
    return parse(request.body)
  },
}
const respond = (_body: unknown, statusCode = 200): Response => ({ statusCode })
const res = {
  text: respond,
  json: respond,
  binary: respond,
  send: respond,
  empty: () => respond('', 204),
  redirect: (url: string, statusCode = 301) => respond(url, statusCode),
}

async function run(): Promise<FunctionResult> {
  try {
    const { default: handle } = (await import(pathToFileURL(file).href)) as { default: Handler }
    const response = await handle({
      req,
      res,
      log: () => undefined,
      error: (line: unknown) => errors.push(String(line)),
    })
    if (response === undefined)
      errors.push('Return statement missing. return context.res.empty() if no response is expected.')
    return { status: response?.statusCode ?? 500, errors: errors.join('\n') }
  } catch (error) {
    errors.push(error instanceof Error ? (error.stack ?? error.message) : String(error))
    return { status: 500, errors: errors.join('\n') }
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort?.postMessage(await run())
