import { useSearchParams } from 'react-router-dom'
import type { PlayContext } from './links.ts'

const isPlayContext = (text: string): text is PlayContext =>
  /^(?:all|new|featured|popular|(?:category|search|related):.+)$/su.test(text)

/** The list that the address says the reader came from; null where it names none that there is. */
export function usePlayContext(): PlayContext | null {
  const from = useSearchParams()[0].get('from')
  return from !== null && isPlayContext(from) ? from : null
}
