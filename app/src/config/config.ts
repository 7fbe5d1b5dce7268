import { readSiteUrl } from './site-url.ts'

/** Where the backend is. Built in, so that switching from the embedded to a real Appwrite is configuration only. */
export interface BackendConfig {
  /** Absolute address of the API, ending in /v1. */
  endpoint: string
  project: string
  database: string
}

const { VITE_APPWRITE_ENDPOINT, VITE_APPWRITE_PROJECT, VITE_APPWRITE_DATABASE, VITE_SITE_URL } = import.meta
  .env as Record<string, string | undefined>

export const backend: BackendConfig = {
  // Asked when it is used: the build reads this file too, and has no address.
  get endpoint() {
    return new URL(VITE_APPWRITE_ENDPOINT ?? '/v1', window.location.origin).href
  },
  project: VITE_APPWRITE_PROJECT ?? 'games-portal',
  database: VITE_APPWRITE_DATABASE ?? 'games_db',
}

/** Where the portal is for everybody, with a slash at its end, as it was configured; null where it was not. */
export const configuredSiteUrl = (): string | null => readSiteUrl(VITE_SITE_URL) ?? null

/** The same; where this page came from when nothing else is configured. */
export const siteUrl = (): string => configuredSiteUrl() ?? new URL('.', document.baseURI).href
