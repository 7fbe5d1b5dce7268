import type { StoryObj } from '@storybook/react-vite'
import { useEffect, useState, type ComponentType } from 'react'
import { waitFor } from 'storybook/test'
import type { Messages } from 'use-intl'
import { Backend } from '../adapters/appwrite/testing/backend.ts'
import { BackendSocket } from '../adapters/appwrite/testing/backend-sockets.ts'
import { catalogue, type Catalogue } from '../catalogue/index.ts'
import { backend as backendConfig } from '../config/config.ts'
import { FailureBoundary } from '../features/errors/failure-boundary.tsx'
import { FailureScreen } from '../features/errors/failure-screen.tsx'
import { LanguageProvider, loadMessages, type Locale, type LoadedMessages } from '../i18n/index.ts'
import { outbox } from '../features/outbox/outbox.ts'
import { AppRouter } from '../shell/app-router.tsx'
import { ScreenRoutes } from '../shell/screens.tsx'
import { AdminLabel } from '../screens/studio/content-generator/access.ts'
import { Session, SessionProvider } from '../features/session/session.tsx'
import { adulthood } from '../features/settings/adulthood.ts'
import { geminiAddress, refuses, type GeminiStub } from './gemini.ts'
import { reader } from './reader.ts'

interface PortalStory {
  /** The screen's path without its language, with query: `games?sort=title`. */
  path: string
  /** Rendered in place of the screen: a part of it. */
  part?: ComponentType
  /** The current time, which stands still. @default the clock's */
  now?: string
  /** A user is signed in. @default false */
  signedIn?: boolean
  /** The label that opens the content generator. @default none, so that every user may open it */
  adminLabel?: string
  /** The session never resolves. @default false */
  unknown?: boolean
  /** Sets up the backend's documents and failures. */
  prepare?: (backend: Backend) => void
  /** Stub of Gemini. @default refuses every call */
  gemini?: GeminiStub
  /** Contents of `sessionStorage`, by key. */
  sessionStored?: (locale: Locale) => Record<string, unknown>
  /** Contents of `localStorage`, by key. */
  stored?: Record<string, unknown>
  /** The user has confirmed to be 18 or older, which the AI tools require. @default true */
  adult?: boolean
  /** The browser is offline. @default false */
  offline?: boolean
  /** Overrides methods of the catalogue. */
  catalogueOverrides?: Partial<Catalogue>
  /** Matches when the screen has rendered. @default its heading */
  until?: string
  /** Interactions after that. */
  act?: (canvas: HTMLElement) => Promise<void>
}

/** The toolbar's mirrored English is English to the portal. */
const localeOf = (globals: Readonly<Record<string, unknown>>): Locale =>
  globals.locale === 'ar' ? 'ar' : 'en'

function clearPortalStorage(): void {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (key.startsWith('saha.')) storage.removeItem(key)
}

const originalFetch = window.fetch.bind(window)

const isBackendAddress = (address: Parameters<typeof fetch>[0]): address is string =>
  typeof address === 'string' && address.startsWith(backendConfig.endpoint)

/** Blocks the portal's requests between stories, such as those of a story's cleanup. */
const blockPortal: typeof fetch = (address, init) =>
  isBackendAddress(address) || geminiAddress(address) !== null
    ? Promise.resolve(new Response(null, { status: 204 }))
    : originalFetch(address, init)

/** The stub backend sends no realtime events. */
const OriginalWebSocket = window.WebSocket
window.WebSocket = new Proxy(OriginalWebSocket, {
  construct: (target, [address, ...more]: [string | URL, ...unknown[]]) =>
    String(address).startsWith(backendConfig.endpoint.replace(/^http/, 'ws'))
      ? new BackendSocket(String(address))
      : Reflect.construct(target, [address, ...more]),
})

