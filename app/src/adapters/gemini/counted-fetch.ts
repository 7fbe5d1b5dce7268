/** Hears how many bytes of a request's body have left. */
export type OnSent = (bytes: number) => void

/** A request whose body is counted while it leaves. */
export type CountedFetch = (address: string, init: RequestInit, onSent: OnSent) => Promise<Response>

const headersOf = (request: XMLHttpRequest) =>
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

const answerOf = (request: XMLHttpRequest) => {
  const { status, statusText, responseText } = request
  // Some answers may have no body at all, not even an empty one.
  return new Response(responseText === '' ? null : responseText, {
    status,
    statusText,
    headers: headersOf(request),
  })
}

/**
 * `fetch`, which tells of its body nothing until it is there, by the means that does tell. It fails as `fetch` does: a
 * `TypeError` without an answer, the signal's reason once that is aborted.
 */
export const countedFetch: CountedFetch = (address, { method = 'GET', headers, body, signal }, onSent) =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const request = new XMLHttpRequest()
    const stop = () => request.abort()
    request.open(method, address)
    const named = new Headers(headers)
    // Browsers name themselves: `fetch` passes over another name, this refuses it aloud.
    named.delete('user-agent')
    for (const [name, value] of named) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded }) => onSent(loaded))
    request.addEventListener('load', () => resolve(answerOf(request)))
    request.addEventListener('error', () => reject(new TypeError('The request got no answer')))
    request.addEventListener('abort', () => reject(signal?.reason as Error))
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', stop))
    signal?.addEventListener('abort', stop)
    request.send(body as XMLHttpRequestBodyInit)
  })
