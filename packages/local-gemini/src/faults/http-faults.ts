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
} from '../http/api-error.ts'
import type { Call } from '../http/call.ts'
import type { World } from '../world.ts'
import { type Fault, faultInPrompt, type FaultName } from './fault.ts'

const BAD_GATEWAY =
  '<!DOCTYPE html>\n<html lang=en>\n<title>Error 502 (Server Error)!!1</title>\n<p><b>502.</b> <ins>That’s an error.</ins>\n<p>The server encountered a temporary error and could not complete your request.<p>Please try again in 30 seconds.\n</html>\n'

/** Thrown when a fault has already dealt with the connection: nothing more is sent. */
export class Answered extends Error {
  override readonly name = 'Answered'
}

/**
 * The fault that a request asks for, by its header or in its prompt. One that leaves no room for an answer happens
 * here, before anything is made; a header's has happened by then.
 *
 * @param model that the words of a refusal name
 * @throws {ApiError} the failure
 * @throws {Answered} when the connection is done with
 */
export async function faultOf(
  call: Call,
  prompt: string,
  world: World,
  model: string,
): Promise<Fault | null> {
  if (call.fault !== null) return call.fault
  const fault = faultInPrompt(prompt)
  await failEarly(fault, call, world, model)
  return fault
}

/**
 * Lets a request fail before anything is made for it, where its fault is of that kind.
 *
 * @throws {ApiError} the failure
 * @throws {Answered} when the connection is done with
 */
export async function failEarly(
  fault: Fault | null,
  call: Pick<Call, 'response' | 'signal'>,
  world: World,
  model: string,
): Promise<void> {
  if (fault === null) return
  const { response, signal } = call
  const refusals: Partial<Record<FaultName, () => ApiError>> = {
    key: invalidKey,
    forbidden: () => permissionDenied('The caller does not have permission'),
    'not-found': notFound,
    quota: () => quotaExceeded(model, Number(fault.value) || 36),
    internal,
    overloaded,
    deadline: deadlineExceeded,
  }
  const refusal = refusals[fault.name]
  if (refusal !== undefined) throw refusal()
  if (fault.name === 'slow') await world.wait((Number(fault.value) || 5) * 1000, signal)
  if (fault.name === 'html') sendBadGateway(response)
  if (fault.name === 'drop') response.destroy()
  if (fault.name === 'html' || fault.name === 'drop' || fault.name === 'hang') throw new Answered()
}

function sendBadGateway(response: ServerResponse): void {
  response.writeHead(502, { 'content-type': 'text/html; charset=UTF-8' }).end(BAD_GATEWAY)
}

/**
 * Sends the first half of a body that was announced whole, and cuts the connection.
 *
 * @throws {Answered} always
 */
export function cut({ response }: Call, body: string): never {
  response.writeHead(200, {
    'content-type': 'application/json; charset=UTF-8',
    'content-length': Buffer.byteLength(body),
  })
  response.write(body.slice(0, body.length / 2), () => response.destroy())
  throw new Answered()
}
