import { afterEach, vi } from 'vitest'
import { connectGame, connectPortal } from '../index.ts'
import type { GameConnectionOptions, PortalConnectionOptions, Welcome } from '../index.ts'
import { createFakeWindows } from './fake-windows.ts'

export const welcome: Welcome = { locale: 'ar', dir: 'rtl', muted: true, seed: 7, level: 2, start: true }
export const connections: { close: () => void }[] = []
afterEach(() => {
  for (const side of connections.splice(0)) side.close()
  vi.useRealTimers()
})

export type Windows = ReturnType<typeof createFakeWindows>

export function connectHost(windows: Windows, options: Partial<GameConnectionOptions> = {}) {
  const connection = connectGame({
    frame: windows.frame,
    host: windows.host,
    game: 'zellige',
    welcome: () => welcome,
    ...options,
  })
  connections.push(connection)
  return connection
}
export function connectPlayer(windows: Windows, options: Partial<PortalConnectionOptions> = {}) {
  const connection = connectPortal({ self: windows.self, game: 'zellige', ...options })
  connections.push(connection)
  return connection
}
export function connectBoth(
  portal: Partial<GameConnectionOptions> = {},
  game: Partial<PortalConnectionOptions> = {},
  windows = createFakeWindows(),
) {
  return { windows, host: connectHost(windows, portal), link: connectPlayer(windows, game) }
}
/** Creates a callback and the promise of its next call. */
export function createCallback<T>() {
  const { promise, resolve } = Promise.withResolvers<T>()
  return { promise, call: vi.fn<(value: T) => void>((value) => resolve(value)) }
}
export const getPortMessages = (windows: Windows) => windows.sent.filter(({ ports }) => ports.length > 0)
