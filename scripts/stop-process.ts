import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** Stops a process and waits for its exit, so that it no longer writes to folders that a test deletes. */
export async function stopProcess(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill(signal)
  await exited
}
