/** What a host gives its pages to have visitors select a key of their own. */
export interface KeyHost {
  hasSelectedApiKey(): Promise<boolean>
  openSelectKey(): Promise<void>
}

const isKeyHost = (value: unknown): value is KeyHost => {
  const { hasSelectedApiKey, openSelectKey } = Object(value) as Partial<Record<keyof KeyHost, unknown>>
  return typeof hasSelectedApiKey === 'function' && typeof openSelectKey === 'function'
}

/** The picker of the host that this page runs in, or null where there is none. */
export function keyHost(): KeyHost | null {
  const host: unknown = Reflect.get(globalThis, 'aistudio')
  return isKeyHost(host) ? host : null
}

/**
 * The key that the host's picker selected, where such hosts put it. It may come later than the picker says, and may
 * never come: then the host puts it into the calls itself, and what they are given here means nothing.
 */
export function hostKey(): string {
  const { process } = globalThis as { process?: { env?: Record<string, unknown> } }
  const key = process?.env?.['API_KEY']
  return typeof key === 'string' && key !== '' ? key : 'none'
}
