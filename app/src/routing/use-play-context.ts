import { useSearchParams } from 'react-router-dom'
import type { PlayContext } from './links.ts'

const isPlayContext = (text: string): text is PlayContext =>
  /^(?:all|new|featured|popular|(?:category|search|related):.+)$/su.test(text)

/** Returns the list that the URL names, or null if it is missing or unknown. */
export function usePlayContext(): PlayContext | null {
  const from = useSearchParams()[0].get('from')
  return from !== null && isPlayContext(from) ? from : null
}
