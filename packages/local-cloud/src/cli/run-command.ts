import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { StartError } from '../start-error.ts'
import { backUpDatabase, restore } from '../storage/backup.ts'
import { DEFAULT_CONFIG, DEFAULT_DATA } from './flags.ts'
import { runKeyCommand } from './key-command.ts'
import { runExport, runImport } from './seed-commands.ts'

/**
 * Runs what begins with a word instead of an option.
 *
 * @param print told every line for standard output
 * @returns whether there was such a word
 * @throws {StartError} when it cannot be done
 */
export async function runCommand(args: readonly string[], print: (line: string) => void): Promise<boolean> {
  const [command, ...rest] = args
  if (command === 'backup') {
    const { data, other: copy } = paths(rest, 'to')
    backUpDatabase(data, copy)
    print(`Copied ${data} to ${copy}`)
    return true
  }
  if (command === 'restore') {
    const { data, other: copy } = paths(rest, 'from')
    const kept = restore(data, copy, Date.now())
    print(`Restored ${data} from ${copy}`)
    if (kept !== null) print(`What was there before is kept as ${kept}`)
    return true
  }
  if (command === 'export') {
    const { other: to, ...source } = paths(rest, 'to')
    runExport(source, to)
    print(`Exported ${source.data} to ${to}`)
    return true
  }
  if (command === 'import') {
    const { other: from, ...source } = paths(rest, 'from')
    print(await runImport(source, from))
    return true
  }
  if (command === 'key') {
    runKeyCommand(rest, print)
    return true
  }
  return false
}

/** The data file and the configuration of a command, and the file that it writes or reads. */
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
    const other = values[name]
    if (typeof other !== 'string' || other === '')
      throw new StartError(`Say with --${name} where the file is.`)
    return { data: resolve(values.data), config: values.config, other: resolve(other) }
  } catch (cause) {
    if (cause instanceof StartError) throw cause
    const reason = cause instanceof Error ? (cause.message.split('. ')[0] ?? '') : ''
    throw new StartError(`${reason.replace(/\.$/, '')}. See --help for what there is.`, { cause })
  }
}
