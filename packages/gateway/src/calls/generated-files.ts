import type { Call } from '../context.ts'
import { parseFileId, storeFileTicket } from './file-ticket.ts'

/**
 * Goes through an answer that tells of finished videos: each file becomes the visitor's, and its address leads to
 * the gateway, which has the key that fetching it takes. Only what stands as `uri` counts: a visitor's own words
 * come back in answers too, but never under that name.
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
