import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Environment, readEnvironment, readVariable } from '../config/environment.ts'
import { StartupError } from '../config/startup-error.ts'
import { createGateway } from '../gateway.ts'
import { attachNode } from './mount.ts'
import { createKillSwitch } from './kill-switch.ts'
import { connectLedger } from './connect-ledger.ts'
import { loadAuthorize } from './load-authorize.ts'
import { readPromptsFile } from './prompts-file.ts'

/** Options of a gateway server; all other settings come from the environment. */
export interface StartOptions {
  /** 0 takes any free port. */
  readonly port: number
  readonly host: string
  /** Path of the ledger's file, or the URL of its database: `postgres://…`, `redis://…`. */
  readonly ledger: string
  /** Called with one line for each call. */
  readonly log?: (line: string) => void
}

/** Running gateway. */
export interface RunningGateway {
  /** Base URL, with its path. */
  readonly url: string
  /** Ends active calls and closes the ledger. */
  close(): Promise<void>
}

/**
 * Starts a server for a gateway.
 *
 * @throws {StartupError} with a sentence that says how to fix it
 */
export async function startGateway(env: Environment, options: StartOptions): Promise<RunningGateway> {
  const { switchedOff, ...settings } = readEnvironment(readPromptsFile(env))
  const hook = await loadAuthorize(env)
  const ledger = await connectLedger(options.ledger)
  const gateway = createGateway({
    ...settings,
    ...hook,
    ledger,
    stopped: createKillSwitch(env, switchedOff),
    ...(options.log === undefined ? {} : { log: options.log }),
  })
  const mounted = attachNode(gateway, { proxies: readProxies(env) })
  const server = createServer({ maxHeaderSize: 16 * 1024, headersTimeout: 20_000, requestTimeout: 300_000 })
  server.on('request', mounted.handle)
  server.on('upgrade', mounted.upgrade)
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(options.port, options.host, resolve)
    })
  } catch (cause) {
    await ledger.close()
    const reason = cause instanceof Error ? cause.message : ''
    throw new StartupError(
      `The gateway cannot listen on ${options.host}:${options.port} (${reason}): use another --port or --host.`,
      { cause },
    )
  }
  const { port } = server.address() as AddressInfo
  return {
    url: `http://${options.host}:${port}${gateway.basePath}`,
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      mounted.close()
      server.closeAllConnections()
      // Aborted calls are settled after their connections have closed.
      await Promise.all([closed, gateway.drain()])
      await ledger.close()
    },
  }
}

function readProxies(env: Environment): number {
  const text = readVariable(env, 'GATEWAY_PROXIES') ?? '0'
  if (!/^\d$/.test(text))
    throw new StartupError(
      `GATEWAY_PROXIES is ${text}: use the number of your own proxies before the gateway, 0 to 9.`,
    )
  return Number(text)
}
