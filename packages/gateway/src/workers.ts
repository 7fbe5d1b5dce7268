import { type Environment, readEnvironment } from './config/environment.ts'
import { createGateway, type Gateway } from './gateway.ts'
import { type ObjectNamespace, connectLedger } from './ledger/durable-object.ts'

export { GatewayLedger } from './ledger/durable-object.ts'

/** What Cloudflare gives a worker: the variables, and the ledger's Durable Object as `LEDGER`. */
export type WorkerEnvironment = Environment & { readonly LEDGER: ObjectNamespace }

/** As much of the worker's context as is used. */
export interface WorkerContext {
  waitUntil(work: Promise<unknown>): void
}

let made: { readonly env: WorkerEnvironment; readonly gateway: Gateway } | undefined

/** A gateway on Cloudflare Workers. Live conversations go by Google's tokens there: it has no relay. */
export default {
  async fetch(request: Request, env: WorkerEnvironment, context: WorkerContext): Promise<Response> {
    made = made?.env === env ? made : { env, gateway: createFromEnvironment(env) }
    // Cloudflare sets it and lets no visitor set it.
    const address = request.headers.get('cf-connecting-ip') ?? ''
    return made.gateway.fetch(request, { address, waitUntil: (work) => context.waitUntil(work) })
  },
}

function createFromEnvironment(env: WorkerEnvironment): Gateway {
  const { switchedOff, ...settings } = readEnvironment(env)
  return createGateway({
    ...settings,
    live: 'token',
    ledger: connectLedger(env.LEDGER),
    stopped: () => switchedOff,
    log: console.info,
    memory: 48 * 1024 * 1024,
  })
}
