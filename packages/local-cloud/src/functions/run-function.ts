import { Worker } from 'node:worker_threads'
import type { FunctionRequest, FunctionResult } from './function-worker.ts'

/** Limits of an execution. */
export interface ExecutionLimits {
  /** Time until the result, including the function's own requests. */
  readonly timeoutMs: number
  /** Time that the function computes, which a loop uses up. */
  readonly busyMs: number
  readonly memoryMegabytes: number
}

const CHECK_INTERVAL_MS = 100

/** Returns the time for which a thread has computed, in ms. Before Node 22.19, a busy machine makes it longer. */
async function measureBusyMs(worker: Worker): Promise<number> {
  if (!('cpuUsage' in worker)) return (worker as Worker).performance.eventLoopUtilization().active
  const { user, system } = await worker.cpuUsage()
  return (user + system) / 1000
}

/**
 * Runs a function once in a thread of its own, so that an endless loop, a crash or a leak harms nothing else.
 *
 * @param file module with the handler as its default export
 * @param env environment of the function, which sees no other variable
 * @returns status 500 if it fails or exceeds a limit
 */
export async function runFunction(
  file: string,
  request: FunctionRequest,
  env: Readonly<Record<string, string>>,
  limits: ExecutionLimits,
  signal: AbortSignal,
): Promise<FunctionResult> {
  const worker = new Worker(workerFile, {
    workerData: { file, request },
    env: { ...env },
    resourceLimits: { maxOldGenerationSizeMb: limits.memoryMegabytes },
    // Keeps the function's output away from the server's terminal.
    stdout: true,
    stderr: true,
  })
  const { promise, resolve } = Promise.withResolvers<FunctionResult>()
  const fail = (errors: string) => resolve({ status: 500, errors })
  worker.once('message', resolve)
  worker.once('error', (error) => fail(error instanceof Error ? error.message : String(error)))
  worker.once('exit', (code) => fail(`The function exited with ${code}.`))
  const stop = () => fail('The server stopped.')
  signal.addEventListener('abort', stop)
  const started = performance.now()
  const check = setInterval(() => {
    if (performance.now() - started > limits.timeoutMs)
      fail(`The function took longer than ${limits.timeoutMs} ms.`)
    else
      measureBusyMs(worker).then(
        (busyMs) => busyMs > limits.busyMs && fail(`The function computed longer than ${limits.busyMs} ms.`),
        // The thread has ended.
        () => undefined,
      )
  }, CHECK_INTERVAL_MS)
  if (signal.aborted) stop()
  const result = await promise
  clearInterval(check)
  signal.removeEventListener('abort', stop)
  await worker.terminate()
  return result
}

/** The build renames the file to `.js`, but does not rewrite URLs. */
const workerFile = new URL(
  import.meta.url.endsWith('.ts') ? './function-worker.ts' : './function-worker.js',
  import.meta.url,
)
