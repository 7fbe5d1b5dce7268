import type { IncomingMessage, ServerResponse } from 'node:http'

const EXPOSED = [
  'x-goog-upload-url',
  'x-goog-upload-status',
  'x-goog-upload-chunk-granularity',
  'x-goog-upload-size-received',
  'content-range',
  'accept-ranges',
].join(', ')

/** Allows every origin to read a response, as Google's service does: the key protects it, not the origin. */
export function allowOrigin(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', request.headers.origin ?? '*')
  response.setHeader('vary', 'Origin, X-Origin, Referer')
  response.setHeader('access-control-expose-headers', EXPOSED)
}

/** Answers a preflight and allows all requested headers, which include those that browsers add. */
export function answerPreflight(request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200, {
    'access-control-allow-methods': 'DELETE,GET,HEAD,OPTIONS,PATCH,POST,PUT',
    'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '*',
    'access-control-max-age': '3600',
    'content-length': '0',
  })
  response.end()
}
