import type { FailureKind } from '@saha/machines/port'
import type { Position, SmartSearchResources } from '@saha/machines/smart-search'

/** Failure kinds by GeolocationPositionError code. */
const kinds: Readonly<Record<number, FailureKind>> = { 1: 'permission', 2: 'not-found', 3: 'timeout' }

/** Rounds to about 100 m: enough for a café, but no one's address. */
const roundCoordinate = (degrees: number): number => Math.round(degrees * 1000) / 1000

const roundPosition = ({ coords: { latitude, longitude } }: GeolocationPosition): Position => ({
  latitude: roundCoordinate(latitude),
  longitude: roundCoordinate(longitude),
})

/** Maximum age of a cached position, in ms. */
const maximumAge = 300_000

/** Reports when the user grants the permission, at once if already granted. Some browsers never report it. */
async function watchPermission(signal: AbortSignal, granted: () => void): Promise<void> {
  const permission = await navigator.permissions.query({ name: 'geolocation' })
  if (permission.state === 'granted') granted()
  else
    permission.addEventListener('change', () => permission.state === 'granted' && granted(), {
      once: true,
      signal,
    })
}

/** Requests the user's position, which may open a permission prompt. The machine has the timeout. */
export const locator: SmartSearchResources['locator'] = async ({ signal, send }) => {
  watchPermission(signal, () => send({ type: 'locator.granted' })).catch(() => undefined)
  navigator.geolocation.getCurrentPosition(
    (position) => send({ type: 'locator.found', position: roundPosition(position) }),
    ({ code }) => send({ type: 'locator.failed', kind: kinds[code] ?? 'unknown' }),
    { maximumAge },
  )
  // A geolocation request cannot be cancelled: a late result is ignored.
  return () => undefined
}
