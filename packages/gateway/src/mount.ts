import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { type Environment, readEnvironment, textOf } from './config/environment.ts'
import type { Model } from './models.ts'
import type { Mounted } from './node/mount.ts'

/** A gateway below a path of another server. */
export interface MountedService {
  /** Path without a slash at its end. */
  readonly prefix: string
  readonly handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
  /** Ends all conversations, waits for what is under way to be written down, and closes the ledger. */
  readonly close: () => Promise<void>
}

/** Nothing that the local Gemini answers costs anything, so nobody is kept from it. */
const FREE_LIMITS = Object.fromEntries(
  ['VISITOR', 'NETWORK', 'TOTAL'].flatMap((who) => [
    [`GATEWAY_${who}_DOLLARS_PER_DAY`, '1000000'],
    [`GATEWAY_${who}_CALLS_PER_MINUTE`, '100000'],
    [`GATEWAY_${who}_CALLS_AT_ONCE`, '1000'],
  ]),
)

/**
 * A gateway below a path of another server, as `saha-local-cloud --service` wants one. With `GEMINI_API_KEY` it stands
 * before Google, without it before the local Gemini that the same server has at `/gemini`. Who has the admin label, where
 * there is one, the Appwrite of the same server is asked. Live conversations are
 * relayed, so a page needs no origin but its own. It is loaded with the first request, when the port is known.
 *
 * @param env what `npx @saha/gateway --help` lists; nothing of it must be set. `GATEWAY_LEDGER` names the ledger's file
 *   (`.saha/gateway.sqlite`)
 * @throws {StartupError} with a sentence that says what to write
 */
export function createService(prefix: string, env: Environment = process.env): MountedService {
  const hasKey = textOf(env, 'GEMINI_API_KEY') !== undefined
  const readSettings = (host: string, port: number) =>
    readEnvironment({
      ...(hasKey ? {} : { ...FREE_LIMITS, GATEWAY_UPSTREAM: `${host}/gemini` }),
      GATEWAY_ORIGINS: `http://localhost:${port},http://127.0.0.1:${port}`,
      GATEWAY_APPWRITE_ENDPOINT: `${host}/v1`,
      ...pickSet(env),
      GATEWAY_BASE_PATH: prefix,
    })
  // What is wrong with the environment is wrong with every port: say so before anybody asks.
  readSettings('http://127.0.0.1:1', 1)

  const active = new Set<Promise<void>>()
  const load = async (socket: IncomingMessage['socket']) => {
    const [{ createGateway }, { attachNode, createKillSwitch, openLedger }] = await Promise.all([
      import('./gateway.ts'),
      import('./node.ts'),
    ])
    const { localAddress = '127.0.0.1', localPort = 80 } = socket
    const host = localAddress.includes(':') ? `[${localAddress}]` : localAddress
    const { switchedOff, ...priced } = readSettings(`http://${host}:${localPort}`, localPort)
    const settings = hasKey ? priced : { ...priced, models: priced.models?.map(withoutPrice) ?? [] }
    const ledger = openLedger(textOf(env, 'GATEWAY_LEDGER') ?? '.saha/gateway.sqlite')
    const mounted = attachNode(
      createGateway({ ...settings, ledger, stopped: createKillSwitch(env, switchedOff) }),
    )
    return { mounted, ledger }
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
      const { mounted, ledger } = (await loading) ?? {}
      loading = undefined
      mounted?.close()
      await Promise.all(active)
      // A call that was broken off is settled in the same turn in which its answer has closed.
      await new Promise(setImmediate)
      ledger?.close()
    },
  }
}

/** A model of the local Gemini: a conversation with it has no share of a budget to spend. */
function withoutPrice(model: Model): Model {
  if (model.makes === 'live') return { ...model, perMinute: 0, input: 0, output: 0 }
  return 'perUnit' in model ? { ...model, perUnit: 0, input: 0 } : { ...model, input: 0, output: 0 }
}

function pickSet(env: Environment): Environment {
  return Object.fromEntries(
    Object.keys(env).flatMap((name) => (textOf(env, name) === undefined ? [] : [[name, env[name]]])),
  )
}
