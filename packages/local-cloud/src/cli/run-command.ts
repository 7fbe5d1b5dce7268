import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { StartError } from '../start-error.ts'
import { backUpDatabase, restore } from '../storage/backup.ts'
import { DEFAULT_CONFIG, DEFAULT_DATA } from './flags.ts'
import { runKeyCommand } from './key-command.ts'
import { runExport, runImport } from './seed-commands.ts'

/**
 * Runs a subcommand, if the first argument names one.
 *
 * @param print receives every line for standard output
 * @returns whether there was a subcommand
 * @throws {StartError} when it fails
 */
export async function runCommand(args: readonly string[], print: (line: string) => void): Promise<boolean> {
  const [command, ...rest] = args
  if (command === 'backup') {
    const { data, file: copy } = paths(rest, 'to')
    backUpDatabase(data, copy)
    print(`Copied ${data} to ${copy}`)
    return true
  }
  if (command === 'restore') {
    const { data, file: copy } = paths(rest, 'from')
    const previous = restore(data, copy, Date.now())
    print(`Restored ${data} from ${copy}`)
    if (previous !== null) print(`The previous file is kept as ${previous}`)
    return true
  }
  if (command === 'export') {
    const { file: to, ...source } = paths(rest, 'to')
    runExport(source, to)
    print(`Exported ${source.data} to ${to}`)
    return true
  }
  if (command === 'import') {
    const { file: from, ...source } = paths(rest, 'from')
    print(await runImport(source, from))
    return true
  }
  if (command === 'key') {
    runKeyCommand(rest, print)
    return true
  }
  return false
}

/** Parses the paths of a subcommand: data file, configuration, and the file to write or read. */
function paths(args: readonly string[], name: 'to' | 'from') {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        data: { type: 'string', default: DEFAULT_DATA },
        config: { type: 'string', default: DEFAULT_CONFIG },
        [name]: { type: 'string' },
      },
    })
    const file = values[name]
    if (typeof file !== 'string' || file === '')
      throw new StartError(`Give the path of the file with --${name}.`)
    return { data: resolve(values.data), config: values.config, file: resolve(file) }
  } catch (cause) {
    if (cause instanceof StartError) throw cause
    const reason = cause instanceof Error ? (cause.message.split('. ')[0] ?? '') : ''
    throw new StartError(`${reason.replace(/\.$/, '')}. See --help.`, { cause })
  }
}
