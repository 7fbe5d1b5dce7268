import { useCallback, useEffect, useState } from 'react'
import { BackendError } from '../../adapters/appwrite/client/backend-error.ts'
import type { FailureKind } from '@saha/machines/port'

type Load<Value> = (signal: AbortSignal) => Promise<Value>

type Loaded<Value> =
  | { status: 'loading' }
  | { status: 'ready'; value: Value }
  | { status: 'failed'; kind: FailureKind }

/**
 * Loads a value while mounted.
 *
 * @param load a stable function; a new one loads again
 * @returns the state, and `reload` for a retry
 */
export function useLoaded<Value>(load: Load<Value>): Loaded<Value> & { reload: () => void } {
  const [attempt, setAttempt] = useState(0)
  const reload = useCallback(() => setAttempt((count) => count + 1), [])
  const [settled, setSettled] = useState<{ load: Load<Value>; attempt: number; state: Loaded<Value> }>()
  useEffect(() => {
    const unmounted = new AbortController()
    const settle = (state: Loaded<Value>) => {
      if (!unmounted.signal.aborted) setSettled({ load, attempt, state })
    }
    load(unmounted.signal).then(
      (value) => settle({ status: 'ready', value }),
      (error: unknown) =>
        settle({ status: 'failed', kind: error instanceof BackendError ? error.kind : 'unknown' }),
    )
    return () => unmounted.abort()
  }, [load, attempt])
  const isCurrent = settled?.load === load && settled.attempt === attempt
  const state: Loaded<Value> = isCurrent ? settled.state : { status: 'loading' }
  return { ...state, reload }
}
