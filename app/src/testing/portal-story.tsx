import type { StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { waitFor } from 'storybook/test'
import type { Messages } from 'use-intl'
import { Backend } from '../adapters/appwrite/testing/backend.ts'
import { BackendSocket } from '../adapters/appwrite/testing/sockets.ts'
import { catalogue, type Catalogue } from '../catalogue/index.ts'
import { backend as backendConfig } from '../config/config.ts'
import { FailureBoundary } from '../features/errors/failure-boundary.tsx'
import { FailureScreen } from '../features/errors/failure-screen.tsx'
import { LanguageProvider, loadWords, type Locale, type Words } from '../i18n/index.ts'
import { outbox } from '../features/outbox/outbox.ts'
import { AppRouter } from '../shell/app-router.tsx'
import { ScreenRoutes } from '../shell/screens.tsx'
import { AdminLabel } from '../screens/studio/content-generator/access.ts'
import { Session, SessionProvider } from '../features/session/session.tsx'
import { adulthood } from '../features/settings/adulthood.ts'
import { geminiAddress, refuses, type GeminiStandIn } from './gemini.ts'
import { reader } from './reader.ts'

interface PortalStory {
  /** The screen's address without its language, with what it asks for: `games?tag=brain`. */
  path: string
  /** Somebody is signed in. @default false */
  signedIn?: boolean
  /** The label that opens the content generator. @default it is open to everybody */
  adminLabel?: string
  /** Who is here is never found out. @default false */
  unknown?: boolean
  /** What the backend keeps, and what goes wrong in it. */
  prepare?: (backend: Backend) => void
  /** What Gemini does with the screen's calls. @default it refuses them */
  gemini?: GeminiStandIn
  /** What a visitor's tab has kept from earlier, by its key in the session's storage. */
  kept?: (locale: Locale) => Record<string, unknown>
  /** What a visitor's browser has kept, by its key in the lasting storage. */
  stored?: Record<string, unknown>
  /** The visitor has confirmed to be 18 or older, which the AI tools ask for. @default true */
  adult?: boolean
  /** The browser has no connection. @default false */
  offline?: boolean
  /** What the catalogue answers instead of what it holds. */
  holds?: Partial<Catalogue>
  /** Matches once the screen stands as the story means it. @default its heading */
  until?: string
  /** What a visitor does then. */
  act?: (canvas: HTMLElement) => Promise<void>
}

/** The toolbar's mirrored English is English to the portal. */
const localeOf = (globals: Readonly<Record<string, unknown>>): Locale =>
  globals.locale === 'ar' ? 'ar' : 'en'

function forgetVisits(): void {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (key.startsWith('saha.')) storage.removeItem(key)
}

const overTheNetwork = window.fetch.bind(window)

/** No story reaches a service, also not with what it lets go of when it is over. */
const betweenStories: typeof fetch = (address, init) =>
  geminiAddress(address) === null
    ? overTheNetwork(address, init)
    : Promise.resolve(new Response(null, { status: 204 }))

/** The backend of a story tells nothing by itself. */
const overTheWire = window.WebSocket
window.WebSocket = new Proxy(overTheWire, {
  construct: (target, [address, ...more]: [string | URL, ...unknown[]]) =>
    String(address).startsWith(backendConfig.endpoint.replace(/^http/, 'ws'))
      ? new BackendSocket(String(address))
      : Reflect.construct(target, [address, ...more]),
})

/** Answers the portal's calls here instead of over the network. */
function standIn(backend: Backend, gemini: GeminiStandIn): () => void {
  window.fetch = (address, init) => {
    if (typeof address === 'string' && address.startsWith(backendConfig.endpoint))
      return backend.fetch(address, init)
    const asked = geminiAddress(address)
    if (asked === null) return overTheNetwork(address, init)
    // Asked once in a page, for all of its stories: it is no call of this one's.
    if (asked.endsWith('/health')) return Promise.resolve(new Response(null, { status: 204 }))
    return Promise.resolve(gemini(asked))
  }
  return () => {
    window.fetch = betweenStories
  }
}

interface PortalProps {
  locale: Locale
  messages: Messages
  adminLabel: string | null
}

/** The whole portal at one address, on a session of its own that ends with the story. */
function Portal({ locale, messages, adminLabel }: PortalProps) {
  const [session] = useState(() => new Session())
  useEffect(() => {
    void session.actors()
    return () => void session.end()
  }, [session])
  return (
    <FailureBoundary fallback={<FailureScreen />}>
      <SessionProvider session={session}>
        <AdminLabel value={adminLabel}>
          <AppRouter>
            <LanguageProvider locale={locale} messages={messages}>
              <ScreenRoutes />
            </LanguageProvider>
          </AppRouter>
        </AdminLabel>
      </SessionProvider>
    </FailureBoundary>
  )
}

/**
 * A screen where it stands in the portal: its real actors and adapters, before a backend that stands in for
 * Appwrite inside the page. Its links lead on, as they do in the portal.
 */
export const portalStory = ({
  path,
  signedIn = false,
  adminLabel,
  unknown = false,
  prepare,
  gemini = refuses(503),
  kept,
  stored = {},
  adult = true,
  offline = false,
  holds = {},
  until = 'main h1',
  act,
}: PortalStory): StoryObj => ({
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  loaders: [async ({ globals }) => ({ words: await loadWords(localeOf(globals)) })],
  beforeEach: ({ globals }) => {
    const locale = localeOf(globals)
    const backend = new Backend()
    backend.accounts.set(reader.email, reader)
    if (signedIn) backend.session = reader.id
    prepare?.(backend)
    forgetVisits()
    for (const [key, value] of Object.entries(kept?.(locale) ?? {}))
      sessionStorage.setItem(key, JSON.stringify(value))
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, JSON.stringify(value))
    if (adult) adulthood.set('confirmed')
    if (offline) Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
    history.replaceState(null, '', `#/${locale}/${path}`)
    const stop = standIn(backend, gemini)
    const own = { ...catalogue }
    Object.assign(catalogue, holds)
    return () => {
      stop()
      // The browser's own, below it, tells again how it is.
      if (offline) Reflect.deleteProperty(navigator, 'onLine')
      Object.assign(catalogue, own)
      forgetVisits()
      outbox.acknowledge()
      history.replaceState(null, '', location.pathname + location.search)
    }
  },
  render: (_, { globals, loaded }) => (
    <Portal
      locale={localeOf(globals)}
      messages={(loaded.words as Words).messages}
      adminLabel={adminLabel ?? null}
    />
  ),
  play: async ({ canvasElement }) => {
    const stands = () => {
      if (!canvasElement.querySelector(until)) throw new Error(`The screen does not show ${until}.`)
      if (!unknown && canvasElement.querySelector('header [data-slot=skeleton]'))
        throw new Error('The header does not know yet who is here.')
      // They come when it is known who is here, in a chunk of their own.
      if (
        !unknown &&
        canvasElement.querySelector('main [data-slot=game-card]:not(:has(button[aria-pressed]))')
      )
        throw new Error('A game has no heart yet.')
      if (canvasElement.querySelector('#share') && !canvasElement.querySelector('[data-slot=share-buttons]'))
        throw new Error('The share buttons are not loaded.')
    }
    await waitFor(stands, { timeout: 10_000 })
    await act?.(canvasElement)
  },
})
