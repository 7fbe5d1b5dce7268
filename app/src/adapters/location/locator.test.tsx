import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { openResource } from '@saha/machines/testing'
import { locator } from './locator.ts'

/** Creates a fake geolocation that responds on demand. */
function device(state: PermissionState) {
  const permission = Object.assign(new EventTarget(), { state })
  const query = vi.spyOn(navigator.permissions, 'query')
  query.mockResolvedValue(permission as PermissionStatus)
  const ask = vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation(() => {})
  onTestFinished(() => void vi.restoreAllMocks())
  const call = () => ask.mock.calls[0] ?? expect.fail('Nobody asked where the device is.')
  return {
    query,
    find: (latitude: number, longitude: number) =>
      call()[0]({ coords: { latitude, longitude } } as GeolocationPosition),
    fail: (code: number) => call()[1]?.({ code } as GeolocationPositionError),
    decide: (decision: PermissionState) => {
      permission.state = decision
      permission.dispatchEvent(new Event('change'))
    },
  }
}

describe('the locator', () => {
  beforeEach(() => void vi.restoreAllMocks())

  it('reports the permission, then the position rounded to about 100 m', async () => {
    const { decide, find } = device('prompt')
    const held = openResource(locator, undefined, onTestFinished)
    await held.opened
    expect(held.events).toEqual([])
    decide('granted')
    await held.until('locator.granted')
    find(24.71364, -46.67529)
    expect(await held.until('locator.found')).toEqual({
      type: 'locator.found',
      position: { latitude: 24.714, longitude: -46.675 },
    })
  })

  it('reports an earlier permission at once', async () => {
    device('granted')
    await openResource(locator, undefined, onTestFinished).until('locator.granted')
  })

  it.each([
    [1, 'permission'],
    [2, 'not-found'],
    [3, 'timeout'],
    [9, 'unknown'],
  ])('reports code %i as %s', async (code, kind) => {
    const { fail } = device('prompt')
    const held = openResource(locator, undefined, onTestFinished)
    fail(code)
    expect(await held.until('locator.failed')).toEqual({ type: 'locator.failed', kind })
  })

  it('works without permission events, and reports nothing after disposal', async () => {
    const { decide, find, query } = device('prompt')
    query.mockRejectedValueOnce(new TypeError('geolocation'))
    const deaf = openResource(locator, undefined, onTestFinished)
    find(0, 0)
    await deaf.until('locator.found')
    const held = openResource(locator, undefined, onTestFinished)
    await held.opened
    await held.close()
    decide('granted')
    expect(held.events).toEqual([])
  })
})
