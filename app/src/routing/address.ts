import { matchPath } from 'react-router-dom'
import { isLocale, type Locale } from '../i18n/locale.ts'

/** What the address asks for once its language is known. */
export type Address = { kind: 'localized'; locale: Locale } | { kind: 'redirect'; to: string }

/** Splits `/en/game/x` into its first segment and the rest without slashes at its start. */
function split(pathname: string): { first: string; rest: string } {
  const [first = '', ...rest] = pathname.replace(/^\/+/, '').split('/')
  return { first, rest: rest.join('/').replace(/^\/+/, '') }
}

/** The language that a prefix means, however it is written: `AR` is Arabic. */
function languageOf(prefix: string): Locale | null {
  const written = prefix.toLowerCase()
  return isLocale(written) ? written : null
}

const isLanguageTag = (segment: string): boolean => /^[a-z]{2}(-[a-z0-9]{2,8})*$/i.test(segment)

/**
 * Decides which language an address speaks, or where it should have pointed: a missing prefix is added, a
 * prefix that is no language of ours is replaced where the rest is a known route. The query survives.
 * The result is always a path inside the portal, whatever the hash says.
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
  // A word alone is rather a place that does not exist than a language before the home page.
  const isPrefix = /^\/*[^/]+\//.test(pathname) || isLanguageTag(first)
  const path = !isKnown(whole) && isPrefix && isKnown(rest) ? rest : whole
  return { kind: 'redirect', to: `/${current}/${path}${search}` }
}

/** A path without its language: switching language is no change of place. */
export const placeOf = (pathname: string): string => split(pathname).rest

/** The same place in another language: the prefix changes, path and query stay. */
export function inLanguage(
  { pathname, search }: { pathname: string; search: string },
  locale: Locale,
): string {
  const { rest } = split(pathname)
  return `/${locale}/${rest}${search}`
}
