import { afterEach, vi } from 'vitest'
import { connectGame, connectPortal } from './index.ts'
import type { GameConnectionOptions, PortalConnectionOptions, Welcome } from './index.ts'
import { fakeWindows } from './fake-windows.ts'

export const welcome: Welcome = { locale: 'ar', dir: 'rtl', muted: true, seed: 7, level: 2, start: true }
export const opened: { close: () => void }[] = []
afterEach(() => {
  for (const side of opened.splice(0)) side.close()
  vi.useRealTimers()
})

export type Windows = ReturnType<typeof fakeWindows>

export function host(windows: Windows, options: Partial<GameConnectionOptions> = {}) {
  const connection = connectGame({
    frame: windows.frame,
    host: windows.host,
    game: 'zellige',
    welcome: () => welcome,
    ...options,
  })
  opened.push(connection)
  return connection
}
export function play(windows: Windows, options: Partial<PortalConnectionOptions> = {}) {
  const connection = connectPortal({ self: windows.self, game: 'zellige', ...options })
  opened.push(connection)
  return connection
}
export function meet(
  portal: Partial<GameConnectionOptions> = {},
  game: Partial<PortalConnectionOptions> = {},
  windows = fakeWindows(),
) {
  return { windows, host: host(windows, portal), link: play(windows, game) }
}
/** A callback and the promise of its next call. */
export function awaited<T>() {
  const { promise, resolve } = Promise.withResolvers<T>()
  return { promise, call: vi.fn<(value: T) => void>((value) => resolve(value)) }
}
export const ports = (windows: Windows) => windows.sent.filter(({ ports }) => ports.length > 0)
