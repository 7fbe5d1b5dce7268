/** Receives the number of body bytes sent. */
export type OnSent = (bytes: number) => void

/** Sends a request and counts its body while it is sent. */
export type FetchWithProgress = (address: string, init: RequestInit, onSent: OnSent) => Promise<Response>

const parseHeaders = (request: XMLHttpRequest) =>
  new Headers(
    request
      .getAllResponseHeaders()
      .split('\r\n')
      .filter(Boolean)
      .map((line): [name: string, value: string] => {
        const colon = line.indexOf(':')
        return [line.slice(0, colon), line.slice(colon + 1).trim()]
      }),
  )

const toResponse = (request: XMLHttpRequest) => {
  const { status, statusText, responseText } = request
  // Responses of some statuses must have no body, not even an empty one.
  return new Response(responseText === '' ? null : responseText, {
    status,
    statusText,
    headers: parseHeaders(request),
  })
}

/**
 * `fetch` over XMLHttpRequest, which reports upload progress. Fails as `fetch` does: a `TypeError` without a
 * response, the signal's reason once that is aborted.
 */
export const uploadWithProgress: FetchWithProgress = (
  address,
  { method = 'GET', headers, body, signal },
  onSent,
) =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const request = new XMLHttpRequest()
    const stop = () => request.abort()
    request.open(method, address)
    const named = new Headers(headers)
    // Browsers set their own: `fetch` ignores this header, XMLHttpRequest throws.
    named.delete('user-agent')
    for (const [name, value] of named) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded }) => onSent(loaded))
    request.addEventListener('load', () => resolve(toResponse(request)))
    request.addEventListener('error', () => reject(new TypeError('The request got no answer')))
    request.addEventListener('abort', () => reject(signal?.reason as Error))
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', stop))
    signal?.addEventListener('abort', stop)
    request.send(body as XMLHttpRequestBodyInit)
  })
