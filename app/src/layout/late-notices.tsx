import { useEffect, useState, type ComponentType } from 'react'
import { loadChunk } from '../chunks/load-chunk.ts'
import { whenIdle } from '../platform/when-idle.ts'

type Load = () => Promise<{ default: ComponentType }>

/** A separate chunk, because it reports that other chunks failed to load. */
const connectionBanner: Load = () => loadChunk(() => import('./banners/connection-banner.tsx'))
const sessionNotices: Load = () => loadChunk(() => import('./session-notices.tsx'))

function Late({ load }: { load: Load }) {
  const [Notice, setNotice] = useState<ComponentType | null>(null)
  useEffect(() => {
    let isMounted = true
    const cancel = whenIdle(() => {
      load().then(
        ({ default: loaded }) => isMounted && setNotice(() => loaded),
        () => undefined,
      )
    })
    return () => {
      isMounted = false
      cancel()
    }
  }, [load])
  return Notice && <Notice />
}

/** Notices about connection, session, outbox and new versions. They load when the page is idle and are optional. */
export const LateNotices = () => (
  // Takes no space, so that neighbors keep their position.
  <div className="contents">
    <Late load={connectionBanner} />
    <Late load={sessionNotices} />
  </div>
)
