import { useEffect, useState, type ComponentType } from 'react'
import { whenIdle } from '../when-idle.ts'

/**
 * What the page has to say of its connection, of what waits for one, and of a new version. It has nothing to say
 * before the page rests; where its script does not come, the page stands without it.
 */
export function OfflineNotices() {
  const [Notices, setNotices] = useState<ComponentType | null>(null)
  useEffect(() => {
    let isHere = true
    const stopWaiting = whenIdle(() => {
      import('../offline/notices.tsx').then(
        ({ default: loaded }) => isHere && setNotices(() => loaded),
        () => undefined,
      )
    })
    return () => {
      isHere = false
      stopWaiting()
    }
  }, [])
  return Notices && <Notices />
}
