import type { FailureKind } from '@saha/machines/port'
import type { Position, SmartSearchResources } from '@saha/machines/smart-search'

/** What browsers answer instead of a position, by its code. */
const kinds: Readonly<Record<number, FailureKind>> = { 1: 'permission', 2: 'not-found', 3: 'timeout' }

/** About a hundred meters: near enough for a café, and not somebody's door. */
const blurred = (degrees: number): number => Math.round(degrees * 1000) / 1000

const blurredPosition = ({ coords: { latitude, longitude } }: GeolocationPosition): Position => ({
  latitude: blurred(latitude),
  longitude: blurred(longitude),
})

/** Where somebody was a few minutes ago is where they are. */
const maximumAge = 300_000

/** Tells when the visitor says yes; one who has said so before is not asked. Some browsers do not tell. */
async function watchPermission(signal: AbortSignal, granted: () => void): Promise<void> {
  const permission = await navigator.permissions.query({ name: 'geolocation' })
  if (permission.state === 'granted') granted()
  else
    permission.addEventListener('change', () => permission.state === 'granted' && granted(), {
      once: true,
      signal,
    })
}

/** Asks the browser, and by it perhaps the visitor, where they are. The machine knows how long to wait. */
export const locator: SmartSearchResources['locator'] = async ({ signal, send }) => {
  watchPermission(signal, () => send({ type: 'locator.granted' })).catch(() => undefined)
  navigator.geolocation.getCurrentPosition(
    (position) => send({ type: 'locator.found', position: blurredPosition(position) }),
    ({ code }) => send({ type: 'locator.failed', kind: kinds[code] ?? 'unknown' }),
    { maximumAge },
  )
  // What is asked for cannot be called off: what comes too late is ignored. The signal ends the rest.
  return () => undefined
}
