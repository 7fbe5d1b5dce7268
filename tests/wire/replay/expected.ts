import type { SdkError, Step } from './replay.ts'

/** Expected result of a step: the recording, changed by `differences.json`. */
export interface Expected {
  readonly status: number
  readonly body: unknown
  readonly headers: Readonly<Record<string, string>>
  readonly error: SdkError | null
}

const VERSION = '2.0.0'

/** @param origin origin of the page, which differs from the recorded one */
export function expectedResponse(step: Step, origin: string): Expected {
  const body = isError(step) ? { ...step.body, version: VERSION } : withoutBrowserVersion(step.body)
  return {
    status: step.status,
    body,
    headers: { ...maskDates(step.headers), 'access-control-allow-origin': origin },
    error: isError(step)
      ? {
          name: 'AppwriteException',
          message: step.body.message,
          code: step.status,
          type: step.body.type,
        }
      : null,
  }
}

/** Removes browser versions, which the server does not control. */
export function withoutBrowserVersion(body: unknown): unknown {
  return JSON.parse(
    JSON.stringify(body, (key, value: unknown) =>
      key === 'clientVersion' || key === 'clientEngineVersion' ? '<browser>' : value,
    ),
  )
}

function isError(step: Step): step is Step & { readonly body: { message: string; type: string } } {
  return step.status >= 400
}

function maskDates(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      value.replace(/expires=(?!Thu, 01-Jan-1970)[^;]+/g, 'expires=<date>'),
    ]),
  )
}
