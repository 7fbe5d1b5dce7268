import type { LoggedRequest } from '../stores/request-log.ts'

/** Expected fields of a request; others may have any value. */
export interface ExpectedRequest {
  readonly model?: string | RegExp
  /** Text of the last message of the user. */
  readonly prompt?: string | RegExp
  /** Text of the system instruction. */
  readonly system?: string | RegExp
  /** Path with its version and query. */
  readonly path?: string | RegExp
  /** Names of the declared functions. */
  readonly tools?: readonly string[]
  readonly status?: number
}

/** Requests differ from what a test expects. */
export class UnexpectedRequests extends Error {
  override readonly name = 'UnexpectedRequests'
  readonly actual: readonly object[]
  readonly expected: readonly object[]

  constructor(message: string, actual: readonly object[], expected: readonly object[]) {
    super(message)
    this.actual = actual
    this.expected = expected
  }
}

/**
 * Compares the requests of a test, in order, with those that it expects.
 *
 * @throws {UnexpectedRequests} with one line for each request
 */
export function expectRequests(
  requests: readonly LoggedRequest[],
  expected: readonly ExpectedRequest[],
): void {
  const lines = Array.from({ length: Math.max(requests.length, expected.length) }, (_, index) =>
    compare(requests[index], expected[index]),
  )
  if (lines.every(({ isExpected }) => isExpected)) return
  const counts = `expected ${count(expected.length)}, received ${requests.length}`
  const list = lines.map(({ text, isExpected }, index) => `  ${index + 1}. ${isExpected ? '✓' : '✗'} ${text}`)
  const actual = requests.map((request, index) =>
    pick(request, Object.keys(expected[index] ?? { model: '', prompt: '' })),
  )
  throw new UnexpectedRequests(`Requests to Gemini: ${counts}.\n${list.join('\n')}`, actual, expected)
}

const count = (number: number) => (number === 1 ? '1 request' : `${number} requests`)

const pick = (request: LoggedRequest, fields: readonly string[]) =>
  Object.fromEntries(Object.entries(request).filter(([field]) => fields.includes(field)))

function compare(
  request: LoggedRequest | undefined,
  expected: ExpectedRequest | undefined,
): { text: string; isExpected: boolean } {
  if (request === undefined) return { text: `missing: ${show(expected)}`, isExpected: false }
  const { method, path, model, prompt, status } = request
  const call = model === '' ? `${method} ${path}` : `${model} ${JSON.stringify(prompt.slice(0, 80))}`
  const text = `${call} → ${status ?? 'no response'}`
  if (expected === undefined) return { text: `${text}: not expected`, isExpected: false }
  const differences = Object.entries(expected).flatMap(([field, wanted]: [string, unknown]) => {
    const actual = request[field as keyof ExpectedRequest]
    return fits(actual, wanted) ? [] : [`${field} was to be ${show(wanted)}, and is ${show(actual)}`]
  })
  return { text: [text, ...differences].join('\n       '), isExpected: differences.length === 0 }
}

function fits(actual: unknown, wanted: unknown): boolean {
  if (wanted instanceof RegExp)
    return new RegExp(wanted.source, wanted.flags.replace(/[gy]/g, '')).test(String(actual))
  return JSON.stringify(actual) === JSON.stringify(wanted)
}

const show = (value: unknown): string =>
  value instanceof RegExp
    ? String(value)
    : typeof value === 'object' && value !== null && !Array.isArray(value)
      ? `{ ${Object.entries(value)
          .map(([name, item]) => `${name}: ${show(item)}`)
          .join(', ')} }`
      : JSON.stringify(value)
