import type { HostedGame } from '../../src/catalogue/hosted/hosted-schema.ts'

type SdkName = NonNullable<HostedGame['sdk']>

/** Addresses of SDKs without their scheme, as their documentation names them. */
const sdks: readonly { name: SdkName; host: string; path: string }[] = [
  { name: 'crazygames-v3', host: 'sdk.crazygames.com', path: '/crazygames-sdk-v3.js' },
  { name: 'poki-v2', host: 'game-cdn.poki.com', path: '/scripts/v2/poki-sdk.js' },
  { name: 'playgama-bridge', host: 'bridge.playgama.com', path: '(/[\\w.-]+)*/playgama-bridge.js' },
]

/** A slash, which JSON and scripts may escape. */
const slash = String.raw`\\?/`

const patterns = sdks.map(({ name, host, path }) => {
  const address = `${slash}${slash}${host.replaceAll('.', String.raw`\.`)}${path.replaceAll('/', slash).replaceAll('.js', String.raw`\.js`)}`
  return { name, pattern: new RegExp(`(?:https?:)?${address}(?:\\?[\\w=&.;-]*)?`, 'g') }
})

/** Returns the address of an adapter, beside the first script, from a folder of the game. */
const adapterAddress = (name: SdkName, wayUp: string): string => `${wayUp}../../sdk/${name}.js`

interface RewrittenText {
  text: string
  /** The last SDK that was found. */
  sdk?: SdkName
}

/**
 * Replaces the addresses of SDKs by those of the portal's adapters.
 * @param wayUp from the document to the folder of the game
 */
export function rewriteSdks(text: string, wayUp: string): RewrittenText {
  let result: RewrittenText = { text }
  for (const { name, pattern } of patterns) {
    const changed = result.text.replaceAll(pattern, adapterAddress(name, wayUp))
    if (changed !== result.text) result = { text: changed, sdk: name }
  }
  return result
}
