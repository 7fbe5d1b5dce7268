import type { ServerResponse } from 'node:http'
import {
  type ApiError,
  deadlineExceeded,
  internal,
  invalidKey,
  notFound,
  overloaded,
  permissionDenied,
  quotaExceeded,
} from './api-error.ts'
import type { Call } from './call.ts'
import { type Fault, findPromptFault, type FaultName } from '../faults/fault.ts'

const BAD_GATEWAY_PAGE =
  '<!DOCTYPE html>\n<html lang=en>\n<title>Error 502 (Server Error)!!1</title>\n<p><b>502.</b> <ins>That’s an error.</ins>\n<p>The server encountered a temporary error and could not complete your request.<p>Please try again in 30 seconds.\n</html>\n'

/** Waits for a number of milliseconds; resolves early when the signal is aborted. */
export type Wait = (milliseconds: number, signal?: AbortSignal) => Promise<void>

/** Thrown when a fault has already handled the connection; nothing more is sent. */
export class ResponseHandled extends Error {
  override readonly name = 'ResponseHandled'
}

/**
 * Returns the fault that a request asks for by its header or prompt. A prompt's early fault is applied here, a
 * header's before the route runs.
 *
 * @param model name in the error message
 * @throws {ApiError} the requested error
 * @throws {ResponseHandled} when the fault has handled the connection
 */
export async function resolveFault(
  call: Call,
  prompt: string,
  context: { readonly wait: Wait },
  model: string,
): Promise<Fault | null> {
  if (call.fault !== null) return call.fault
  const fault = findPromptFault(prompt)
  await applyEarlyFault(fault, call, context, model)
  return fault
}

/**
 * Applies a fault that prevents the reply.
 *
 * @throws {ApiError} the requested error
 * @throws {ResponseHandled} when the fault has handled the connection
 */
export async function applyEarlyFault(
  fault: Fault | null,
  call: Pick<Call, 'response' | 'signal'>,
  context: { readonly wait: Wait },
  model: string,
): Promise<void> {
  if (fault === null) return
  const { response, signal } = call
  const errors: Partial<Record<FaultName, () => ApiError>> = {
    key: invalidKey,
    forbidden: () => permissionDenied('The caller does not have permission'),
    'not-found': notFound,
    quota: () => quotaExceeded(model, Number(fault.value) || 36),
    internal,
    overloaded,
    deadline: deadlineExceeded,
  }
  const createError = errors[fault.name]
  if (createError !== undefined) throw createError()
  if (fault.name === 'slow') await context.wait((Number(fault.value) || 5) * 1000, signal)
  if (fault.name === 'html') sendBadGateway(response)
  if (fault.name === 'drop') response.destroy()
  if (fault.name === 'html' || fault.name === 'drop' || fault.name === 'hang') throw new ResponseHandled()
}

function sendBadGateway(response: ServerResponse): void {
  response.writeHead(502, { 'content-type': 'text/html; charset=UTF-8' }).end(BAD_GATEWAY_PAGE)
}

/**
 * Sends half of a body with the full `content-length`, then cuts the connection.
 *
 * @throws {ResponseHandled} always
 */
export function cutResponse({ response }: Call, body: string): never {
  response.writeHead(200, {
    'content-type': 'application/json; charset=UTF-8',
    'content-length': Buffer.byteLength(body),
  })
  response.write(body.slice(0, body.length / 2), () => response.destroy())
  throw new ResponseHandled()
}
