import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Environment, readEnvironment, textOf } from '../config/environment.ts'
import { StartupError } from '../config/startup-error.ts'
import { createGateway } from '../gateway.ts'
import { openLedger } from '../ledger/sqlite.ts'
import { attachNode } from './mount.ts'
import { createKillSwitch } from './kill-switch.ts'

/** How to start a gateway of its own; what is left out comes from the environment. */
export interface StartOptions {
  /** 0 takes any port that is free. */
  readonly port: number
  readonly host: string
  /** The file of the ledger. */
  readonly ledger: string
  /** Told one line about every answered call. */
  readonly log?: (line: string) => void
}

/** A gateway that answers. */
export interface RunningGateway {
  /** Where it answers, with its path. */
  readonly url: string
  /** Ends what is under way and closes the ledger. */
  close(): Promise<void>
}

/**
 * Starts a gateway on a port of its own.
 *
 * @throws {StartupError} with a sentence that says what to do
 */
export async function startGateway(env: Environment, options: StartOptions): Promise<RunningGateway> {
  const { switchedOff, ...settings } = readEnvironment(env)
  const ledger = openLedger(options.ledger)
  const gateway = createGateway({
    ...settings,
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
    ledger.close()
    const reason = cause instanceof Error ? cause.message : ''
    throw new StartupError(
      `The gateway cannot listen on ${options.host}:${options.port} (${reason}): choose another --port or --host.`,
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
      await closed
      // Calls that were broken off are settled once their connections have closed.
      await new Promise(setImmediate)
      ledger.close()
    },
  }
}

function readProxies(env: Environment): number {
  const text = textOf(env, 'GATEWAY_PROXIES') ?? '0'
  if (!/^\d$/.test(text))
    throw new StartupError(
      `GATEWAY_PROXIES is ${text}: write how many proxies of your own stand before the gateway, 0 to 9.`,
    )
  return Number(text)
}
