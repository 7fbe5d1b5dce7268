import * as v from 'valibot'
import type { Ticket } from '../ledger/ledger.ts'
import type { Call } from '../context.ts'

const HOURS_48 = 48 * 60 * 60 * 1000

const fileTicket = v.object({ uri: v.string() })

/** What is known of a file: where Google keeps it. */
export type FileTicket = v.InferOutput<typeof fileTicket>

/**
 * The id in an address of a file, or null when it is none. Whose address it is does not matter: what is fetched is
 * always at the upstream.
 */
export function parseFileId(uri: string): string | null {
  const path = uri.length > 500 ? '' : (URL.parse(uri)?.pathname ?? '')
  const [, id = null] = /\/v1(?:beta|alpha)?\/files\/([a-z0-9-]{1,64})(?::download)?$/.exec(path) ?? []
  return id
}

/** Remembers, for as long as Google keeps it, whose a file is. */
export async function storeFileTicket(call: Call, id: string, file: FileTicket): Promise<void> {
  const { context, client } = call
  const until = context.now() + HOURS_48
  await context.ledger.storeTicket({ kind: 'file', id, owner: client.id, value: JSON.stringify(file), until })
}

/** Reads what was remembered. */
export function readFileTicket(ticket: Ticket): FileTicket {
  return v.parse(fileTicket, JSON.parse(ticket.value))
}
