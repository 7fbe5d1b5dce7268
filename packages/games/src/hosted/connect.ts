import { connectPortal } from '../bridge/connection/connect-portal.ts'
import type { PortalConnection, PortalConnectionOptions } from '../bridge/connection/connect-portal.ts'

/** Connection of the first script of an imported game. */
export interface HostedConnection extends PortalConnection {
  /** Asks the portal to store the game's web storage. */
  storage: (data: string) => void
  /** Asks the portal to fill the screen with the game, or to stop doing so. */
  fullscreen: (on: boolean) => void
}

/** Passes the portal's messages to the bridge only: the game's handlers do not expect them. */
function createBridgeWindow(portal: Window): Window {
  const listeners = new Map<unknown, EventListener>()
  const bridgeWindow: Pick<Window, 'parent' | 'addEventListener' | 'removeEventListener'> = {
    parent: portal,
    addEventListener(type: string, listener: EventListenerOrEventListenerObject) {
      const filtered = (event: Event) => {
        if (!(event instanceof MessageEvent) || event.source !== portal) return
        event.stopImmediatePropagation()
        if (typeof listener === 'function') listener(event)
      }
      listeners.set(listener, filtered)
      window.addEventListener(type, filtered)
    },
    removeEventListener(type: string, listener: EventListenerOrEventListenerObject) {
      const filtered = listeners.get(listener)
      if (filtered) window.removeEventListener(type, filtered)
    },
  }
  return bridgeWindow as Window
}

/** Connects to the portal, if it frames this page. Runs before the page can hide its parent. */
export function connectHosted(options: PortalConnectionOptions): HostedConnection {
  const portal = window.parent
  const connection = connectPortal({
    ...options,
    self: portal === window ? window : createBridgeWindow(portal),
  })
  return {
    ...connection,
    storage: (data) => connection.send({ type: 'storage', data }),
    fullscreen: (on) => connection.send({ type: 'fullscreen', on }),
  }
}
