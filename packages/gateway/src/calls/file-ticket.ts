import * as v from 'valibot'
import type { Ticket } from '../ledger/ledger.ts'
import type { Call } from '../context.ts'

const HOURS_48 = 48 * 60 * 60 * 1000

const fileTicket = v.object({ uri: v.string() })

/** Stored reference to a file at Google. */
export type FileTicket = v.InferOutput<typeof fileTicket>

/**
 * Parses the id in a file's URI, or returns null. The host does not matter: files are always fetched from the
 * upstream.
 */
export function parseFileId(uri: string): string | null {
  const path = uri.length > 500 ? '' : (URL.parse(uri)?.pathname ?? '')
  const [, id = null] = /\/v1(?:beta|alpha)?\/files\/([a-z0-9-]{1,64})(?::download)?$/.exec(path) ?? []
  return id
}

/** Stores the owner of a file for as long as Google keeps it. */
export async function storeFileTicket(call: Call, id: string, file: FileTicket): Promise<void> {
  const { context, client } = call
  const at = context.now()
  const value = JSON.stringify(file)
  await context.ledger.storeTicket({ kind: 'file', id, owner: client.id, value, until: at + HOURS_48 }, at)
}

/** Parses the value of a file's ticket. */
export function readFileTicket(ticket: Ticket): FileTicket {
  return v.parse(fileTicket, JSON.parse(ticket.value))
}
