import { useEffect, useState, type ComponentType } from 'react'
import { loadChunk } from '../chunks/load-chunk.ts'
import { whenIdle } from '../platform/when-idle.ts'

type Load = () => Promise<{ default: ComponentType }>

/** Apart from the rest, because it tells that what the rest needs did not come. */
const connectionBanner: Load = () => loadChunk(() => import('./connection-banner.tsx'))
const sessionNotices: Load = () => loadChunk(() => import('./session-notices.tsx'))

function Late({ load }: { load: Load }) {
  const [Notice, setNotice] = useState<ComponentType | null>(null)
  useEffect(() => {
    let isHere = true
    const stopWaiting = whenIdle(() => {
      load().then(
        ({ default: loaded }) => isHere && setNotice(() => loaded),
        () => undefined,
      )
    })
    return () => {
      isHere = false
      stopWaiting()
    }
  }, [load])
  return Notice && <Notice />
}

/**
 * What the page has to say of its connection, of who is here, of what waits, and of a new version. It has nothing to
 * say before the page rests; where a script of it does not come, the page stands without it.
 */
export const LateNotices = () => (
  // In a place of its own, without room: whatever stands beside it keeps its own.
  <div className="contents">
    <Late load={connectionBanner} />
    <Late load={sessionNotices} />
  </div>
)
