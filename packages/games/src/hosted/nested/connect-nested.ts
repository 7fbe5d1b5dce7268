import type { HostedConnection } from '../connect.ts'
import type { FrameChannel } from './frame-channel.ts'

/** Reports of a page to the portal. */
export type PortalReports = Pick<
  HostedConnection,
  'loading' | 'ready' | 'gameplay' | 'score' | 'error' | 'storage' | 'fullscreen'
>

const names = ['loading', 'ready', 'gameplay', 'score', 'error', 'fullscreen'] as const

/** Reports to the portal through the page of the game that frames this one. */
export function connectNested({ post }: FrameChannel): PortalReports {
  const report = Object.fromEntries(names.map((name) => [name, (...given: unknown[]) => post(name, given)]))
  // The outermost page stores what its frames change.
  return { ...report, storage: () => undefined } as unknown as PortalReports
}

/** Passes what nested pages report to the portal, which validates it. */
export function reportNested(channel: FrameChannel, portal: PortalReports): void {
  for (const name of names)
    channel.on(name, (given) => {
      if (Array.isArray(given)) Reflect.apply(portal[name], portal, given)
    })
}
