/** Where a call goes that the SDK no longer has, and with which key. */
export interface Place {
  readonly baseUrl: string
  readonly apiKey: string
}

/**
 * Makes a call of the REST API by hand. Like the SDK's own it throws an error with a status for an answer that refuses.
 *
 * @param path below the address, with its version
 */
export async function rest({ baseUrl, apiKey }: Place, path: string, init: RequestInit): Promise<Response> {
  const response = await fetch(`${baseUrl}${path}`, {
    ...init,
    headers: { 'content-type': 'application/json', 'x-goog-api-key': apiKey },
  })
  if (!response.ok) throw Object.assign(new Error(await response.text()), { status: response.status })
  return response
}
