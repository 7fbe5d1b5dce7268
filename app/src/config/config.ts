/** Address of the backend. Set at build time, so that moving to a hosted Appwrite is configuration only. */
export interface BackendConfig {
  /** Absolute URL of the API, ending in /v1. */
  endpoint: string
  project: string
  database: string
}

export const backend: BackendConfig = {
  // A getter, because the build imports this file without a document.
  get endpoint() {
    return new URL(import.meta.env.VITE_APPWRITE_ENDPOINT ?? '/v1', window.location.origin).href
  },
  project: import.meta.env.VITE_APPWRITE_PROJECT ?? 'games-portal',
  database: import.meta.env.VITE_APPWRITE_DATABASE ?? 'games_db',
}

/** The portal's public URL with a trailing slash, or null when it is not configured. The build has checked it. */
export const configuredSiteUrl = (): string | null => import.meta.env.VITE_SITE_URL || null

/** The portal's public URL; the URL of this document's folder when none is configured. */
export const siteUrl = (): string => configuredSiteUrl() ?? new URL('.', document.baseURI).href