/** Handles the portal's requests in the page. */
function stubFetch(backend: Backend, gemini: GeminiStub): () => void {
  window.fetch = (address, init) => {
    if (isBackendAddress(address)) return backend.fetch(address, init)
    const geminiUrl = geminiAddress(address)
    if (geminiUrl === null) return originalFetch(address, init)
    // Sent once per page for all stories, so it is not counted.
    if (geminiUrl.endsWith('/health')) return Promise.resolve(new Response(null, { status: 204 }))
    return Promise.resolve(gemini(geminiUrl))
  }
  return () => {
    window.fetch = blockPortal
  }
}

interface PortalProps {
  locale: Locale
  messages: Messages
  adminLabel: string | null
  Part: ComponentType
}

/** The portal at one URL, with a session that ends with the story. */
function Portal({ locale, messages, adminLabel, Part }: PortalProps) {
  const [session] = useState(() => new Session())
  useEffect(() => {
    void session.loadActors()
    return () => void session.dispose()
  }, [session])
  return (
    <FailureBoundary fallback={<FailureScreen />}>
      <SessionProvider session={session}>
        <AdminLabel value={adminLabel}>
          <AppRouter>
            <LanguageProvider locale={locale} messages={messages}>
              <Part />
            </LanguageProvider>
          </AppRouter>
        </AdminLabel>
      </SessionProvider>
    </FailureBoundary>
  )
}

/**
 * Creates a story of a screen inside the portal: real actors and adapters on a stub backend. Links work as in the
 * portal.
 */
export const portalStory = ({
  path,
  part = ScreenRoutes,
  now,
  signedIn = false,
  adminLabel,
  unknown = false,
  prepare,
  gemini = refuses(503),
  sessionStored,
  stored = {},
  adult = true,
  offline = false,
  catalogueOverrides = {},
  until = 'main h1',
  act,
}: PortalStory): StoryObj => ({
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  loaders: [async ({ globals }) => ({ messages: await loadMessages(localeOf(globals)) })],
  beforeEach: ({ globals }) => {
    const locale = localeOf(globals)
    const backend = new Backend()
    backend.accounts.set(reader.email, reader)
    if (signedIn) backend.session = reader.id
    prepare?.(backend)
    clearPortalStorage()
    for (const [key, value] of Object.entries(sessionStored?.(locale) ?? {}))
      sessionStorage.setItem(key, JSON.stringify(value))
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, JSON.stringify(value))
    if (adult) adulthood.set('confirmed')
    const { now: readClock } = Date
    if (now !== undefined) Date.now = () => Date.parse(now)
    if (offline) Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
    history.replaceState(null, '', `#/${locale}/${path}`)
    const stop = stubFetch(backend, gemini)
    const original = { ...catalogue }
    Object.assign(catalogue, catalogueOverrides)
    return () => {
      stop()
      Date.now = readClock
      // Reveals the browser's own property on the prototype.
      if (offline) Reflect.deleteProperty(navigator, 'onLine')
      Object.assign(catalogue, original)
      clearPortalStorage()
      outbox.acknowledge()
      history.replaceState(null, '', location.pathname + location.search)
    }
  },
  render: (_, { globals, loaded }) => (
    <Portal
      locale={localeOf(globals)}
      messages={(loaded.messages as LoadedMessages).messages}
      adminLabel={adminLabel ?? null}
      Part={part}
    />
  ),
  play: async ({ canvasElement }) => {
    const assertRendered = () => {
      if (!canvasElement.querySelector(until)) throw new Error(`The screen does not show ${until}.`)
      if (!unknown && canvasElement.querySelector('header [data-slot=skeleton]'))
        throw new Error('The header is still waiting for the session.')
      // They load in a separate chunk once the session is known.
      if (
        !unknown &&
        canvasElement.querySelector('main [data-slot=game-card]:not(:has(button[aria-pressed]))')
      )
        throw new Error('A game card has no favorite button yet.')
      if (canvasElement.querySelector('#share') && !canvasElement.querySelector('[data-slot=share-buttons]'))
        throw new Error('The share buttons are not loaded.')
    }
    await waitFor(assertRendered)
    await act?.(canvasElement)
  },
})
