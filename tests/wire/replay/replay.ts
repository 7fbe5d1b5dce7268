import type { Page, Response } from '@playwright/test'

/** A step of the recording. */
export interface Step {
  readonly step: string
  /** SDK call, as an expression that runs in the page. */
  readonly sdk: string
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
}

/** Result of a step: the response on the wire, and the SDK's error. */
export interface Outcome {
  readonly method: string
  /** Path of the request from `/v1`, without the query. */
  readonly path: string
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
  /** Error of the SDK, or null. */
  readonly error: SdkError | null
}

export interface SdkError {
  readonly name: string
  readonly message: string
  readonly code: number
  readonly type: string
}

/** Replaces the number in the recorded e-mail addresses. */
const RUN = '1795200000000'

/** Runs a recorded call in the page and returns its result. */
export async function replay(page: Page, { sdk }: Step): Promise<Outcome> {
  const answered = page.waitForResponse(isAnswer, { timeout: 30_000 })
  const expression = sdk.replaceAll('<ts>', RUN)
  const error = await page.evaluate<SdkError | null>(`Promise.resolve(${expression}).then(
    () => null,
    ({ name, message, code, type }) => ({ name, message, code, type }),
  )`)
  const response = await answered
  return {
    method: response.request().method(),
    path: new URL(response.url()).pathname,
    status: response.status(),
    headers: maskHeaders(await response.allHeaders()),
    body: maskBody(await readBody(response)),
    error: error === null ? null : { ...error, message: maskText(error.message) },
  }
}

function isAnswer(response: Response): boolean {
  return response.url().includes('/v1/') && response.request().method() !== 'OPTIONS'
}

async function readBody(response: Response): Promise<unknown> {
  if (response.status() === 204) return ''
  const text = await response.text()
  return response.headers()['content-type']?.startsWith('application/json') === true ? JSON.parse(text) : text
}

/** Masks values that differ between runs, as the recording did. */
function maskText(text: string): string {
  return text
    .replaceAll(RUN, '<ts>')
    .replace(/\b[0-9a-f]{20}\b/g, '<id>')
    .replace(/\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00/g, '<iso>')
}

function maskBody(body: unknown): unknown {
  return JSON.parse(maskText(JSON.stringify(body)))
}

function maskHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, maskSecrets(value)]))
}

/** A session value is base64 of JSON, so it has a fixed prefix; in a cookie its padding is percent-encoded. */
function maskSecrets(value: string): string {
  return value
    .replace(/eyJ[A-Za-z0-9+/=%]+/g, '<session-secret>')
    .replace(/expires=(?!Thu, 01-Jan-1970)[^;]+/g, 'expires=<date>')
}
