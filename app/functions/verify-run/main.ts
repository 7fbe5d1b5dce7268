import { openDocuments } from './documents.ts'
import { findGame } from './games.ts'
import { verifyRun } from './verify-run.ts'

/** The used part of an Appwrite function's context. */
interface Context {
  readonly req: {
    readonly headers: Readonly<Record<string, string | undefined>>
    readonly bodyJson: unknown
  }
  readonly res: { readonly empty: () => unknown }
  readonly log: (line: string) => void
}

/** Handles a new row of `runs`: verifies it, and deletes it in any case. */
export default async function handle({ req, res, log }: Context): Promise<unknown> {
  const row = Object(req.bodyJson) as Record<string, unknown>
  const documents = openDocuments({
    endpoint: process.env.APPWRITE_FUNCTION_API_ENDPOINT ?? '',
    projectId: process.env.APPWRITE_FUNCTION_PROJECT_ID ?? '',
    databaseId: String(row.$databaseId),
    key: req.headers['x-appwrite-key'] ?? '',
  })
  try {
    const userId = req.headers['x-appwrite-user-id'] ?? ''
    const rejection = await verifyRun(row, { documents, userId, findGame })
    log(rejection ?? 'verified')
  } finally {
    await documents.delete('runs', String(row.$id))
  }
  return res.empty()
}
