import { Suspense, lazy, type ComponentType } from 'react'
import { whenIdle } from '../when-idle.ts'

/** They have nothing to say before the page rests; where they do not come, the page stands without them. */
const Notices = lazy(async (): Promise<{ default: ComponentType }> => {
  await new Promise<void>((resolve) => void whenIdle(resolve))
  return import('../offline/notices.tsx').catch(() => ({ default: () => null }))
})

/** What the page has to say of its connection, of what waits for one, and of a new version. */
export const OfflineNotices = () => (
  <Suspense fallback={null}>
    <Notices />
  </Suspense>
)
