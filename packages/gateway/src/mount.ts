import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { type Environment, readEnvironment, readVariable } from './config/environment.ts'
import type { Model } from './models.ts'
import type { Mounted } from './node/mount.ts'
import { readPromptsFile } from './node/prompts-file.ts'

/** Gateway below a path of another server. */
export interface MountedService {
  /** Base path without a trailing slash. */
  readonly prefix: string
  readonly handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
  /** Ends all live sessions, waits for pending calls to be settled, and closes the ledger. */
  readonly close: () => Promise<void>
}

/** Replies of the local Gemini cost nothing, so its limits are practically unlimited. */
const FREE_LIMITS = Object.fromEntries(
  ['VISITOR', 'NETWORK', 'TOTAL'].flatMap((who) => [
    [`GATEWAY_${who}_DOLLARS_PER_DAY`, '1000000'],
    [`GATEWAY_${who}_CALLS_PER_MINUTE`, '100000'],
    [`GATEWAY_${who}_CALLS_AT_ONCE`, '1000'],
  ]),
)

/**
 * Creates a gateway below a path of another server, for `saha-local-cloud --service`. Its upstream is Google if
 * `GEMINI_API_KEY` is set, otherwise the local Gemini at `/gemini` of the same server. That server's Appwrite verifies
 * the admin label. Loads the implementation with the first request, when the port is known.
 *
 * @param env the variables in `npx @saha/gateway --help`, all optional, and `GATEWAY_LEDGER`, the ledger's file
 *   (`.saha/gateway.sqlite`) or database
 * @throws {StartupError} with a sentence that says how to fix it
 */
export function createService(prefix: string, env: Environment = process.env): MountedService {
  const hasKey = readVariable(env, 'GEMINI_API_KEY') !== undefined
  const readSettings = (host: string, port: number) =>
    readEnvironment({
      ...(hasKey ? {} : { ...FREE_LIMITS, GATEWAY_UPSTREAM: `${host}/gemini` }),
      GATEWAY_ORIGINS: `http://localhost:${port},http://127.0.0.1:${port}`,
      GATEWAY_APPWRITE_ENDPOINT: `${host}/v1`,
      ...pickSet(readPromptsFile(env)),
      GATEWAY_BASE_PATH: prefix,
    })
  // An invalid environment is invalid for every port: report it before the first request.
  readSettings('http://127.0.0.1:1', 1)

  const active = new Set<Promise<void>>()
  const load = async (socket: IncomingMessage['socket']) => {
    const [{ createGateway }, { attachNode, createKillSwitch, connectLedger, loadAuthorize }] =
      await Promise.all([import('./gateway.ts'), import('./node.ts')])
    const { localAddress = '127.0.0.1', localPort = 80 } = socket
    const host = localAddress.includes(':') ? `[${localAddress}]` : localAddress
    const { switchedOff, ...priced } = readSettings(`http://${host}:${localPort}`, localPort)
    const settings = hasKey ? priced : { ...priced, models: priced.models?.map(withoutPrice) ?? [] }
    const ledger = await connectLedger(readVariable(env, 'GATEWAY_LEDGER') ?? '.saha/gateway.sqlite')
    const hook = await loadAuthorize(env)
    const gateway = createGateway({
      ...settings,
      ...hook,
      ledger,
      stopped: createKillSwitch(env, switchedOff),
    })
    return { mounted: attachNode(gateway), gateway, ledger }
  }
  let loading: ReturnType<typeof load> | undefined
  const loaded = async ({ socket }: IncomingMessage): Promise<Mounted> => {
    loading ??= load(socket).catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return (await loading).mounted
  }
  const upgrade = async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const mounted = await loaded(request)
    mounted.upgrade(request, socket, head)
  }
  return {
    prefix,
    handle: async (request, response) => {
      const answered = new Promise<void>((resolve) => response.once('close', () => resolve()))
      active.add(answered)
      void answered.then(() => active.delete(answered))
      const mounted = await loaded(request)
      mounted.handle(request, response)
    },
    upgrade: (request, socket, head) => {
      upgrade(request, socket, head).catch((error: unknown) => {
        console.error(error)
        socket.destroy()
      })
    },
    close: async () => {
      const { mounted, gateway, ledger } = (await loading) ?? {}
      loading = undefined
      mounted?.close()
      await Promise.all(active)
      await gateway?.drain()
      await ledger?.close()
    },
  }
}

/** Removes the price of a model, because a session with the local Gemini has no budget. */
function withoutPrice(model: Model): Model {
  if (model.makes === 'live') return { ...model, perMinute: 0, input: 0, output: 0 }
  return 'perUnit' in model ? { ...model, perUnit: 0, input: 0 } : { ...model, input: 0, output: 0 }
}

function pickSet(env: Environment): Environment {
  return Object.fromEntries(
    Object.keys(env).flatMap((name) => (readVariable(env, name) === undefined ? [] : [[name, env[name]]])),
  )
}
