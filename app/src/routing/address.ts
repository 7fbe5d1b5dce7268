import { matchPath } from 'react-router-dom'
import { isLocale, type Locale } from '../i18n/locale.ts'

/** A URL with its language, or the URL to redirect to. */
export type Address = { kind: 'localized'; locale: Locale } | { kind: 'redirect'; to: string }

/** Splits `/en//game/x/` into its first segment and the rest, without superfluous slashes. */
function split(pathname: string): { first: string; rest: string } {
  const [first = '', ...rest] = pathname.split('/').filter(Boolean)
  return { first, rest: rest.join('/') }
}

/** Language of a prefix, ignoring case. */
function languageOf(prefix: string): Locale | null {
  const written = prefix.toLowerCase()
  return isLocale(written) ? written : null
}

const isLanguageTag = (segment: string): boolean => /^[a-z]{2}(-[a-z0-9]{2,8})*$/i.test(segment)

/**
 * Determines the language of a URL. Adds a missing prefix, and replaces an unknown one if the rest is a known route.
 * The query is kept. The result is always a path inside the portal.
 */
export function readAddress(
  { pathname, search }: { pathname: string; search: string },
  current: Locale,
  patterns: readonly string[],
): Address {
  const { first, rest } = split(pathname)
  const locale = languageOf(first)
  if (locale) {
    const canonical = `/${locale}/${rest}`
    const asWritten = pathname === canonical || pathname === `/${locale}`
    return asWritten ? { kind: 'localized', locale } : { kind: 'redirect', to: `${canonical}${search}` }
  }
  const whole = rest ? `${first}/${rest}` : first
  const isKnown = (path: string) => patterns.some((pattern) => matchPath(`/${pattern}`, `/${path}`) !== null)
  // A single unknown word is treated as a missing page, not as a language.
  const isPrefix = /^\/*[^/]+\//.test(pathname) || isLanguageTag(first)
  const path = !isKnown(whole) && isPrefix && isKnown(rest) ? rest : whole
  return { kind: 'redirect', to: `/${current}/${path}${search}` }
}

/** Removes the language from a path: switching language is not a navigation. */
export const withoutLanguage = (pathname: string): string => split(pathname).rest

/** Replaces the language of a path and keeps path and query. */
export function withLanguage(
  { pathname, search }: { pathname: string; search: string },
  locale: Locale,
): string {
  const { rest } = split(pathname)
  return `/${locale}/${rest}${search}`
}
