import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestLog } from '../stores/request-log.ts'
import { renderPage } from './page.ts'

/** Path of the list of requests. */
export const REQUESTS_PATH = '/_requests'

const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
const LOCAL_HOST = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i

/** Answers `GET /_requests` as a page or as JSON, and `DELETE /_requests`, which empties the list. */
export function answerInspector(
  request: IncomingMessage,
  response: ServerResponse,
  log: RequestLog,
  isExposed: boolean,
): void {
  response.setHeader('cache-control', 'no-store')
  response.setHeader('x-content-type-options', 'nosniff')
  if (!isExposed && !isLocal(request)) return send(response, 404, 'text/plain', 'Not found\n')
  if (request.method === 'DELETE') {
    log.clear()
    return send(response, 204)
  }
  if (request.method !== 'GET') return send(response, 405, 'text/plain', 'Use GET or DELETE.\n')
  if (!(request.headers.accept ?? '').includes('text/html'))
    return send(response, 200, 'application/json', `${JSON.stringify(log.list(), null, 2)}\n`)
  const { html, policy } = renderPage(log.list().reverse())
  response.setHeader('content-security-policy', policy)
  return send(response, 200, 'text/html; charset=utf-8', html)
}

/** Reports whether a request comes from this computer: not through a proxy, nor from a rebound name. */
function isLocal({ socket, headers }: IncomingMessage): boolean {
  const isForwarded = headers['forwarded'] !== undefined || headers['x-forwarded-for'] !== undefined
  return !isForwarded && LOOPBACK.test(socket.remoteAddress ?? '') && LOCAL_HOST.test(headers.host ?? '')
}

function send(response: ServerResponse, status: number, type?: string, body = ''): void {
  response.writeHead(status, type === undefined ? {} : { 'content-type': type }).end(body)
}
