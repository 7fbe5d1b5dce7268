import { readSiteUrl } from './site-url.ts'

/** Address of the backend. Set at build time, so that moving to a hosted Appwrite is configuration only. */
export interface BackendConfig {
  /** Absolute URL of the API, ending in /v1. */
  endpoint: string
  project: string
  database: string
}

const { VITE_APPWRITE_ENDPOINT, VITE_APPWRITE_PROJECT, VITE_APPWRITE_DATABASE, VITE_SITE_URL } = import.meta
  .env as Record<string, string | undefined>

export const backend: BackendConfig = {
  // A getter, because the build imports this file without a document.
  get endpoint() {
    return new URL(VITE_APPWRITE_ENDPOINT ?? '/v1', window.location.origin).href
  },
  project: VITE_APPWRITE_PROJECT ?? 'games-portal',
  database: VITE_APPWRITE_DATABASE ?? 'games_db',
}

/** The portal's public URL with a trailing slash, or null when it is not configured. */
export const configuredSiteUrl = (): string | null => readSiteUrl(VITE_SITE_URL) ?? null

/** The portal's public URL; the URL of this document's folder when none is configured. */
export const siteUrl = (): string => configuredSiteUrl() ?? new URL('.', document.baseURI).href
