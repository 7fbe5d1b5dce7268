import type { Call } from '../context.ts'
import { parseFileId, storeFileTicket } from './file-ticket.ts'

/**
 * Finds the files in a response about finished videos: stores the client as their owner and replaces their URIs with
 * the gateway's, which has the key for a download. Only values under `uri` count, because a client's own text is never
 * echoed under that name.
 */
export async function claimGeneratedFiles(call: Call, value: unknown, name = ''): Promise<unknown> {
  if (typeof value === 'string') return name === 'uri' ? claimFile(call, value) : value
  if (Array.isArray(value)) return Promise.all(value.map((entry) => claimGeneratedFiles(call, entry)))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(
    async ([key, entry]) => [key, await claimGeneratedFiles(call, entry, key)] as const,
  )
  return Object.fromEntries(await Promise.all(entries))
}

async function claimFile(call: Call, uri: string): Promise<string> {
  const id = parseFileId(uri)
  if (id === null) return uri
  await storeFileTicket(call, id, { uri })
  return `${call.publicUrl}/v1/files/${id}:download?alt=media`
}
