import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ApiKeyStore } from '../auth/api-key-store.ts'
import { SCOPES } from '../config/scopes.ts'
import { StartError } from '../start-error.ts'
import { openDatabase } from '../storage/database.ts'
import { DEFAULT_DATA } from './flags.ts'

/**
 * Runs `key create --scopes …`: creates an API key in the data file of a stopped server.
 *
 * @param args the arguments after `key`
 * @param print receives the key, which is only shown once
 */
export function runKeyCommand(args: readonly string[], print: (line: string) => void): void {
  const { values, positionals } = parsed(args)
  if (positionals.join(' ') !== 'create' || values.scopes === undefined)
    throw new StartError('Usage: key create --scopes databases.write,tables.write (or --scopes all).')
  const requested = values.scopes.split(',').map((scope) => scope.trim())
  const scopes = values.scopes === 'all' ? SCOPES : requested
  const unknown = scopes.find((scope) => !SCOPES.includes(scope))
  if (unknown !== undefined)
    throw new StartError(`Unknown scope "${unknown}". Use all, or any of: ${SCOPES.join(', ')}.`)
  const db = openDatabase(resolve(values.data))
  try {
    print(new ApiKeyStore(db).create(values.name, scopes, Date.now()))
  } finally {
    db.close()
  }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        scopes: { type: 'string' },
        name: { type: 'string', default: '' },
        data: { type: 'string', default: DEFAULT_DATA },
      },
    })
  } catch (cause) {
    throw new StartError('Usage: key create --scopes all [--name seeding] [--data file].', { cause })
  }
}
