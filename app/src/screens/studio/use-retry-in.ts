import { useEffect, useState } from 'react'
import { GeminiError } from '../../adapters/gemini/failure.ts'

/** Nobody waits longer in front of a button, in seconds: then it may be pressed, and refuses anew. */
const longest = 300

const nothing = { retryAfter: null, retryAt: null }

function momentOf(failure: { readonly cause?: unknown } | null): number {
  const { retryAfter, retryAt } = failure?.cause instanceof GeminiError ? failure.cause : nothing
  return retryAt !== null && retryAfter !== null && retryAfter <= longest ? retryAt : 0
}

const secondsUntil = (at: number) => Math.max(0, Math.ceil((at - Date.now()) / 1000))

/** Seconds until asking again may help, as far as the service says so: they go by while somebody watches. */
export function useRetryIn(failure: { readonly cause?: unknown } | null): number {
  const at = momentOf(failure)
  const [, count] = useState(0)
  const seconds = secondsUntil(at)
  useEffect(() => {
    if (seconds === 0) return undefined
    // To the next whole second, which is when the figure changes.
    const timer = setTimeout(() => count((times) => times + 1), ((at - Date.now()) % 1000) + 1)
    return () => clearTimeout(timer)
  })
  return seconds
}
