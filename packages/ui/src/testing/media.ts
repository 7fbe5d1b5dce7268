import { cdp } from 'vitest/browser'

interface DevTools {
  send: (method: string, params: object) => Promise<unknown>
}

/** Lets the system ask for something, as less motion or its own colors; an empty value takes that back. */
export const emulateMedia = (name: 'forced-colors' | 'prefers-reduced-motion', value: string) =>
  (cdp() as DevTools).send('Emulation.setEmulatedMedia', { features: [{ name, value }] })
