/** Resolves the address of an imported game, on another site if `VITE_PLAY_ORIGIN` names one. */
export function getHostedAddress(gameUrl: string): string {
  const address = new URL(gameUrl, document.baseURI)
  const origin = import.meta.env.VITE_PLAY_ORIGIN
  if (!origin) return address.href
  return `${origin.replace(':*', location.port && `:${location.port}`)}${address.pathname}`
}

/** Name of a game's window, in which its first script finds the saves. Escapes what a name cannot hold. */
export const createFrameName = (storage: string | null): string => JSON.stringify({ saha: 1, storage })
