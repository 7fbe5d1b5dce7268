/** Base URL and key of a call that the SDK does not support. */
export interface Endpoint {
  readonly baseUrl: string
  readonly apiKey: string
}

/**
 * Calls the REST API directly. Like the SDK it throws an error with a status for an error response.
 *
 * @param path below the base URL, with the API version
 */
export async function rest(
  { baseUrl, apiKey }: Endpoint,
  path: string,
  init: RequestInit,
): Promise<Response> {
  const response = await fetch(`${baseUrl}${path}`, {
    ...init,
    headers: { 'content-type': 'application/json', 'x-goog-api-key': apiKey },
  })
  if (!response.ok) throw Object.assign(new Error(await response.text()), { status: response.status })
  return response
}
