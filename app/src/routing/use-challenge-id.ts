import { useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router-dom'
import { escapeText } from './escape.ts'

const neverChanges = () => () => {}

/** Returns the row to beat that the URL names, or null without one and during hydration of the page without it. */
export function useChallengeId(): string | null {
  const [parameters] = useSearchParams()
  return useSyncExternalStore(
    neverChanges,
    () => parameters.get('beat'),
    () => null,
  )
}

/** Adds the row to beat to a URL of a game. */
export const withChallenge = (href: string, rowId: string): string =>
  `${href}${href.includes('?') ? '&' : '?'}beat=${escapeText(rowId)}`
