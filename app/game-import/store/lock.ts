import { open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ImportError } from '../import-error.ts'

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

async function acquire(path: string): Promise<boolean> {
  try {
    const handle = await open(path, 'wx')
    await handle.writeFile(`${process.pid}\n`)
    await handle.close()
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/**
 * Runs a task while no other import changes the folder. A lock of a process that has ended is replaced.
 * @throws ImportError if another import runs
 */
export async function withLock<Result>(root: string, task: () => Promise<Result>): Promise<Result> {
  const path = join(root, '.lock')
  if (!(await acquire(path))) {
    const pid = Number(await readFile(path, 'utf8').catch(() => ''))
    if (pid > 0 && !isRunning(pid)) await rm(path, { force: true })
    if ((pid > 0 && isRunning(pid)) || !(await acquire(path)))
      throw new ImportError(
        'Another import is running.',
        `The process ${pid || 'that wrote the lock'} changes ${root}.`,
        `Wait until it has finished. If none is running, delete ${path}.`,
      )
  }
  try {
    return await task()
  } finally {
    await rm(path, { force: true })
  }
}
