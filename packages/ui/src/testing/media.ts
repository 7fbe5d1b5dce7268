import { cdp } from 'vitest/browser'

interface DevTools {
  send: (method: string, params: object) => Promise<unknown>
}

/** What is said of a page's media in one call takes back all that was said before, the runner's own choice too. */
const ofTheRunner = { name: 'prefers-color-scheme', value: 'light' }

/** Lets the system ask for something, as less motion or its own colors; an empty value takes that back. */
export const emulateMedia = (name: 'forced-colors' | 'prefers-reduced-motion', value: string) =>
  (cdp() as DevTools).send('Emulation.setEmulatedMedia', { features: [ofTheRunner, { name, value }] })
