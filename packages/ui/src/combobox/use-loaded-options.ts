import { useEffect, useEffectEvent, useState } from 'react'
import { checkOptions, type ComboboxOption } from './option-rows.ts'

/** Loads options for a text. Reject, or throw, to show an error with a retry button. */
export type LoadOptions = (text: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>

/** Time without typing before a search starts, in ms. */
const typingPause = 250

interface LoadedOptions {
  status: 'ready' | 'loading' | 'failed'
  options: readonly ComboboxOption[]
  retry: () => void
}

const none: readonly ComboboxOption[] = []

/**
 * Loads the options for the text while the list is open. Typing on aborts the request, and so does closing the list.
 * The answer for the last text is kept.
 */
export function useLoadedOptions(load: LoadOptions | undefined, text: string, open: boolean): LoadedOptions {
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<{ key: string; options: readonly ComboboxOption[] | null }>()
  const key = `${attempt} ${text}`
  const isAnswered = answer?.key === key
  const isTyped = text !== ''
  const request = useEffectEvent(async (key: string, text: string, signal: AbortSignal) => {
    let options: readonly ComboboxOption[] | null = null
    try {
      options = checkOptions(await load?.(text, signal))
    } catch {
      // The person sees the failure; the host knows its reason.
    }
    if (!signal.aborted) setAnswer({ key, options })
  })
  const isLoading = load !== undefined && open && !isAnswered
  useEffect(() => {
    if (!isLoading) return undefined
    const controller = new AbortController()
    const timer = setTimeout(() => void request(key, text, controller.signal), isTyped ? typingPause : 0)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [isLoading, isTyped, key, text])
  return {
    status: isAnswered ? (answer.options ? 'ready' : 'failed') : 'loading',
    options: (isAnswered ? answer.options : null) ?? none,
    retry: () => setAttempt(attempt + 1),
  }
}
