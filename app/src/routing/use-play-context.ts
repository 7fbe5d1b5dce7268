import { useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { PlayContext } from './links.ts'

const isPlayContext = (text: string): text is PlayContext =>
  /^(?:all|new|featured|popular|(?:category|search|related):.+)$/su.test(text)

const neverChanges = () => () => {}

/** Returns the list that the URL names, or null if it is missing, unknown, or during hydration of the page without it. */
export function usePlayContext(): PlayContext | null {
  const [parameters] = useSearchParams()
  const from = useSyncExternalStore(
    neverChanges,
    () => parameters.get('from'),
    () => null,
  )
  return from !== null && isPlayContext(from) ? from : null
}
