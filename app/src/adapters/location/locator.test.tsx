import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { hold } from '../audio/testing/hold.ts'
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

  it('tells of a yes, then where the device is, to about a hundred meters', async () => {
    const { decide, find } = device('prompt')
    const held = hold(locator, undefined)
    await held.opened
    expect(held.facts).toEqual([])
    decide('granted')
    await held.until('locator.granted')
    find(24.71364, -46.67529)
    expect(await held.until('locator.found')).toEqual({
      type: 'locator.found',
      position: { latitude: 24.714, longitude: -46.675 },
    })
  })

  it('tells at once of a yes that was said before', async () => {
    device('granted')
    await hold(locator, undefined).until('locator.granted')
  })

  it.each([
    [1, 'permission'],
    [2, 'not-found'],
    [3, 'timeout'],
    [9, 'unknown'],
  ])('tells for code %i: %s', async (code, kind) => {
    const { fail } = device('prompt')
    const held = hold(locator, undefined)
    fail(code)
    expect(await held.until('locator.failed')).toEqual({ type: 'locator.failed', kind })
  })

  it('asks also where nobody tells of a yes, and hears of none once it is let go', async () => {
    const { decide, find, query } = device('prompt')
    query.mockRejectedValueOnce(new TypeError('geolocation'))
    const deaf = hold(locator, undefined)
    find(0, 0)
    await deaf.until('locator.found')
    const held = hold(locator, undefined)
    await held.opened
    await held.close()
    decide('granted')
    expect(held.facts).toEqual([])
  })
})
