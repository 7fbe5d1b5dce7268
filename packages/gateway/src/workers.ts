import { type Environment, readEnvironment } from './config/environment.ts'
import { createGateway, type Gateway, type GatewayOptions } from './gateway.ts'
import { type ObjectNamespace, connectLedger } from './ledger/durable-object.ts'

export { GatewayLedger } from './ledger/durable-object.ts'

/** Bindings of the worker: the variables, and the ledger's Durable Object as `LEDGER`. */
export type WorkerEnvironment = Environment & { readonly LEDGER: ObjectNamespace }

/** Subset of the worker's context in use. */
export interface WorkerContext {
  waitUntil(work: Promise<unknown>): void
}

/** Options that variables cannot set. */
export type WorkerOptions = Pick<GatewayOptions, 'authorize'>

/** Creates the gateway for Cloudflare Workers. It has no relay, so live sessions use Google's tokens. */
export function createWorker(options: WorkerOptions = {}) {
  let made: { readonly env: WorkerEnvironment; readonly gateway: Gateway } | undefined
  return {
    async fetch(request: Request, env: WorkerEnvironment, context: WorkerContext): Promise<Response> {
      made = made?.env === env ? made : { env, gateway: createFromEnvironment(env, options) }
      // Cloudflare sets this header and overwrites a client's.
      const address = request.headers.get('cf-connecting-ip') ?? ''
      return made.gateway.fetch(request, { address, waitUntil: (work) => context.waitUntil(work) })
    },
  }
}

/** Gateway with settings from variables only. */
export default createWorker()

function createFromEnvironment(env: WorkerEnvironment, options: WorkerOptions): Gateway {
  const { switchedOff, ...settings } = readEnvironment(env)
  return createGateway({
    ...settings,
    ...options,
    live: 'token',
    ledger: connectLedger(env.LEDGER),
    stopped: () => switchedOff,
    log: console.info,
    memory: 48 * 1024 * 1024,
  })
}
