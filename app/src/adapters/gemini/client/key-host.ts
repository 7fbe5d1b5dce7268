/** API of a host that lets its users select their own key. */
interface KeyHost {
  hasSelectedApiKey(): Promise<boolean>
  openSelectKey(): Promise<void>
}

const isKeyHost = (value: unknown): value is KeyHost => {
  const { hasSelectedApiKey, openSelectKey } = Object(value) as Partial<Record<keyof KeyHost, unknown>>
  return typeof hasSelectedApiKey === 'function' && typeof openSelectKey === 'function'
}

/** Returns the key picker of the host that embeds this page, or null without one. */
export function getKeyHost(): KeyHost | null {
  const host: unknown = Reflect.get(globalThis, 'aistudio')
  return isKeyHost(host) ? host : null
}

/**
 * Returns the key selected in the host's picker. The host may set it late or never: then it adds the key to each
 * call, and this value is ignored.
 */
export function getHostKey(): string {
  const { process } = globalThis as { process?: { env?: Record<string, unknown> } }
  const key = process?.env?.['API_KEY']
  return typeof key === 'string' && key !== '' ? key : 'none'
}
