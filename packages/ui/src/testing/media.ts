import { cdp } from 'vitest/browser'

interface DevTools {
  send: (method: string, params: object) => Promise<unknown>
}

/** `setEmulatedMedia` replaces all earlier emulation, so the test runner's own setting is repeated. */
const runnerColorScheme = { name: 'prefers-color-scheme', value: 'light' }

/** Emulates a media feature; an empty value resets it. */
export const emulateMedia = (
  name: 'forced-colors' | 'prefers-contrast' | 'prefers-reduced-motion',
  value: string,
) =>
  (cdp() as DevTools).send('Emulation.setEmulatedMedia', {
    media: '',
    features: [runnerColorScheme, { name, value }],
  })

/** Emulates paper, until {@link emulateMedia} is called. */
export const emulatePrint = () =>
  (cdp() as DevTools).send('Emulation.setEmulatedMedia', { media: 'print', features: [runnerColorScheme] })
