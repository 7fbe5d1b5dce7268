import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { StartError } from '../start-error.ts'
import { backUp, restore } from '../storage/backup.ts'
import { DEFAULT_DATA } from './flags.ts'
import { runKeyCommand } from './key.ts'

/**
 * Runs what begins with a word instead of an option.
 *
 * @param print told every line for standard output
 * @returns whether there was such a word
 * @throws {StartError} when it cannot be done
 */
export function runCommand(args: readonly string[], print: (line: string) => void): boolean {
  const [command, ...rest] = args
  if (command === 'backup') {
    const [data, copy] = paths(rest, 'to')
    backUp(data, copy)
    print(`Copied ${data} to ${copy}`)
    return true
  }
  if (command === 'restore') {
    const [data, copy] = paths(rest, 'from')
    const kept = restore(data, copy, Date.now())
    print(`Restored ${data} from ${copy}`)
    if (kept !== null) print(`What was there before is kept as ${kept}`)
    return true
  }
  if (command === 'key') {
    runKeyCommand(rest, print)
    return true
  }
  return false
}

function paths(args: readonly string[], other: 'to' | 'from'): [data: string, copy: string] {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { data: { type: 'string', default: DEFAULT_DATA }, [other]: { type: 'string' } },
    })
    const copy = values[other]
    if (typeof copy !== 'string' || copy === '')
      throw new StartError(`Say with --${other} where the copy is.`)
    return [resolve(values.data), resolve(copy)]
  } catch (cause) {
    if (cause instanceof StartError) throw cause
    const reason = cause instanceof Error ? (cause.message.split('. ')[0] ?? '') : ''
    throw new StartError(`${reason.replace(/\.$/, '')}. See --help for what there is.`, { cause })
  }
}
